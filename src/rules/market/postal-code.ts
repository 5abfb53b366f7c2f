import type { Market } from '../../contract/store/market.ts'

/** Returns true if a market has postal codes like this one; any is taken where its pattern is none. */
export function isPostalCode(code: string, { postalCodes }: Pick<Market, 'postalCodes'>): boolean {
  if (!postalCodes) return true
  try {
    return new RegExp(`^(?:${postalCodes.pattern})$`).test(code.replace(/[\s-]/g, ''))
  } catch {
    return true
  }
}
