import type { InferOutput } from 'valibot'
import type { contactOrNone } from '../../../contract/account/customer.ts'
import type { HoldReason } from '../../../contract/staff/staff-board.ts'
import { newId } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import type { LoadedCart } from '../carts/load-cart.ts'
import type { PricedCart } from '../carts/pricing/price-cart.ts'
import type { LineShare } from '../carts/pricing/paid-lines.ts'
import { capacityOf, placesOf } from '../../shop/slots/places.ts'
import type { PlannedSlot } from '../../../rules/time/slots.ts'
import { pickupCodeFor, prefixOf } from './place/codes.ts'
import { insertOrder, type Notifications, type OrderLineRow } from './place/insert-order.ts'
import type { OrderRequest } from './place/order-request.ts'
import type { PromisedRange } from './place/promise-of.ts'
import type { OrderRow } from './read-orders.ts'
import type { Step } from './place/steps.ts'
import { choicesOf } from './place/choices.ts'
import { bought, sumsOf } from './order-values.ts'
import { clientHashes } from './place/client-hashes.ts'

interface NewOrder {
  id: string
  orderRequest: OrderRequest
  loaded: LoadedCart
  sums: PricedCart
  slot: PlannedSlot
  promised: PromisedRange | null
  now: Date
  notifications: Notifications
  /** The reason and end of a hold for staff review. */
  hold: { reason: HoldReason; until: Date } | undefined
  /** The statements after the order. */
  steps: readonly Step[]
}

/** A newly written order. */
export interface WrittenOrder {
  order: OrderRow
  lines: OrderLineRow[]
}

/**
 * Writes an order, takes its stock, books its slot, deletes its cart, and takes the further steps; throws 409 if a size
 * is short or the slot is full. Nothing may be written in the transaction afterwards: without steps it is committed.
 */
export async function writeOrder(tx: Transaction, made: NewOrder): Promise<WrittenOrder> {
  const { id, orderRequest, loaded, sums, steps } = made
  const { cart, location } = loaded
  const order = orderOf(made, await pickupCodeFor(tx, orderRequest.kiosk))
  const lines = sums.lines.map((line, position) => ({
    id: newId(),
    orderId: id,
    position,
    ...bought(line),
    ...shareOf(sums.shares[position])
  }))
  const place = { method: placesOf(cart.method), capacity: capacityOf(location, cart.method) }
  const rows = {
    order,
    prefix: prefixOf(location.slug),
    lines,
    place,
    notifications: made.notifications,
    isAll: steps.length === 0
  }
  const { number, lots } = await insertOrder(tx, rows)
  const withLots = lots ? lines.map(line => ({ ...line, lots: lots[line.variantId] ?? null })) : lines
  const written = { order: { ...order, number }, lines: withLots }
  for (const step of steps) await step(tx, written.order)
  return written
}

function orderOf(
  { id, orderRequest, loaded, sums, slot, promised, now, hold }: NewOrder,
  pickupCode: string
): Omit<OrderRow, 'number'> {
  const { cart, location } = loaded
  const { body } = orderRequest
  return {
    id,
    pickupCode,
    status: 'placed',
    cartId: cart.id,
    locationId: location.id,
    method: cart.method,
    accountId: orderRequest.accountId,
    slotId: slot.id,
    slotStart: new Date(slot.start),
    slotEnd: new Date(slot.end),
    ...person(body.customer),
    locale: orderRequest.language,
    page: orderRequest.page,
    notes: body.notes || null,
    tender: body.tender,
    ...sumsOf(sums),
    dob: location.asksDateOfBirth ? body.dob : null,
    offers: { email: body.offers.email, sms: body.offers.sms },
    onWay: null,
    curbside: null,
    cancelReason: null,
    currency: loaded.currency,
    placedAt: now,
    promisedFrom: promised?.from ?? null,
    promisedTo: promised?.to ?? null,
    endedAt: null,
    refundedAt: null,
    refundReason: null,
    ...clientHashes(orderRequest.client.address),
    held: hold?.reason ?? null,
    heldUntil: hold?.until ?? null,
    choices: choicesOf(loaded, sums)
  }
}

const person = ({ first_name, last_name, phone, email }: InferOutput<typeof contactOrNone>) => ({
  firstName: first_name,
  lastName: last_name,
  phone,
  email
})

/** A line's share of the order's sums; an order has no lines without one. */
const shareOf = ({ discount, redeemed, taxes }: LineShare = { discount: 0, redeemed: 0, taxes: [] }): LineShare => ({
  discount,
  redeemed,
  taxes
})
