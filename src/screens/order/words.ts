import type { Order, OrderStatus } from '../../contract/order/order.ts'
import type { MessageKey } from '../../i18n/translate.ts'

/** Whether an order has come to its end, one way or the other. */
export const hasEnded = ({ status }: Pick<Order, 'status'>): boolean => status === 'completed' || status === 'cancelled'

const isBrought = ({ method }: Pick<Order, 'method'>): boolean => method === 'delivery'

/** How an order stands, in words. A person who has been deleted has no name any more. */
export function standing(order: Order): [key: MessageKey, name: string] {
  const { status } = order
  const name = order.customer.first_name.replace(/^–$/, '').trim()
  const step = status === 'completed' && isBrought(order) ? 'delivered' : status
  const isNamed = step === 'placed' || step === 'completed' || step === 'delivered'
  return [isNamed && !name ? `order.nameless.${step}` : `order.is.${step}`, name]
}

/** What comes next, in words. */
export function nextWords(order: Order): MessageKey {
  const { status, method } = order
  if (status === 'preparing' && isBrought(order)) return 'order.next.leaves'
  if (status === 'ready' && method === 'curbside') return 'order.next.atCurb'
  if (status === 'cancelled' && order.tender === 'card') return 'order.moneyBack'
  return `order.next.${status}`
}

/** What a step on an order's way is called. */
export const stepWords = (order: Pick<Order, 'method'>, status: OrderStatus): MessageKey =>
  status === 'completed' && isBrought(order) ? 'order.step.delivered' : `order.step.${status}`

/** The states on an order's way (SPEC C13): a delivery goes out, all others are made ready. */
export const wayOf = (order: Pick<Order, 'method'>): OrderStatus[] => [
  'placed',
  'confirmed',
  'preparing',
  isBrought(order) ? 'out_for_delivery' : 'ready',
  'completed'
]

/** What the total is called: where and how it is paid, unless it never was. */
export function totalWords(order: Order): MessageKey {
  if (order.status === 'cancelled') return 'sum.total'
  if (order.tender === 'card') return 'order.totalByCard'
  return isBrought(order) ? 'order.totalAtDoor' : 'order.total'
}
