import type { Hono } from 'hono'
import { checkIn as checkInEndpoint, sayOnWay } from '../../../contract/order/arrival.ts'
import { answerQuestion, changeOrder, previewChange } from '../../../contract/order/change-order.ts'
import {
  cancelOrder,
  placeOrder,
  readCartOrder,
  readOrder,
  readOrders,
  setOrderEmail
} from '../../../contract/order/order.ts'
import type { Context } from '../../context.ts'
import { badFields, notFound } from '../../http/api-error.ts'
import { signedIn } from '../../http/request/caller.ts'
import { route } from '../../http/route.ts'
import { endedOrderEmailWords } from '../../http/messages.ts'
import { fullPhone } from '../../people/accounts/phone-number.ts'
import { isLetPast } from '../../rate-limit/challenge.ts'
import { withFreshCart } from '../carts/read-carts.ts'
import { accountOf } from '../../http/request/caller.ts'
import { keyOf } from '../../idempotency/owner.ts'
import type { Viewer } from '../../shop/menu/view-product.ts'
import { findOrderKiosk } from './place/order-kiosk.ts'
import { changeByShopper, previewOfChange } from './changes/change-by-shopper.ts'
import { settleQuestion } from './changes/settle-question.ts'
import { withChangedOrder } from './changes/with-changed-order.ts'
import { cancelFor, withOrder } from './cancel.ts'
import { changeEmail } from './change-email.ts'
import { checkIn, noteWay } from './arrival.ts'
import { captureOrVoidOrder } from '../payments/capture-or-void.ts'
import { place } from './place/place-order.ts'
import { isOpenTo, orderOfCart } from './find-order.ts'
import { readOrderOf, readOrdersOf, viewWritten } from './read-orders.ts'

/** Serves orders: place, read, change and cancel one, answer its questions, announce an arrival, correct its email address, and list an account’s. */
export function orderRoutes(app: Hono, context: Context): void {
  const { db, clock } = context
  const read = (id: string, viewer: Viewer) => readOrderOf(db, id, viewer, { now: clock() })

  async function onlyOpen(id: string, viewer: Parameters<typeof accountOf>[0]): Promise<string> {
    if (!(await isOpenTo(db, id, accountOf(viewer)))) throw notFound()
    return id
  }

  route(app, placeOrder, async ({ body: sent, ...viewer }) => {
    const phone = await fullPhone(db, sent.customer.phone, 'customer.phone')
    const body = { ...sent, customer: { ...sent.customer, phone } }
    const key = keyOf(viewer, body.cart)
    if (key === undefined) throw badFields({ 'Idempotency-Key': 'required' })
    if (body.slot === '') throw badFields({ slot: 'required' })
    const { client, language } = viewer
    const isPerson = await isLetPast(context, client)
    const page = client.page.href
    const kiosk = await findOrderKiosk(db, body)
    const orderRequest = { body, key, page, language, accountId: accountOf(viewer), client, isPerson, kiosk }
    const { id, written } = await withFreshCart(context, body.cart, viewer, () => place(context, orderRequest))
    context.wake()
    if (written !== undefined) context.metrics?.placed(written.order)
    if (written !== undefined && !written.loaded.hasPayments)
      return viewWritten(written.order, written.lines, written.loaded, viewer)
    await captureOrVoidOrder(context, id)
    return read(id, viewer)
  })

  route(app, readOrder, async ({ param, ...viewer }) => {
    return read(await onlyOpen(param('order'), viewer), viewer)
  })

  route(app, cancelOrder, async ({ param, body, ...viewer }) => {
    const id = await onlyOpen(param('order'), viewer)
    await withOrder(context, id, viewer, () => cancelFor(context, id, body.reason))
    return read(id, viewer)
  })

  route(app, sayOnWay, async ({ param, body, ...viewer }) => {
    const id = await onlyOpen(param('order'), viewer)
    await withOrder(context, id, viewer, () => noteWay(context, id, body.minutes))
    return read(id, viewer)
  })

  route(app, checkInEndpoint, async ({ param, body, ...viewer }) => {
    const id = await onlyOpen(param('order'), viewer)
    await withOrder(context, id, viewer, () => checkIn(context, id, body))
    return read(id, viewer)
  })

  route(app, setOrderEmail, async ({ param, body, ...viewer }) => {
    const id = await onlyOpen(param('order'), viewer)
    const change = { email: body.email, address: viewer.client.address }
    await withOrder(context, id, viewer, () => changeEmail(context, id, change), endedOrderEmailWords)
    return read(id, viewer)
  })

  route(app, previewChange, async ({ param, body, ...viewer }) => {
    const id = await onlyOpen(param('order'), viewer)
    return withChangedOrder(context, id, viewer, () => previewOfChange(context, id, body, viewer.language))
  })

  route(app, changeOrder, async ({ param, body, ...viewer }) => {
    const id = await onlyOpen(param('order'), viewer)
    await withChangedOrder(context, id, viewer, () => changeByShopper(context, id, body))
    return read(id, viewer)
  })

  route(app, answerQuestion, async ({ param, body, ...viewer }) => {
    const id = await onlyOpen(param('order'), viewer)
    const end = body.answer === 'take' ? 'taken' : 'left'
    const settlement = { end, cause: 'answer' } as const
    await withChangedOrder(context, id, viewer, () => settleQuestion(context, id, param('question'), settlement))
    return read(id, viewer)
  })

  route(app, readCartOrder, async ({ param, ...viewer }) => {
    const reply = await orderOfCart(db, param('cart'))
    if (reply === undefined || !(await isOpenTo(db, reply.order, accountOf(viewer)))) throw notFound()
    return reply
  })

  route(app, readOrders, async call => ({
    orders: await readOrdersOf(db, signedIn(call.caller).account.id, call, clock())
  }))
}
