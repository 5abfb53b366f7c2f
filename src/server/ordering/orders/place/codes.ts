import { randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { orders } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import type { OrderKiosk } from './order-kiosk.ts'

/** Letters and digits that are not easily confused. */
const clear = '23456789ACDEFGHJKMNPQRTWXY'

/** Returns a new pickup code: five such characters. */
export const newPickupCode = (): string => Array.from({ length: 5 }, () => clear[randomInt(clear.length)]).join('')

/** Returns the name under which orders with the same code of a kiosk wait for one another. */
export const codeLocks = (kiosk: OrderKiosk | undefined): string[] =>
  kiosk === undefined ? [] : [`kiosk code ${kiosk.locationId} ${kiosk.code}`]

/**
 * Returns the pickup code of a new order: the one that its kiosk has shown, whose lock is held, unless an open order of
 * the store has it; otherwise a new one.
 */
export async function pickupCodeFor(tx: Queries, kiosk: OrderKiosk | undefined): Promise<string> {
  if (kiosk === undefined) return newPickupCode()
  const isOpen = sql`${orders.status} not in ('completed', 'cancelled')`
  const [taken] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.locationId, kiosk.locationId), isOpen, eq(orders.pickupCode, kiosk.code)))
    .limit(1)
  return taken === undefined ? kiosk.code : newPickupCode()
}

/** Returns the prefix of a location's order numbers: `QW` for queen-west, `KE` for kensington. */
export function prefixOf(slug: string): string {
  const words = slug.split('-').filter(word => word !== '')
  const letters = words.length > 1 ? words.slice(0, 3).map(word => word.slice(0, 1)) : [slug.slice(0, 2)]
  return letters.join('').toUpperCase()
}
