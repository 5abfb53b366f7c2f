import type { Hono } from 'hono'
import { checkKioskPin, leaveKiosk, registerKiosk, reportKiosk } from '../../contract/kiosk/kiosk.ts'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'
import { keyOf } from '../idempotency/owner.ts'
import { findLocation } from '../shop/locations/find-location.ts'
import { leave, report } from './own.ts'
import { provePin } from './pin.ts'
import { register } from './register.ts'
import { staffKioskRoutes } from './staff-routes.ts'
import type { ServeStaff } from '../staff/serve-staff.ts'

/** Serves kiosks: their PIN, registering, reporting and leaving, and their list for the staff. */
export function kioskRoutes(app: Hono, context: Context, serve: ServeStaff): void {
  const { db } = context
  staffKioskRoutes(serve, context)

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
