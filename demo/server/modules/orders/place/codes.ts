import { randomInt } from 'node:crypto'

/** Letters and digits that are not easily confused. */
const clear = '23456789ACDEFGHJKMNPQRTWXY'

/** Returns a new pickup code: five such characters. */
export const newPickupCode = (): string => Array.from({ length: 5 }, () => clear[randomInt(clear.length)]).join('')

/** Returns the prefix of a location's order numbers: `QW` for queen-west, `KE` for kensington. */
export function prefixOf(slug: string): string {
  const words = slug.split('-').filter(word => word !== '')
  const letters = words.length > 1 ? words.slice(0, 3).map(word => word.slice(0, 1)) : [slug.slice(0, 2)]
  return letters.join('').toUpperCase()
}
