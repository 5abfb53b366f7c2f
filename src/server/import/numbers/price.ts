import type { ColumnSign } from './decimal-signs.ts'
import { readingsOf, readNumber } from './readings.ts'

/** A price in cents, or the end of a sentence about it: `is below 0`. */
export type Price = { ok: true; cents: number } | { ok: false; reason: string }

/** Reads a price of a column. */
export type PriceReader = (text: string, column: ColumnSign) => Price

const each = /(?:\s*\/\s*|\s+|(?<=[\d$]))(?:(?:per|par|à l['’])\s*)?(?:ea|each|unit|unité|un|pc|ch|chacun|chaque)\.?$/i
const foreign = /[A-Z]{3}|\p{Sc}/u
const minus = /^[-–—−(]|[-–—−)]$/

/**
 * Returns a reader of prices in a currency: `36.50`, `$1,038.50`, `1 299,95 $`, `CA$36.50`, `36.50 CAD`, `36.50/ea`.
 * Refuses fractions of a cent, prices below zero or above a million, and ambiguous text.
 */
export function createPriceReader(currency: string): PriceReader {
  const signs = signsOf(currency)
  return (text, column) => {
    const shown = text.trim()
    const bare = withoutSign(shown.replace(each, '').trim(), signs)
    if (/\d/.test(bare) && minus.test(bare)) return refuse('is below 0')
    const value = readNumber(bare, column.sign)
    if (value === 'ambiguous' || isBorrowed(bare, value, column)) return refuse(twoReadings(bare))
    if (value === undefined) return refuse(unreadable(bare, currency))
    const cents = Math.round(value * 100)
    if (cents === 0) return refuse('is 0')
    if (Math.abs(cents - value * 100) > 1e-6) return refuse('has fractions of a cent: write it with two decimals')
    return cents > 100_000_000 ? refuse('is over 1,000,000') : { ok: true, cents }
  }
}

const refuse = (reason: string): Price => ({ ok: false, reason })

/** Thousands are not read by the sign of other columns: a size of `3.5 g` doesn't make `36,500` a price of 36,500.00. */
function isBorrowed(text: string, value: number | undefined, { isOwn }: ColumnSign): boolean {
  const readings = readingsOf(text)
  return !isOwn && value !== undefined && value > Math.min(readings['.'] ?? value, readings[','] ?? value)
}

function twoReadings(text: string): string {
  const readings = Object.values(readingsOf(text)).filter(value => value !== undefined)
  const [low, high] = [Math.min(...readings).toFixed(2), Math.max(...readings)]
  return `can mean ${low} or ${high}: write ${low} or ${high}, or set "decimal" in the mapping`
}

function unreadable(text: string, currency: string): string {
  if (/[/]|\bper\b|\bpar\b/i.test(text)) return 'is a price per something: write the price of the size'
  if (/\d/.test(text) && foreign.test(text)) return `is not in ${currency}`
  return "can't be read: write it like 36.50"
}

function withoutSign(text: string, signs: readonly string[]): string {
  const upper = text.toUpperCase()
  const before = signs.find(sign => upper.startsWith(sign))
  const rest = before === undefined ? text : text.slice(before.length).trim()
  const after = signs.find(sign => rest.toUpperCase().endsWith(sign))
  return after === undefined ? rest : rest.slice(0, -after.length).trim()
}

/** Returns the ways to write a currency, longest first: `CAD`, `$`, `CA$`, `C$`, `$CA`. */
function signsOf(currency: string): string[] {
  const country = currency.slice(0, 2)
  const symbols = ['en-CA', 'fr-CA'].map(locale => symbolOf(locale, currency))
  const joined = symbols.flatMap(symbol => [
    ...[currency, country, country.slice(0, 1)].flatMap(name => [`${name}${symbol}`, `${name} ${symbol}`]),
    ...[currency, country].flatMap(name => [`${symbol}${name}`, `${symbol} ${name}`])
  ])
  return [...new Set([currency, ...symbols, ...joined])].toSorted((a, b) => b.length - a.length)
}

function symbolOf(locale: string, currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const symbol = format.formatToParts(0).find(part => part.type === 'currency')
  return (symbol?.value ?? currency).toUpperCase()
}
