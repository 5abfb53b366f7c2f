import { $locale } from '../../i18n/locale.ts'

/** Matches an amount as people type it, with a sign of the dollar or without: `12.50`, `$1,250`, `12,50 $`. */
const amount = /^\$?\s*(\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?\s*\$?$/

/** Reads an amount in cents; null for an empty text, undefined for one that is none. */
export function readMoney(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const [, whole, part = ''] = amount.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'))
}

/** The sign before decimals that people type in the language in use. */
const withSign = (figure: string): string => ($locale.get() === 'fr-CA' ? figure.replace('.', ',') : figure)

/** Writes cents as they are typed: `12.50`, in French `12,50`. */
export const moneyText = (cents: number | null = null): string =>
  cents === null ? '' : withSign((cents / 100).toFixed(2))

/** Reads grams as milligrams; null for an empty text, undefined for one that is none. */
export function readGrams(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 1000) : undefined
}

/** Writes milligrams as grams. */
export const gramsText = (milligrams: number | null): string =>
  milligrams === null ? '' : withSign(String(milligrams / 1000))

/** Reads a whole number; null for an empty text, undefined for one that is none or out of bounds. */
export function readWhole(text: string, least = 0, most = 1_000_000): number | null | undefined {
  const plain = text.trim()
  if (plain === '') return null
  const value = /^\d{1,9}$/.test(plain) ? Number(plain) : -1
  return value >= least && value <= most ? value : undefined
}
