import type { Hono } from 'hono'
import { placeOrder, readCartOrder, readOrder, readOrders } from '../../../../src/contract/order.ts'
import type { Context } from '../../context.ts'
import { badFields, notFound } from '../../http/refusal.ts'
import { signedIn } from '../../http/caller.ts'
import { route } from '../../http/route.ts'
import { withFreshCart } from '../carts/read.ts'
import { accountOf } from '../carts/shopper.ts'
import { tellPoints } from '../loyalty/tell.ts'
import { place } from './place.ts'
import { isOpenTo, orderOfCart, readOrderOf, readOrdersOf } from './read.ts'

/** Serves orders: place one, read it, read those of an account. */
export function orderRoutes(app: Hono, context: Context): void {
  const { db } = context

  route(app, placeOrder, async ({ body, idempotencyKey, ...viewer }) => {
    if (idempotencyKey === undefined) throw badFields({ 'Idempotency-Key': 'required' })
    if (body.slot === '') throw badFields({ slot: 'required' })
    const wish = { body, idempotencyKey, language: viewer.language, accountId: accountOf(viewer) }
    const id = await withFreshCart(context, body.cart, viewer, () => place(context, wish))
    const order = await readOrderOf(db, id, viewer)
    if (order.orderLoyalty.pointsRedeemed + order.orderReward.points > 0) await tellPoints(context, wish.accountId)
    return order
  })

  route(app, readOrder, async ({ param, ...viewer }) => {
    if (!(await isOpenTo(db, param('order'), accountOf(viewer)))) throw notFound()
    return readOrderOf(db, param('order'), viewer)
  })

  route(app, readCartOrder, async ({ param, ...viewer }) => {
    const found = await orderOfCart(db, param('cart'))
    if (found === undefined || !(await isOpenTo(db, found.order, accountOf(viewer)))) throw notFound()
    return found
  })

  route(app, readOrders, async call => ({ orders: await readOrdersOf(db, signedIn(call.caller).account.id, call) }))
}
