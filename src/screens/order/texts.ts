import type { Order, OrderStatus } from '../../contract/order/order.ts'
import { cardName } from '../../format/card-name.ts'
import { formatMoney, money } from '../../format/money.ts'
import type { Locale } from '../../i18n/locale.ts'
import { type MessageKey, translate } from '../../i18n/translate.ts'
import { paymentOf } from '../../rules/order/payment.ts'
import { refundAmounts } from '../../rules/order/refund-amounts.ts'

/** Returns true if an order is completed or cancelled. */
export const hasEnded = ({ status }: Pick<Order, 'status'>): boolean => status === 'completed' || status === 'cancelled'

const isBrought = ({ method }: Pick<Order, 'method'>): boolean => method === 'delivery'

/** Returns the status message of an order. The customer's name is missing if their account was deleted. */
export function standing(order: Order): [key: MessageKey, name: string] {
  const { status } = order
  const name = order.customer.first_name.replace(/^–$/, '').trim()
  if (order.refund) return ['order.is.refunded', name]
  const step = status === 'completed' && isBrought(order) ? 'delivered' : status
  const isNamed = step === 'placed' || step === 'completed' || step === 'delivered'
  return [isNamed && !name ? `order.nameless.${step}` : `order.is.${step}`, name]
}

/** Returns the message about the next step. */
export function nextWords(order: Order): MessageKey {
  const { status, method } = order
  if (refundAmounts(order).length > 0) return order.tender === 'card' ? 'order.refundedToCard' : 'order.refundedInStore'
  if (status === 'preparing' && isBrought(order)) return 'order.next.leaves'
  if (status === 'ready' && method === 'curbside') return order.curbside ? 'order.next.toCar' : 'order.next.atCurb'
  if (status === 'cancelled' && order.tender === 'card') return 'order.moneyBack'
  return `order.next.${status}`
}

/** Returns the values of a message about a refund: the amount, all of it for a cancelled order, and the card it goes back to. */
export function refundOf(order: Order, locale: Locale) {
  const { total, currency, card } = order
  const amounts = refundAmounts(order)
  const amount = amounts.length === 0 ? total : amounts.reduce((sum, cents) => sum + cents, 0)
  return { amount: money(amount, currency), card: cardName(card ?? { brand: null, last4: null }, locale) }
}

/** Returns the reason of a cancellation or of the last refund. */
export const reasonOf = ({ refund, refunds, cancelReason }: Order): string | null =>
  refunds?.[refunds.length - 1]?.reason ?? refund?.reason ?? cancelReason

/** Returns the name of a step. */
export const stepWords = (order: Pick<Order, 'method'>, status: OrderStatus): MessageKey =>
  status === 'completed' && isBrought(order) ? 'order.step.delivered' : `order.step.${status}`

/** Returns the steps of an order (SPEC C13): deliveries go out, all others are made ready. */
export const wayOf = (order: Pick<Order, 'method'>): OrderStatus[] => [
  'placed',
  'confirmed',
  'preparing',
  isBrought(order) ? 'out_for_delivery' : 'ready',
  'completed'
]

/** Returns the rows of a receipt for its refunds: their destination and amounts. */
export function refundRows(order: Order, locale: Locale): { name: string; amount: string }[] {
  const card = cardName(order.card ?? { brand: null, last4: null }, locale)
  const name = translate(locale, order.tender === 'card' ? 'sum.refundedToCard' : 'sum.refundedInStore', { card })
  return refundAmounts(order).map(cents => ({ name, amount: formatMoney(-cents, locale, order.currency) }))
}

const totals = {
  card: 'order.totalByCard',
  store: 'order.total',
  curb: 'order.totalAtCurb',
  door: 'order.totalAtDoor',
  none: 'sum.total'
} as const

/** Returns the label of the total: where and how it is paid, unless the order was cancelled or refunded. */
export const totalWords = (order: Order): MessageKey => totals[paymentOf(order)]
