import type { Words } from '../server/db/schema.ts'
import { readNumber } from './values.ts'

/** A size as it is shown, with its weight in milligrams (thousandths of a piece for seeds); null if it states none. */
export interface Size {
  words: Words
  weightMilli: number | null
}

const measure = /^(?:(\d+)\s*[x×]\s*)?([\d.,]+)\s*(mg|g|kg|oz|ml|l|seeds?)$/i
const packs = /^(?:(\d+)[- ]?packs?|packs? of (\d+))$/i

/** Milligrams per unit; a millilitre counts as a gram, which is exact for drinks and errs on the safe side for oils. */
const milligrams: Record<string, number> = {
  mg: 1,
  g: 1000,
  kg: 1_000_000,
  oz: 28_350,
  ml: 1000,
  l: 1_000_000,
  seed: 1000,
  seeds: 1000
}

/** Parses `0.5 g`, `3 x 0.5 g`, `50 mL`, `5 seeds`; `1 pack` and `each` have a text but no weight. */
export function readSize(text: string): Size {
  const plain = text.trim()
  const match = measure.exec(plain)
  if (match !== null) return measured(match, plain)
  const pack = packs.exec(plain)
  const many = Number(pack?.[1] ?? pack?.[2])
  if (pack !== null) return { words: packOf(many, plain), weightMilli: null }
  if (/^each$/i.test(plain)) return { words: { en: 'Each', fr: 'À l’unité' }, weightMilli: null }
  return { words: { en: plain, fr: plain }, weightMilli: null }
}

function measured(match: RegExpExecArray, plain: string): Size {
  const each = readNumber(match[2] ?? '')
  const factor = milligrams[match[3]?.toLowerCase() ?? '']
  if (each === undefined || factor === undefined) return { words: { en: plain, fr: plain }, weightMilli: null }
  const weight = Math.round(each * factor * Number(match[1] ?? 1))
  const isSafe = weight > 0 && weight < 1_000_000_000
  const french = plain.replace(/(\d)\.(\d)/g, '$1,$2').replace(/seeds?/i, 'graines')
  return { words: { en: plain, fr: french }, weightMilli: isSafe ? weight : null }
}

function packOf(many: number, plain: string): Words {
  return many === 1 ? { en: '1 pack', fr: '1 paquet' } : { en: plain, fr: `Paquet de ${many}` }
}
