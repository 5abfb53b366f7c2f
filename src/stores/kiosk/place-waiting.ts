import { type ApiProblem, failed, type Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { type Cart, createCart, readCart, setLine } from '../../contract/cart/cart.ts'
import { type Order, placeOrder, readCartOrder, readOrder } from '../../contract/order/order.ts'
import { readSlots } from '../../contract/order/slots.ts'
import { platform } from '../../platform/platform.ts'
import { $device } from './device.ts'
import type { WaitingOrder } from './waiting-orders.ts'

/** How often an order that has become outdated while it was sent is tried again. */
const TRIES = 3

const no = (problem: ApiProblem): { ok: false; problem: ApiProblem } => ({ ok: false, problem })

/** Returns the order that a cart has already become, in case an earlier reply was lost. */
async function placedFrom(cart: string): Promise<Result<Order> | undefined> {
  const reply = await request(readCartOrder, { params: { cart } })
  if (reply.ok) return request(readOrder, { params: { order: reply.value.order } })
  return reply.problem.code === 'not_found' ? undefined : reply
}

/** Returns the order's cart; undefined if there is none, or none any more. */
async function heldCart({ cart }: WaitingOrder): Promise<Result<Cart> | undefined> {
  if (cart === null) return undefined
  const read = await request(readCart, { params: { cart } })
  return read.ok || read.problem.code !== 'not_found' ? read : undefined
}

/** Creates a cart for the order; its id is kept before anything else is done with it. */
async function newCart(order: WaitingOrder): Promise<Result<Cart>> {
  // The last one has expired.
  if (order.cart !== null) Object.assign(order, { id: platform().randomId(), cart: null })
  const body = { location: order.location, method: 'pickup' as const }
  const made = await request(createCart, { body, idempotencyKey: order.id })
  if (made.ok) order.cart = made.value.id
  return made
}

/** Brings the cart to the lines that the shopper has ordered. */
async function fill(cart: Cart, { lines }: WaitingOrder): Promise<Result<Cart>> {
  let latest = { value: cart }
  const extra = cart.lines.filter(line => !lines.some(({ variant }) => variant === line.variant))
  for (const { variant, quantity } of [...lines, ...extra.map(line => ({ ...line, quantity: 0 }))]) {
    const currentQuantity = latest.value.lines.find(line => line.variant === variant)?.quantity ?? 0
    if (currentQuantity === quantity) continue
    const { version } = latest.value
    const result = await request(setLine, { params: { cart: cart.id, variant }, body: { version, quantity } })
    if (!result.ok) return result
    latest = result
  }
  return { ok: true, message: '', ...latest }
}

/** Returns the id of the first time with room. */
async function firstSlot(location: string): Promise<Result<string>> {
  const result = await request(readSlots, { params: { location }, query: { method: 'pickup' } })
  if (!result.ok) return result
  const first = result.value.days.flatMap(({ slots }) => slots).find(({ available }) => available)
  return first
    ? { ...result, value: first.id }
    : no({ ...failed('server').problem, kind: 'refused', code: 'slot_gone' })
}

async function place(order: WaitingOrder, cart: Cart): Promise<Result<Order>> {
  const slot = await firstSlot(order.location)
  if (!slot.ok) return slot
  const { code, customer, dob, tender, payment, total, signup } = order
  const token = $device.get().registered?.token
  return request(placeOrder, {
    idempotencyKey: platform().randomId(),
    body: {
      cart: cart.id,
      version: cart.version,
      customer,
      slot: slot.value,
      tender,
      payment,
      dob,
      notes: null,
      offers: { email: false, sms: false, words: 1 },
      ...(token !== undefined && code !== undefined && { kiosk: { token, code, signup } }),
      ...(total !== null && { total })
    }
  })
}

const isOutdated = ({ code }: ApiProblem): boolean => code === 'slot_gone' || code === 'not_found'

/**
 * Sends an order. Whatever breaks off, it may be sent again: a cart becomes one order at most, and whether a cart that is gone
 * has become one is looked up (SPEC C16). `keep` gets the order with its cart before anything is done with it.
 */
export async function placeWaiting(
  waitingOrder: WaitingOrder,
  keep: (step: WaitingOrder) => void
): Promise<Result<Order>> {
  const order = { ...waitingOrder }
  let result: Result<Order> = failed('offline')
  for (let tries = 0; tries < TRIES; tries++) {
    const currentCart = await heldCart(order)
    // Asked only once the cart is gone: before, an earlier request could still be on its way to make an order of it.
    const placed = currentCart || order.cart === null ? undefined : await placedFrom(order.cart)
    if (placed) return placed
    const cart = currentCart ?? (await newCart(order))
    if (!cart.ok) return cart
    keep({ ...order, id: waitingOrder.id })
    const filled = await fill(cart.value, order)
    result = filled.ok ? await place(order, filled.value) : filled
    const isStale = !result.ok && result.problem.code === 'stale' && order.total === null
    if (result.ok || !(isStale || isOutdated(result.problem))) return result
  }
  return result
}
