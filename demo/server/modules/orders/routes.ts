import type { Hono } from 'hono'
import { placeOrder, readOrder, readOrders } from '../../../../src/contract/order.ts'
import type { Context } from '../../context.ts'
import { badFields, notFound } from '../../http/refusal.ts'
import { signedIn } from '../../http/caller.ts'
import { route } from '../../http/route.ts'
import { withFreshCart } from '../carts/read.ts'
import { accountOf } from '../carts/shopper.ts'
import { tellPoints } from '../loyalty/tell.ts'
import { settleOrder } from '../payments/settle.ts'
import { place } from './place.ts'
import { isOpenTo, readOrderOf, readOrdersOf } from './read.ts'

/** Serves orders: place one, read it, read those of an account. */
export function orderRoutes(app: Hono, context: Context): void {
  const { db } = context

  route(app, placeOrder, async ({ body, idempotencyKey, ...viewer }) => {
    if (idempotencyKey === undefined) throw badFields({ 'Idempotency-Key': 'required' })
    if (body.slot === '') throw badFields({ slot: 'required' })
    const wish = { body, idempotencyKey, language: viewer.language, accountId: accountOf(viewer) }
    const id = await withFreshCart(db, body.cart, viewer, () => place(context, wish))
    await settleOrder(context, id)
    const order = await readOrderOf(db, id, viewer)
    if (order.orderLoyalty.pointsRedeemed + order.orderReward.points > 0) await tellPoints(context, wish.accountId)
    return order
  })

  route(app, readOrder, async ({ param, ...viewer }) => {
    if (!(await isOpenTo(db, param('order'), accountOf(viewer)))) throw notFound()
    return readOrderOf(db, param('order'), viewer)
  })

  route(app, readOrders, async call => ({ orders: await readOrdersOf(db, signedIn(call.caller).account.id, call) }))
}
