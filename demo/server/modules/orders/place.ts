import { eq } from 'drizzle-orm'
import type { BodyOf } from '../../../../src/contract/endpoint.ts'
import type { placeOrder } from '../../../../src/contract/order.ts'
import type { Context } from '../../context.ts'
import { carts, newId } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import type { Client } from '../../http/client.ts'
import type { Language } from '../../http/language.ts'
import { Refusal } from '../../http/refusal.ts'
import { type LoadedCart, lockCart } from '../carts/load.ts'
import { claim } from '../idempotency/claim.ts'
import { takePayment } from '../payments/take.ts'
import { takePlace } from '../slots/places.ts'
import { acceptedSlot } from '../slots/accepted.ts'
import type { PlannedSlot } from '../slots/plan.ts'
import { windowAt } from '../slots/window.ts'
import { holdPromos, refuseGuest, refuseUnlessCurrent, refuseUnlessOrderable } from './check.ts'
import { takeStock } from './stock.ts'
import { judgeUnpaid } from './suspicion.ts'
import { writeOrder } from './write.ts'

/** An order as the shopper sent it. */
export interface Wish {
  body: BodyOf<typeof placeOrder>
  idempotencyKey: string
  language: Language
  /** The address of the page that the shopper is on. */
  page: string
  /** Who places it; null for a guest. */
  accountId: string | null
  /** What calls, and whether it has passed a challenge. */
  client: Client
  isPerson: boolean
}

/** The order that came of a wish, and whether it was placed just now. */
interface Placed {
  id: string
  isFirst: boolean
}

/** Places an order in one transaction and gives its id; the same idempotency key gives the same order. */
export async function place(context: Context, wish: Wish): Promise<Placed> {
  const { db, clock } = context
  return transaction(db, async tx => {
    const { body, idempotencyKey } = wish
    const id = newId()
    const { resource, isFirst } = await claim(tx, { scope: 'orders', key: idempotencyKey, body, resource: id })
    if (!isFirst) return { id: resource, isFirst }
    const now = clock()
    const cart = await lockCart(tx, body.cart, { accountId: wish.accountId, now })
    refuseGuest(cart, wish.accountId)
    refuseUnlessCurrent(cart, body, now)
    const loaded = await holdPromos(tx, cart, body)
    refuseUnlessOrderable(loaded, body, now)
    const slot = chosenSlot(loaded, body.slot, now)
    const hold = await judgeUnpaid(tx, context, { wish, locationId: loaded.location.id, now })
    const until = new Date(now.getTime() + context.limits.heldMinutes * 60_000)
    await takeStock(tx, loaded, now)
    await takeSlot(tx, loaded, slot)
    await writeOrder(tx, { id, wish, loaded, slot, now, hold: hold && { reason: hold, until } })
    if (body.tender === 'card') await takePayment(tx, id, body.payment)
    await tx.delete(carts).where(eq(carts.id, body.cart))
    return { id, isFirst }
  })
}

function chosenSlot({ cart, location }: LoadedCart, id: string, now: Date): PlannedSlot {
  const { method, address } = cart
  const slot = acceptedSlot(location, { method, slot: id, now, window: windowAt(location, address) })
  if (slot === undefined) throw new Refusal(409, 'slot_gone')
  return slot
}

async function takeSlot(tx: Transaction, { cart, location }: LoadedCart, slot: PlannedSlot): Promise<void> {
  const taken = await takePlace(tx, location, cart.method, new Date(slot.start))
  if (!taken) throw new Refusal(409, 'slot_gone')
}
