import { timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { setOrderStatus } from '../../../../src/contract/staff.ts'
import type { Context } from '../../context.ts'
import { staffWords } from '../../http/messages.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { tellPoints } from '../loyalty/tell.ts'
import { readOrderOf } from '../orders/read.ts'
import { letPaymentGo } from '../payments/settle.ts'
import { hashOf } from '../sessions/secret.ts'
import { setStatusOf } from './set-status.ts'

/** Serves the store's staff: they bring orders from state to state. */
export function staffRoutes(app: Hono, context: Context): void {
  const { db, publish, staffToken } = context

  route(app, setOrderStatus, async ({ param, body, bearer, ...viewer }) => {
    if (!isStaff(bearer, staffToken)) throw new Refusal(401, 'unauthorized', { words: staffWords })
    const before = await setStatusOf(context, param('order'), body.status)
    if (before !== undefined) {
      publish(`order.${before.id}`, { type: 'order', status: body.status })
      if (body.status === 'cancelled') await letPaymentGo(context, before.id)
      await tellPoints(context, before.accountId)
    }
    return readOrderOf(db, param('order'), viewer)
  })
}

const isStaff = (bearer: string | undefined, token: string | undefined): boolean =>
  bearer !== undefined &&
  token !== undefined &&
  timingSafeEqual(Buffer.from(hashOf(bearer)), Buffer.from(hashOf(token)))
