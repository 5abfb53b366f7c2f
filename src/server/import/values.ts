import type { Potency, PotencyUnit } from '../../contract/catalog/potency.ts'
import { type DecimalSign, readingsOf, readNumber } from './numbers/readings.ts'

const units: Record<string, PotencyUnit> = { '%': '%', mg: 'mg', 'mg/g': 'mg/g', 'mg/ml': 'mg/mL' }
const amount = String.raw`[.,]?\d[\d.,\s'’]*`
const unit = String.raw`%|mg\/g|mg\/ml|mg`
const potency = new RegExp(
  String.raw`^(<)?\s*(${amount})(?:\s*(?:${unit})?\s*(?:-|–|—|to|à)\s*(${amount}))?\s*(${unit})(?:\s+(?:thc|cbd))?$`,
  'i'
)

/** Parses `100mg`, `1 260 mg`, `18–22 %` or `<1%`; undefined for anything else. */
export function readPotency(text: string, sign?: DecimalSign): Potency | undefined {
  const match = potency.exec(text.trim())
  const unitOf = units[match?.[4]?.toLowerCase() ?? '']
  if (match === null || unitOf === undefined) return undefined
  const low = readNumber(match[2] ?? '', sign)
  const top = match[3] === undefined ? low : readNumber(match[3], sign)
  if (typeof low !== 'number' || typeof top !== 'number' || top < low) return undefined
  if (unitOf === '%' && top > 100) return undefined
  return { min: match[1] === '<' ? 0 : low, max: top, unit: unitOf }
}

/** Parses a number of units; undefined unless it is one integer from 0 to a million: `1,200` is, `1,000` may be 1. */
export function readStock(text: string, sign?: DecimalSign): number | undefined {
  const readings = Object.values(readingsOf(text)).filter(value => value !== undefined && Number.isInteger(value))
  const [count, another] = [...new Set(readings)]
  const read = another === undefined ? count : readNumber(text, sign)
  return typeof read === 'number' && Number.isInteger(read) && read <= 1_000_000 ? read : undefined
}
