import type { Hono } from 'hono'
import { checkKioskPin, leaveKiosk, registerKiosk, reportKiosk } from '../../../contract/kiosk/kiosk.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { keyOf } from '../idempotency/owner.ts'
import { findLocation } from '../locations/find-location.ts'
import { leave, report } from './own.ts'
import { provePin } from './pin.ts'
import { register } from './register.ts'

/** Serves kiosks: their PIN, and registering, reporting and leaving. */
export function kioskRoutes(app: Hono, context: Context): void {
  const { db } = context

  route(app, checkKioskPin, async ({ param, body, client }) => {
    await provePin(context, await findLocation(db, param('location')), body.pin, client)
    return {}
  })

  route(app, registerKiosk, async ({ body, ...call }) =>
    register(context, body, { key: keyOf(call), client: call.client })
  )

  route(app, reportKiosk, ({ body }) => report(context, body))

  route(app, leaveKiosk, async ({ body }) => {
    await leave(db, body.token)
    return {}
  })
}
