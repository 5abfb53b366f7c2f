import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/types.ts'
import type { PricedCart } from '../../carts/pricing/price-cart.ts'
import { noteOffers, offersOf } from './note-offers.ts'
import { noteLastOrder } from './order-kiosk.ts'
import { enter } from '../../loyalty/ledger.ts'
import { publishPoints } from '../../loyalty/publish-points.ts'
import { takePayment } from '../../payments/take-payment.ts'
import { noteDeals, redeemPromos } from '../../promos/redeem.ts'
import type { OrderRow } from '../read-orders.ts'
import type { OrderRequest } from './order-request.ts'

/** Writes something that belongs to a new order, in its transaction. */
export type Step = (tx: Transaction, order: OrderRow) => Promise<void>

/**
 * Returns the statements after a new order: the kiosk's last number, the use of deals, codes and points, the payment, and consent to
 * offers. Most orders need none, and are committed with their last statement.
 */
export function stepsAfter(
  context: Pick<Context, 'publish'>,
  request: OrderRequest,
  { deals, promos, pointsRedeemed, rewardPoints }: PricedCart
): Step[] {
  const { kiosk, body, accountId } = request
  const { customer, tender, payment } = body
  const points = pointsRedeemed + rewardPoints
  const steps: Step[] = []
  if (kiosk !== undefined) steps.push((tx, order) => noteLastOrder(tx, kiosk, order))
  const { email, phone } = customer
  if (promos.length > 0)
    steps.push((tx, { id, placedAt }) =>
      redeemPromos(tx, promos, { orderId: id, accountId, email, phone, at: placedAt })
    )
  const limited = deals.filter(({ row }) => row.perPerson !== null)
  if (limited.length > 0)
    steps.push((tx, { id, placedAt }) => noteDeals(tx, limited, { orderId: id, accountId, email, phone, at: placedAt }))
  if (accountId !== null && points > 0)
    steps.push((tx, { id, placedAt }) =>
      enter(tx, { accountId, orderId: id, kind: 'redeemed', points: -points, at: placedAt })
    )
  if (tender === 'card') steps.push((tx, { id }) => takePayment(tx, id, payment))
  if (offersOf(request).length > 0) steps.push((tx, order) => noteOffers(tx, request, order))
  if (accountId !== null && points > 0) steps.push(tx => publishPoints(tx, context, accountId))
  return steps
}
