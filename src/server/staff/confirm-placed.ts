import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { locations, orders } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { withoutValues } from '../http/middleware/failures.ts'
import { noteStaff } from './audited.ts'
import type { OrderRow } from '../ordering/orders/read-orders.ts'
import { setStatusOf } from '../ordering/orders/status/set-status.ts'

/** The name in the audit of confirmations that no member has made. */
const AUTOMATIC = { id: null, name: 'Storefront' } as const

/** An order that is held for review is left to the staff. */
const needsNoLook = ({ status, held }: OrderRow): boolean => status === 'placed' && held === null

/**
 * Confirms the new orders of the stores that want it, like a member of the staff. Of several processes, one confirms each; with its
 * entry in the audit.
 */
export async function confirmPlaced(context: Context): Promise<void> {
  const { db, log } = context
  const due = await db
    .select({ id: orders.id, locationId: orders.locationId })
    .from(orders)
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .where(and(eq(orders.status, 'placed'), isNull(orders.held), eq(locations.confirmsOrders, true)))
  for (const { id, locationId } of due) {
    try {
      const deed = { action: 'order-status', orderId: id, locationId, detail: 'confirmed, automatically' } as const
      await setStatusOf(context, id, {
        status: 'confirmed',
        async isStill(order, tx) {
          if (!needsNoLook(order)) return false
          await noteStaff(tx, context, AUTOMATIC, deed)
          return true
        }
      })
    } catch (error) {
      // A member was faster; and one that fails must not keep the others waiting.
      if (!(error instanceof ApiError)) log(`Confirming the order ${id.slice(0, 8)} failed`, withoutValues(error))
    }
  }
}
