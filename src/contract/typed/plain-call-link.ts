/**
 * Returns the link that dials a plain number; undefined for one with letters, an extension, a `(0)` or a second number, which
 * stays text: what reads those is `callLink`, too large for the notices that are there before the shop.
 */
export const plainCallLink = (shown: string): string | undefined =>
  /[^-+\d\s.()]|\(0|.{21}/.test(shown) ? undefined : `tel:${shown.replace(/[^+\d]/g, '')}`
