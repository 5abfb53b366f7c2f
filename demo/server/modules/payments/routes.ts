import type { Hono } from 'hono'
import { confirmPayment, createPayment, readPayment } from '../../../../src/contract/order/payment.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { countTry, takeBack } from '../rate-limit/count.ts'
import { cardsByAddress } from '../rate-limit/limits.ts'
import { withFreshCart } from '../carts/read.ts'
import { accountOf } from '../carts/shopper.ts'
import { beginPayment } from './begin.ts'
import { confirm, readAgain } from './confirm.ts'
import { findPayment, viewPayment } from './rows.ts'

/** Serves card payments: begin, confirm with the token of the provider's fields, and read. */
export function paymentRoutes(app: Hono, context: Context): void {
  const { db, clock } = context

  route(app, createPayment, async ({ body, ...viewer }) =>
    viewPayment(await withFreshCart(context, body.cart, viewer, () => beginPayment(context, body, viewer)))
  )

  route(app, confirmPayment, async ({ param, body, client, ...viewer }) => {
    const whose = { accountId: accountOf(viewer), language: viewer.language }
    const found = await findPayment(context, param('payment'), whose)
    // Slows down card testing with stolen cards.
    await countTry(db, cardsByAddress, client.address, clock())
    const row = await confirm(context, found, body.token)
    if (row.status === 'authorised') await takeBack(db, cardsByAddress, client.address)
    return viewPayment(row)
  })

  route(app, readPayment, async ({ param, ...viewer }) => {
    const whose = { accountId: accountOf(viewer), language: viewer.language }
    return viewPayment(await readAgain(context, await findPayment(context, param('payment'), whose)))
  })
}
