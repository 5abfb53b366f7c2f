import type { Potency, PotencyUnit } from '../../contract/catalog/potency.ts'

const pattern = /^(<\s*)?(\d{1,4}(?:[.,]\d{1,3})?)(?:\s*[-\u2013]\s*(\d{1,4}(?:[.,]\d{1,3})?))?\s*%?$/

/**
 * Reads a THC or CBD figure as people type it: `22.4`, `22,4`, `22–26`, `<1`. Returns null for an empty text and undefined
 * for one that is none, also over 100 %.
 */
export function readPotencyText(text: string, unit: PotencyUnit): Potency | null | undefined {
  if (text.trim() === '') return null
  const [, isBelow, first, second] = pattern.exec(text.trim()) ?? []
  if (first === undefined || (isBelow && second !== undefined)) return undefined
  const number = (figure: string) => Number(figure.replace(',', '.'))
  const max = number(second ?? first)
  const min = isBelow ? 0 : number(first)
  return isPotency({ min, max, unit }) ? { min, max, unit } : undefined
}

/** Returns whether a potency can be one: its bounds in their order, and no share over 100 %. */
export const isPotency = ({ min, max, unit }: Potency): boolean => min <= max && (unit !== '%' || max <= 100)
