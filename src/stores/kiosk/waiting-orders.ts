import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  picklist,
  safeParse,
  string
} from 'valibot'
import { platform } from '../../platform/platform.ts'
import { resettable } from '../../client/reset.ts'

/** A new order as the kiosk keeps it until the API has it: it outlives a reload and a power cut. */
const waiting = object({
  /** Its own key, with which its cart is created. */
  id: string(),
  /** The number on the shopper's screen, and the instant, in milliseconds since 1970. */
  code: optional(string()),
  at: number(),
  location: string(),
  /** The cart that becomes the order, once there is one: a cart becomes one order, however often it is sent. */
  cart: nullable(string()),
  lines: array(object({ variant: string(), quantity: number() })),
  customer: object({ first_name: string(), last_name: string(), phone: string(), email: string() }),
  signup: boolean(),
  dob: nullable(string()),
  tender: picklist(['in_store', 'card']),
  payment: nullable(string()),
  /** The total that the shopper has seen, in cents; null once no one is there to agree to another. */
  total: nullable(number()),
  /** The first time with room that the shopper was shown, in milliseconds since 1970. */
  promised: optional(number()),
  /** The API's reason for refusing it after the shopper has left. */
  refusal: optional(string())
})

/** A new order that waits for the API. */
export type WaitingOrder = InferOutput<typeof waiting>

/** The orders that the API doesn't have yet, oldest first. No shopper's leaving takes them away. */
export const $waitingOrders = resettable<readonly WaitingOrder[]>('all', [])

/** Reads the orders that the tablet has kept. */
export function recallWaitingOrders(): void {
  try {
    const parsed = safeParse(array(waiting), JSON.parse(platform().kiosk?.orders.get() ?? ''))
    $waitingOrders.set(parsed.success ? parsed.output : [])
  } catch {
    $waitingOrders.set([])
  }
}

function keep(orders: readonly WaitingOrder[]): void {
  $waitingOrders.set(orders)
  platform().kiosk?.orders.set(orders.length > 0 ? JSON.stringify(orders) : undefined)
}

/** Stores the outcome of an order, unless it has been dropped. */
export const changeWaiting = (order: WaitingOrder): void =>
  keep($waitingOrders.get().map(item => (item.id === order.id ? order : item)))

/** Stores an order, or its outcome. */
export function keepWaiting(order: WaitingOrder): void {
  const others = $waitingOrders.get()
  if (others.some(({ id }) => id === order.id)) changeWaiting(order)
  else keep([...others, order])
}

/** Drops an order: the API has it, or it is no longer wanted. */
export const dropWaiting = (id: string): void => keep($waitingOrders.get().filter(order => order.id !== id))
