import type { Hono } from 'hono'
import { confirmPayment, createPayment, readPayment } from '../../../contract/order/payment.ts'
import { cancelPayment, createReaderPayment } from '../../../contract/order/reader-payment.ts'
import type { Context } from '../../context.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { countFrom, takeBackFrom } from '../../rate-limit/count-networks.ts'
import { cardsByAddress } from '../../rate-limit/limits.ts'
import { withFreshCart } from '../carts/read-carts.ts'
import { accountOf } from '../../http/request/caller.ts'
import type { Shopper } from '../carts/shopper.ts'
import { beginPayment } from './begin-payment.ts'
import { cancel } from './cancel.ts'
import { confirm, readAgain } from './confirm.ts'
import { beginReaderPayment } from './reader/begin-reader.ts'
import { readOnReader } from './reader/read-reader.ts'
import { findPayment, viewPayment } from './rows.ts'

/** Serves card payments: begin with fields or on a reader, confirm with the token of the fields, read, and cancel. */
export function paymentRoutes(app: Hono, context: Context): void {
  const { db, clock } = context
  const find = async (id: string, viewer: Shopper) =>
    findPayment(context, id, { accountId: accountOf(viewer), language: viewer.language })

  route(app, createPayment, async ({ body, ...viewer }) =>
    viewPayment(await withFreshCart(context, body.cart, viewer, () => beginPayment(context, body, viewer)))
  )

  route(app, createReaderPayment, async ({ body, ...viewer }) =>
    viewPayment(await withFreshCart(context, body.cart, viewer, () => beginReaderPayment(context, body, viewer)))
  )

  route(app, confirmPayment, async ({ param, body, client, ...viewer }) => {
    const payment = await find(param('payment'), viewer)
    if (payment.row.reader !== null) throw new ApiError(409, 'payment')
    // Slows down card testing with stolen cards.
    await countFrom(db, cardsByAddress, client.address, clock())
    const row = await confirm(context, payment, body.token)
    if (row.status === 'authorised') await takeBackFrom(db, cardsByAddress, client.address)
    return viewPayment(row)
  })

  route(app, readPayment, async ({ param, ...viewer }) => {
    const payment = await find(param('payment'), viewer)
    const isOnReader = payment.row.reader !== null
    return viewPayment(await (isOnReader ? readOnReader : readAgain)(context, payment))
  })

  route(app, cancelPayment, async ({ param, ...viewer }) =>
    viewPayment(await cancel(context, await find(param('payment'), viewer)))
  )
}
