import { plainText } from '../../../contract/typed/plain-text.ts'
import { terpeneKey } from '../../../rules/menu/terpenes.ts'
import type { StoredTerpene, Words } from '../../db/schema.ts'
import { type DecimalSign, readNumber } from '../numbers/readings.ts'

/** Names that differ between the languages; others are the same in both. */
const names: readonly Words[] = [
  { en: 'Myrcene', fr: 'Myrcène' },
  { en: 'Limonene', fr: 'Limonène' },
  { en: 'Caryophyllene', fr: 'Caryophyllène' },
  { en: 'Pinene', fr: 'Pinène' },
  { en: 'Linalool', fr: 'Linalol' },
  { en: 'Humulene', fr: 'Humulène' },
  { en: 'Terpinolene', fr: 'Terpinolène' },
  { en: 'Terpinene', fr: 'Terpinène' },
  { en: 'Ocimene', fr: 'Ocimène' },
  { en: 'Farnesene', fr: 'Farnésène' },
  { en: 'Valencene', fr: 'Valencène' },
  { en: 'Camphene', fr: 'Camphène' },
  { en: 'Carene', fr: 'Carène' },
  { en: 'Phellandrene', fr: 'Phellandrène' },
  { en: 'Nerolidol', fr: 'Nérolidol' },
  { en: 'Geraniol', fr: 'Géraniol' }
]

const share = /^(\p{L}[^%;|]*?)[\s:=(-]*([.,]?\d[\d.,]*)\s*(%|mg\/g)\s*\)?$/u
const prefix = /^((?:alpha|beta|gamma|delta|trans|cis|[αβγδ])[\s-]+)?(.+)$/iu

/**
 * Reads terpenes with their shares, `Myrcene 0.8%; Limonene 4 mg/g`; undefined if a share is missing or can't be read. An
 * empty text has none.
 */
export function readTerpenes(text: string, sign?: DecimalSign): StoredTerpene[] | undefined {
  const parts = text.split(/[;|]|,(?=\s*\p{L})/u).map(part => part.trim())
  const read = parts.filter(part => part !== '').map(part => readShare(part, sign))
  const terpenes = read.filter(terpene => terpene !== undefined)
  const keys = new Set(terpenes.map(({ name }) => terpeneKey(name.en)))
  const total = terpenes.reduce((sum, { percent }) => sum + percent, 0)
  return terpenes.length < read.length || keys.size < read.length || total > 100 ? undefined : terpenes
}

function readShare(part: string, sign: DecimalSign | undefined): StoredTerpene | undefined {
  const [, name = '', figure = '', unit = ''] = share.exec(part) ?? []
  const value = readNumber(figure, sign)
  if (typeof value !== 'number') return undefined
  const percent = unit === '%' ? value : value / 10
  return percent > 100 ? undefined : { name: namesOf(plainText(name)), percent: Math.round(percent * 10_000) / 10_000 }
}

/** Returns the name in both languages: `beta-Caryophyllene` and `Bêta-caryophyllène` keep what stands before it. */
function namesOf(name: string): Words {
  const [, before = '', main = name] = prefix.exec(name) ?? []
  const known = names.find(({ en, fr }) => [en, fr].some(word => terpeneKey(word) === terpeneKey(main)))
  return known ? { en: `${before}${known.en}`, fr: `${before}${known.fr}` } : { en: name, fr: name }
}
