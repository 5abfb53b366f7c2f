import type { OrderRequest } from './order-request.ts'

import type { Context } from '../../../context.ts'
import { newId } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'

import { ApiError } from '../../../http/api-error.ts'
import { holdCart, type LoadedCart, loadHeld } from '../../carts/load-cart.ts'
import { claim } from '../../../idempotency/claim.ts'

import { acceptedSlot } from '../../../shop/slots/accepted.ts'
import type { PlannedSlot } from '../../../../rules/time/slots.ts'
import { readBasisOfCart } from '../../../shop/ready-times/read-basis.ts'
import { windowAt } from '../../../shop/slots/order-window.ts'
import { holdPromos, priceOrderable, refuseGuest, refuseUnlessCurrent, refuseWithoutContact } from './check.ts'
import { codeLocks } from './codes.ts'
import { stepsAfter } from './steps.ts'
import { refuseUnlessInStock } from './stock.ts'
import { promiseOf } from './promise-of.ts'
import { judgeUnpaid } from './suspicion.ts'
import { placedNotifications } from '../publish-order.ts'
import { countUnpaid, unpaidLocks } from './unpaid.ts'
import { writeOrder, type WrittenOrder } from '../write-order.ts'

/** The result of placing an order. */
interface Placed {
  id: string
  /** Undefined if an earlier call placed it. */
  written?: WrittenOrder & { loaded: LoadedCart }
}

/** Places an order in one transaction, with its messages; the same idempotency key returns the same order. */
export async function place(context: Context, orderRequest: OrderRequest): Promise<Placed> {
  const { db, clock } = context
  return transaction(db, async tx => {
    const { body, key } = orderRequest
    const id = newId()
    const now = clock()
    const locks = [...codeLocks(orderRequest.kiosk), ...unpaidLocks(orderRequest, context.limits)]
    // Independent queries, pipelined: they are sent together and run in this order.
    const [{ resource, isFirst }, heldCart, unpaid, basis] = await Promise.all([
      claim(tx, { scope: 'orders', key, body, resource: id, locks }),
      holdCart(tx, body.cart),
      countUnpaid(tx, { orderRequest, limits: context.limits, now }),
      readBasisOfCart(tx, body.cart, now)
    ])
    if (!isFirst) return { id: resource }
    const cart = await loadHeld(tx, heldCart, { accountId: orderRequest.accountId, now })
    refuseWithoutContact(orderRequest)
    refuseGuest(cart, orderRequest.accountId)
    refuseUnlessCurrent(cart, body, now)
    // Before the total is compared, which a line that is sold out is no part of.
    refuseUnlessInStock(cart)
    const loaded = await holdPromos(tx, cart, body)
    const sums = priceOrderable(loaded, body, now)
    const slot = chosenSlot(loaded, body.slot, now)
    const reason = judgeUnpaid(unpaid, context, orderRequest)
    const until = new Date(now.getTime() + context.limits.heldMinutes * 60_000)
    const notifications = placedNotifications(context, id, loaded, orderRequest)
    const steps = stepsAfter(context, orderRequest, sums)
    const hold = reason && { reason, until }
    const promised = promiseOf({ ...loaded, method: loaded.cart.method }, { basis, slot, now })
    const order = { id, orderRequest, loaded, sums, slot, promised, now, notifications, hold, steps }
    const written = await writeOrder(tx, order)
    return { id, written: { ...written, loaded } }
  })
}

function chosenSlot({ cart, location }: LoadedCart, id: string, now: Date): PlannedSlot {
  const { method, address } = cart
  const slot = acceptedSlot(location, { method, slot: id, now, window: windowAt(location, address) })
  if (slot === undefined) throw new ApiError(409, 'slot_gone')
  return slot
}
