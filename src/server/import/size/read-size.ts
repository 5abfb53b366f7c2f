import type { Words } from '../../db/schema.ts'
import type { DecimalSign } from '../numbers/readings.ts'
import { type Amount, type ParsedSize, parseSize, unclear } from './parse-size.ts'
import { containers, pieceWords } from './units.ts'

/**
 * A size as it is shown, with its weight in milligrams (thousandths of a piece for seeds); null if it states none. If
 * it has numbers that can't be read, `reason` is the end of a sentence about it.
 */
export interface Size {
  words: Words
  weightMilli: number | null
  reason?: string | undefined
  /** How many containers it has, and how much each holds, if it is a size by volume. */
  volume?: { count: number; millilitres: number }
  /** True for a number of milligrams, which may be a product's content instead of its weight. */
  isMilligrams?: boolean
}

type Measure = Extract<ParsedSize, { kind: 'measure' }>

const noted = new RegExp(String.raw`^(.*?[^\s,(–-])[\s,–-]*(?:\(([^()]*)\)|\[([^[\]]*)\]|\b(${pieceWords}))$`, 'i')

/**
 * Reads a size of a list: `0.5 g`, `3 x 0,5 g`, `1/8 oz`, `Eighth`, `12 fl oz`, `3.5 g (jar)`, `5 seeds`. `1 pack` and
 * `each` have no weight.
 */
export function readSize(text: string, sign?: DecimalSign): Size {
  const shown = text.trim()
  const [, main, ...notes] = noted.exec(shown) ?? []
  const note = notes.find(part => part !== undefined)
  const whole = parseSize(plain(shown), sign)
  if (whole.kind !== 'unclear' && whole.kind !== 'label') return sized(whole, shown)
  if (main === undefined || note === undefined) return sized(whole, shown)
  return withNote(parseSize(plain(main), sign), parseSize(plain(note), sign), { shown, note })
}

/** Joins the meanings of a size and of the note behind it, which may say the same in another way. */
function withNote(main: ParsedSize, note: ParsedSize, { shown, note: text }: { shown: string; note: string }): Size {
  if (main.kind === 'unclear') return sized(main, shown)
  if (note.kind === 'unclear') return sized(note, shown)
  if (main.kind === 'measure' && note.kind === 'measure') return sized(sameWeight(main, note), shown)
  if (main.kind === 'pieces' && note.kind === 'measure') return sized(packOf(main.count, note), shown)
  if (main.kind === 'measure' && note.kind === 'pieces' && note.count > 1) return sized(packOf(note.count, main), shown)
  const size = sized(main, shown)
  return main.kind === 'measure' ? { ...size, words: notedWords(size.words, text) } : size
}

const milli = ({ count, amount, unit }: Measure): number => Math.round(count * amount.value * unit.milligrams)

function sameWeight(main: Measure, note: Measure): ParsedSize {
  const [mainWeight, noteWeight] = [milli(main), milli(note)]
  if (note.isEach && noteWeight < mainWeight) return { ...note, count: Math.round(mainWeight / noteWeight) }
  if (Math.abs(mainWeight - noteWeight) > Math.max(mainWeight, noteWeight) * 0.02)
    return unclear('says two different weights: write one')
  // Labels are exact in grams; ounces are rounded.
  const isImperial = main.unit.en === 'oz' || main.unit.en === 'fl oz'
  return isImperial || note.count > main.count ? note : main
}

function packOf(count: number, each: Measure): ParsedSize {
  if (count === 1 || each.isEach) return { ...each, count: count * each.count }
  return unclear(`can mean ${count} of that weight or that weight for all ${count}: write it like 3 x 0.5 g`)
}

function sized(size: ParsedSize, shown: string): Size {
  const same = { en: shown, fr: shown }
  if (size.kind === 'unclear') return { words: same, weightMilli: null, reason: size.reason }
  if (size.kind === 'pieces') return { words: piecesWords(size.count, shown), weightMilli: null }
  if (size.kind !== 'measure') return { words: same, weightMilli: null }
  const weightMilli = milli(size)
  if (weightMilli === 0 || weightMilli >= 1_000_000_000)
    return { words: same, weightMilli: null, reason: 'has a weight that no package has' }
  const { count, amount, unit } = size
  const volume = volumes.has(unit.en) && { count, millilitres: Math.round((amount.value * unit.milligrams) / 1000) }
  return { words: measureWords(size), weightMilli, isMilligrams: unit.en === 'mg', ...(volume && { volume }) }
}

/** Units of volume, of which a gram is a millilitre. */
const volumes: ReadonlySet<string> = new Set(['mL', 'cL', 'L', 'fl oz'])

function measureWords({ count, amount, unit }: Measure): Words {
  const times = count === 1 ? '' : `${count} x `
  const seeds = unit.fr === 'graines' && amount.value === 1
  const [en, fr] = seeds ? ['seed', 'graine'] : [unit.en, unit.fr]
  return { en: `${times}${amountText(amount, '.')} ${en}`, fr: `${times}${amountText(amount, ',')} ${fr}` }
}

function amountText({ value, fraction }: Amount, sign: DecimalSign): string {
  if (fraction === undefined) return String(value).replace('.', sign)
  const [whole, over, under] = fraction
  return `${whole === 0 ? '' : `${whole} `}${over}/${under}`
}

function piecesWords(count: number, shown: string): Words {
  if (/^(?:each|ea\.?|single|chacun|(?:à )?l['’]unité|unité)$/i.test(shown)) return { en: 'Each', fr: 'À l’unité' }
  if (!/^(?:\d+[\s-]*(?:packs?|pk)|(?:packs? of|paquets? de) \d+|1 paquet)$/i.test(shown))
    return { en: shown, fr: shown }
  if (count === 1) return { en: '1 pack', fr: '1 paquet' }
  return { en: /^[\dp].*pack/i.test(shown) ? shown : `${count}-pack`, fr: `Paquet de ${count}` }
}

function notedWords({ en, fr }: Words, note: string): Words {
  const known = containers.find(pair => pair.includes(note.toLowerCase()))
  const [english, french] = known ?? [note, note]
  return /[\p{L}\d]/u.test(note) ? { en: `${en} (${english})`, fr: `${fr} (${french})` } : { en, fr }
}

const fractions = /(\d?)\s*([½⅓⅔¼¾⅛⅜⅝⅞])/g

function plain(text: string): string {
  return text
    .replace(/^\s*([¼½⅛])\s*$/, '$1 oz')
    .replace(fractions, (_, digit: string, sign: string) => `${digit}${digit && ' '}${sign.normalize('NFKC')}`)
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replace(/[×✕✖*]/g, 'x')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim()
}
