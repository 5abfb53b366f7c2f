import { and, eq } from 'drizzle-orm'
import type { BodyOf } from '../../../../contract/http/endpoint.ts'
import type { placeOrder } from '../../../../contract/order/order.ts'
import { carts, kiosks } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import { hashOf } from '../../../people/sessions/secret.ts'

/** The registered kiosk at which an order is placed. */
export interface OrderKiosk {
  id: string
  locationId: string
  /** The code that it has shown to the shopper. */
  code: string
  /** True if the shopper asked for a link to finish an account. */
  signup: boolean
}

/** Finds the kiosk at which an order is placed; undefined if its token is none of the cart's location. */
export async function findOrderKiosk(
  db: Queries,
  { kiosk, cart }: Pick<BodyOf<typeof placeOrder>, 'kiosk' | 'cart'>
): Promise<OrderKiosk | undefined> {
  if (kiosk === undefined) return undefined
  const { token, code, signup } = kiosk
  const [row] = await db
    .select({ id: kiosks.id, locationId: kiosks.locationId })
    .from(kiosks)
    .innerJoin(carts, eq(carts.locationId, kiosks.locationId))
    .where(and(eq(kiosks.tokenHash, hashOf(token)), eq(carts.id, cart)))
  return row && { ...row, code, signup }
}

/** Notes the last order that was placed at a kiosk. */
export async function noteLastOrder(
  tx: Queries,
  { id }: Pick<OrderKiosk, 'id'>,
  { number, placedAt }: { number: string; placedAt: Date }
): Promise<void> {
  await tx.update(kiosks).set({ lastOrderNumber: number, lastOrderAt: placedAt }).where(eq(kiosks.id, id))
}
