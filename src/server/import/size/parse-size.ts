import { type DecimalSign, readNumber } from '../numbers/readings.ts'
import { fractionWords, pieceWords, type Unit, units, unitsByName } from './units.ts'

/** An amount as a decimal number, or as a fraction after a whole number. */
export interface Amount {
  value: number
  fraction?: readonly [whole: number, over: number, under: number]
}

/** A size's meaning. A `label` has no digit, such as `Large`; `each` stands behind a weight that is one piece's. */
export type ParsedSize =
  | { kind: 'measure'; count: number; amount: Amount; unit: Unit; isEach: boolean }
  | { kind: 'pieces'; count: number }
  | { kind: 'potency' }
  | { kind: 'label' }
  | { kind: 'unclear'; reason: string }

type Measure = Extract<ParsedSize, { kind: 'measure' }>

const piece = String.raw`(?:${pieceWords})\.?`
const unitNames = units
  .flatMap(unit => unit.names)
  .toSorted((a, b) => b.length - a.length)
  .map(name => name.replace('.', String.raw`\.`))
const unit = String.raw`(?<unit>${unitNames.join('|')})\.?`
const decimal = String.raw`(?:[.,]\d+|\d+(?:[.,]\d*|[\s'’]\d{3}(?!\d))*)`
const amount = String.raw`(?<amount>(?:\d+[\s-])?\d+\/\d+|${decimal})`
const times = String.raw`\s*(?:x|of|de|@)\s*`
const eachOne = String.raw`(?<each>\s*\/?\s*(?:each|ea|chacune?|chaque|ch)\.?)?`
const before = String.raw`(?:(?<of>${piece})\s+(?:of|de)\s+)?(?<count>\d+)(?:[\s-]*${piece})?${times}`
const after = String.raw`\s*x\s*(?<count>\d+)(?:[\s-]*${piece})?`

const patterns = [
  new RegExp(`^${amount}[\\s-]*${unit}${eachOne}$`),
  new RegExp(`^${before}${amount}[\\s-]*${unit}${eachOne}$`),
  new RegExp(`^${amount}[\\s-]*${unit}${eachOne}${after}$`),
  // A fraction is written with whole numbers: `3/0.5 g` is three of half a gram.
  new RegExp(`^(?<count>\\d+)\\s*/\\s*(?<amount>\\d*[.,]\\d+)\\s*${unit}${eachOne}$`)
]
const bareUnit = /^(?:(?:an?|une?|full)\s+)?(?<unit>[a-zà-ÿ]{2,})$/
const words = Object.keys(fractionWords).join('|')
const fractionOf = new RegExp(
  `^(?:(?:an?|one|une?)\\s+)?(?<word>${words})(?:[\\s-]*(?:of an?\\s+|de\\s+|d['’]\\s*)?(?<unit>${unitNames.join('|')}))?$`
)
const pieces = new RegExp(`^(?:(?<count>\\d+)[\\s-]*${piece}|${piece}\\s+(?:of|de)\\s+(?<many>\\d+)|${piece})$`)
const single = /^(?:each|ea|single|chacun|à l['’]unité|l['’]unité)\.?$/
const potency = new RegExp(`^(?:\\d+\\s*x\\s*)?${decimal}\\s*mg(?:\\s*/\\s*\\S+)?\\s+(?:de\\s+)?(?:thc|cbd|cbg|cbn)\\b`)

/** Parses a size in lower case, with plain fractions (`1/2`) and `x` for times. */
export function parseSize(text: string, sign: DecimalSign | undefined): ParsedSize {
  if (single.test(text)) return { kind: 'pieces', count: 1 }
  if (potency.test(text)) return { kind: 'potency' }
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups
    if (groups !== undefined) return measureOf(groups, sign)
  }
  const pack = pieces.exec(text)?.groups
  if (pack !== undefined) return { kind: 'pieces', count: Number(pack['count'] ?? pack['many'] ?? 1) }
  return inWords(text) ?? (/\d/.test(text) ? unclear() : { kind: 'label' })
}

/** The end of a sentence about a size that can't be read. */
export const unclear = (reason = "can't be read: write it like 3.5 g or 3 x 0.5 g"): ParsedSize => ({
  kind: 'unclear',
  reason
})

function measureOf(groups: Partial<Record<string, string>>, sign: DecimalSign | undefined): ParsedSize {
  const read = readAmount(groups['amount'] ?? '', sign)
  const named = unitsByName.get(groups['unit'] ?? '')
  if (typeof read === 'string') return unclear(read)
  if (read === undefined || named === undefined) return unclear()
  const count = Number(groups['count'] ?? 1)
  if (count === 0 || read.value === 0) return unclear('is 0')
  return { kind: 'measure', count, amount: read, unit: named, isEach: groups['each'] !== undefined }
}

function readAmount(text: string, sign: DecimalSign | undefined): Amount | string | undefined {
  const [, whole = '0', over, under] = /^(?:(\d+)[\s-])?(\d+)\/(\d+)$/.exec(text) ?? []
  if (over !== undefined && under !== undefined) return readFraction(Number(whole), Number(over), Number(under))
  const value = readNumber(text, sign)
  if (value !== 'ambiguous') return value === undefined ? undefined : { value }
  return 'can be read in two ways: write it without thousands, like 1000 or 1.5, or set "decimal" in the mapping'
}

function readFraction(whole: number, over: number, under: number): Amount | string {
  const isProper = over < under && [2, 3, 4, 8, 16].includes(under) && (over === 1 || over % 2 === 1 || under === 3)
  if (!isProper)
    return `has “${over}/${under}”, which can be a fraction or a number of pieces: write 3 x 0.5 g or 1/8 oz`
  return { value: whole + over / under, fraction: [whole, over, under] }
}

function inWords(text: string): Measure | undefined {
  const fraction = fractionOf.exec(text)?.groups
  const parts = fractionWords[fraction?.['word'] ?? '']
  const ounce = unitsByName.get('oz')
  const named = fraction?.['unit'] === undefined ? ounce : unitsByName.get(fraction['unit'])
  const whole = unitsByName.get(bareUnit.exec(text)?.groups?.['unit'] ?? '')
  const measure = (amountOf: Amount, of: Unit): Measure => ({
    kind: 'measure',
    count: 1,
    amount: amountOf,
    unit: of,
    isEach: false
  })
  if (parts !== undefined && named !== undefined)
    return measure({ value: parts[0] / parts[1], fraction: [0, ...parts] }, named)
  return whole === undefined ? undefined : measure({ value: 1 }, whole)
}
