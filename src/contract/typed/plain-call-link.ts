/**
 * Returns the link that dials a plain number; undefined for one with letters, an extension, a `(0)` or a second number, which
 * stays text: what reads those is `callLink`, too large for the notices that are there before the shop.
 */
export const plainCallLink = (shown: string): string | undefined =>
  /^\+?(?!.*\(0)[\d\s.()\u2010-\u2015-]{7,20}$/.test(shown) ? `tel:${shown.replace(/[^+\d]/g, '')}` : undefined
