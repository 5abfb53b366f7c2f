import { plainText } from '../../contract/typed/plain-text.ts'

/** Maximum length of a SKU, in characters. */
const LONGEST_SKU = 64

/** Signs between the groups of a GTIN, as labels and lists have them. */
const separators = /[\s\u2010-\u2015\u2212-]/g

/** An identifier in its stored form, or the end of a sentence about a text that is none: `has a wrong check digit`. */
export type Identifier = { ok: true; value: string } | { ok: false; reason: string }

/**
 * Reads a GTIN-8, -12 (UPC), -13 (EAN) or -14 and returns its 14 digits, with zeros in front: a scanner, a till and a
 * spreadsheet each show another number of them (GS1 General Specifications, 3.3 and 7.9).
 */
export function readGtin(text: string): Identifier {
  const digits = plainText(text).replace(separators, '')
  if (!/^\d*$/.test(digits)) return refuse('has other signs than digits')
  if (digits.length > 14) return refuse('has more than 14 digits')
  const significant = digits.replace(/^0+/, '')
  // Spreadsheets drop the zeros in front; below 8 digits it is another number, such as a till's own.
  if (digits.length < 8 || significant.length < 6) return refuse('has too few digits: a GTIN has 8, 12, 13 or 14')
  const value = digits.padStart(14, '0')
  return hasCheckDigit(value) ? { ok: true, value } : refuse('has a wrong check digit')
}

/** Reads a SKU: without signs that show nothing, with single spaces. */
export function readSku(text: string): Identifier {
  const value = plainText(text).replace(/\s+/g, ' ')
  if (value === '') return refuse('is empty')
  return value.length > LONGEST_SKU ? refuse(`is longer than ${LONGEST_SKU} characters`) : { ok: true, value }
}

/** The form in which SKUs are compared: ASCII letters in lower case, as the database's index has them. */
export const skuKey = (sku: string): string => sku.replace(/[A-Z]+/g, letters => letters.toLowerCase())

/** The keys of a typed or scanned text, with what each is compared to; none if it can be no identifier. */
export function identifierKeys(typed: string): { sku?: string; gtin?: string } {
  const [sku, gtin] = [readSku(typed), readGtin(typed)]
  return { ...(sku.ok && { sku: skuKey(sku.value) }), ...(gtin.ok && { gtin: gtin.value }) }
}

/** The SKU, GTIN and external id of a size, as far as they are known. */
interface Identified {
  sku?: string | null | undefined
  gtin?: string | null | undefined
  externalId?: string | null | undefined
}

/** An external id that can't be meant as a word or an amount, such as `28`. */
const isLikelyId = (typed: string): boolean => typed.length >= 4 && /\d/.test(typed)

/**
 * Returns whether a size has exactly the typed or scanned SKU, external id or GTIN, the latter with zeros in front or
 * without. The first size of a list's product, `12002-0`, is `12002` too.
 */
export function identifiedBy(typed: string): (size: Identified) => boolean {
  const keys = identifierKeys(typed)
  const externalIdTyped = plainText(typed).trim().replace(/-0$/, '')
  return ({ sku, gtin, externalId }) =>
    (keys.sku !== undefined && skuKey(sku ?? '') === keys.sku) ||
    (keys.gtin !== undefined && (gtin ?? '').padStart(14, '0') === keys.gtin) ||
    (isLikelyId(externalIdTyped) && externalId?.replace(/-0$/, '') === externalIdTyped)
}

const refuse = (reason: string): Identifier => ({ ok: false, reason })

/** Weights 3 and 1 in turn, from the right; the sum with the check digit is a multiple of 10. */
const hasCheckDigit = (digits: string): boolean =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0) % 10 === 0
