import type { Potency, PotencyUnit } from '../../src/contract/catalog/potency.ts'

const units: Record<string, PotencyUnit> = { '%': '%', mg: 'mg', 'mg/g': 'mg/g', 'mg/ml': 'mg/mL' }
const amount = String.raw`\d[\d,]*(?:\.\d+)?`
const potency = new RegExp(String.raw`^(<)?\s*(${amount})(?:\s*(?:-|–|to)\s*(${amount}))?\s*(%|mg\/g|mg\/ml|mg)$`, 'i')

/** Parses `100mg`, `1,260 mg`, `18–22 %` or `<1%`; undefined for anything else. */
export function readPotency(text: string): Potency | undefined {
  const match = potency.exec(text.trim())
  const unit = units[match?.[4]?.toLowerCase() ?? '']
  if (match === null || unit === undefined) return undefined
  const low = readNumber(match[2] ?? '')
  const top = match[3] === undefined ? low : readNumber(match[3])
  if (low === undefined || top === undefined || top < low) return undefined
  if (unit === '%' && top > 100) return undefined
  return { min: match[1] === '<' ? 0 : low, max: top, unit }
}

/**
 * Parses a number with a decimal point, and commas as thousands separators only: `1,260` is 1260, `0,5` is undefined.
 */
export function readNumber(text: string): number | undefined {
  const plain = text.trim()
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(plain)) return undefined
  return Number(plain.replaceAll(',', ''))
}

/** Parses a price in dollars to cents; undefined with fractions of a cent, below zero or above a million dollars. */
export function readPrice(text: string): number | undefined {
  const dollars = readNumber(text.trim().replace(/^(?:CA|C)?\$\s*/i, ''))
  if (dollars === undefined || dollars > 1_000_000) return undefined
  const cents = Math.round(dollars * 100)
  return Math.abs(cents - dollars * 100) < 1e-6 ? cents : undefined
}

/** Parses a number of units; undefined unless it is an integer from 0 to a million. */
export function readStock(text: string): number | undefined {
  const count = readNumber(text)
  return count !== undefined && Number.isInteger(count) && count <= 1_000_000 ? count : undefined
}
