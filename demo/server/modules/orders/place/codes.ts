import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for one another. */
const clear = '23456789ACDEFGHJKMNPQRTWXY'

/** Makes the code that the shopper shows at the counter: five clear characters. */
export const newPickupCode = (): string => Array.from({ length: 5 }, () => clear[randomInt(clear.length)]).join('')

/** Begins an order's number after its location: `QW` for queen-west, `KE` for kensington. */
export function prefixOf(slug: string): string {
  const words = slug.split('-').filter(word => word !== '')
  const letters = words.length > 1 ? words.slice(0, 3).map(word => word.slice(0, 1)) : [slug.slice(0, 2)]
  return letters.join('').toUpperCase()
}
