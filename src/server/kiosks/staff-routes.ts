import type { Hono } from 'hono'
import { forgetKioskPinTries, readKiosks, removeKiosk, setKiosk, setKioskPin } from '../../contract/kiosk/kiosk.ts'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'
import { findLocation } from '../shop/locations/find-location.ts'
import { audited, type StaffDeed } from '../staff/audited.ts'
import { onlyManager } from '../staff/only-managers.ts'
import type { StaffCall, StaffMember } from '../staff/only-staff.ts'
import { changeKiosk, dropKiosk, findKiosk, kiosksAt } from './manage.ts'
import { forgetPinTries, setPinOf } from './pin.ts'
import { viewForStaff } from './view-kiosk.ts'

/** Serves the staff's list of kiosks, and the managers' changes; all changes are audited. */
export function staffKioskRoutes(
  app: Hono,
  context: Context,
  staffOf: (call: StaffCall) => Promise<StaffMember>
): void {
  const { db, clock } = context

  /** Runs a manager's change; the refusal of others is audited as well. */
  async function byManager<Result>(call: StaffCall, deed: StaffDeed, work: () => Promise<Result>): Promise<Result> {
    const member = await staffOf(call)
    await onlyManager(context, member, deed)
    return audited(context, member, deed, work)
  }

  route(app, readKiosks, async ({ param, ...call }) => {
    await staffOf(call)
    const { id, slug, kioskPinHash } = await findLocation(db, param('location'))
    const rows = await kiosksAt(db, id)
    return { kiosks: rows.map(row => viewForStaff(row, slug, clock())), hasPin: kioskPinHash !== null }
  })

  route(app, setKioskPin, async ({ param, body, ...call }) => {
    const location = await findLocation(db, param('location'))
    const hasPin = body.pin !== null
    const deed = { action: 'kiosk-pin', locationId: location.id, detail: hasPin ? 'set' : 'removed' } as const
    await byManager(call, deed, () => setPinOf(db, location, body.pin))
    return { hasPin }
  })

  route(app, forgetKioskPinTries, async ({ param, ...call }) => {
    const location = await findLocation(db, param('location'))
    const deed = { action: 'kiosk-pin', locationId: location.id, detail: 'tries' } as const
    await byManager(call, deed, () => forgetPinTries(context, location, call.client))
    return {}
  })

  route(app, setKiosk, async ({ param, body, ...call }) => {
    await staffOf(call)
    const { id, slug } = await findLocation(db, param('location'))
    const { id: kiosk, letter } = await findKiosk(db, id, param('kiosk'))
    const detail = [letter, body.name, body.reader].filter(Boolean).join(', ')
    const deed = { action: 'kiosk', locationId: id, detail } as const
    return viewForStaff(await byManager(call, deed, () => changeKiosk(db, kiosk, body)), slug, clock())
  })

  route(app, removeKiosk, async ({ param, ...call }) => {
    await staffOf(call)
    const { id } = await findLocation(db, param('location'))
    const { id: kiosk, letter, name } = await findKiosk(db, id, param('kiosk'))
    const deed = { action: 'kiosk-removal', locationId: id, detail: `${letter}, ${name}` } as const
    await byManager(call, deed, () => dropKiosk(db, kiosk))
    return {}
  })
}
