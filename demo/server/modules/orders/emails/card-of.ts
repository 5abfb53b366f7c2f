import { eq } from 'drizzle-orm'
import { payments } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import type { OrderRow } from '../read.ts'

/** The card to which an order is refunded, as far as it is known. */
export interface RefundedCard {
  brand: string | null
  last4: string | null
}

/** Returns the card to which an order was refunded; null if it wasn't, or was paid in the store. */
export async function cardOf(
  db: Queries,
  { id, tender, refundedAt }: Pick<OrderRow, 'id' | 'tender' | 'refundedAt'>
): Promise<RefundedCard | null> {
  if (refundedAt === null || tender !== 'card') return null
  const { brand, last4 } = payments
  const [card] = await db.select({ brand, last4 }).from(payments).where(eq(payments.orderId, id))
  return card ?? { brand: null, last4: null }
}
