import type { Hono } from 'hono'
import {
  forgetKioskPinTries,
  readKiosks,
  removeKiosk,
  setKiosk,
  setKioskPin
} from '../../../../src/contract/kiosk/kiosk.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { findLocation } from '../locations/find-location.ts'
import { audited } from '../staff/audited.ts'
import { refuseUnlessManager, type StaffCall, type StaffMember } from '../staff/only-staff.ts'
import { changeKiosk, dropKiosk, findKiosk, kiosksAt } from './manage.ts'
import { forgetPinTries, setPinOf } from './pin.ts'
import { viewForStaff } from './view.ts'

/** Serves what the staff see of kiosks, and what managers do with them; all changes are audited. */
export function staffKioskRoutes(
  app: Hono,
  context: Context,
  staffOf: (call: StaffCall) => Promise<StaffMember>
): void {
  const { db, clock } = context

  async function managerOf(call: StaffCall): Promise<StaffMember> {
    const member = await staffOf(call)
    refuseUnlessManager(member)
    return member
  }

  route(app, readKiosks, async ({ param, ...call }) => {
    await staffOf(call)
    const { id, slug, kioskPinHash } = await findLocation(db, param('location'))
    const rows = await kiosksAt(db, id)
    return { kiosks: rows.map(row => viewForStaff(row, slug, clock())), hasPin: kioskPinHash !== null }
  })

  route(app, setKioskPin, async ({ param, body, ...call }) => {
    const member = await managerOf(call)
    const location = await findLocation(db, param('location'))
    const hasPin = body.pin !== null
    const deed = { action: 'kiosk-pin', locationId: location.id, detail: hasPin ? 'set' : 'removed' } as const
    await audited(context, member, deed, () => setPinOf(db, location, body.pin))
    return { hasPin }
  })

  route(app, forgetKioskPinTries, async ({ param, ...call }) => {
    const member = await managerOf(call)
    const location = await findLocation(db, param('location'))
    const deed = { action: 'kiosk-pin', locationId: location.id, detail: 'tries' } as const
    await audited(context, member, deed, () => forgetPinTries(context, location, call.client))
    return {}
  })

  route(app, setKiosk, async ({ param, body, ...call }) => {
    const member = await managerOf(call)
    const { id, slug } = await findLocation(db, param('location'))
    const { id: kiosk, letter } = await findKiosk(db, id, param('kiosk'))
    const detail = [letter, body.name, body.reader].filter(Boolean).join(', ')
    const deed = { action: 'kiosk', locationId: id, detail } as const
    return viewForStaff(await audited(context, member, deed, () => changeKiosk(db, kiosk, body)), slug, clock())
  })

  route(app, removeKiosk, async ({ param, ...call }) => {
    const member = await managerOf(call)
    const { id } = await findLocation(db, param('location'))
    const { id: kiosk, letter, name } = await findKiosk(db, id, param('kiosk'))
    const deed = { action: 'kiosk-removal', locationId: id, detail: `${letter}, ${name}` } as const
    await audited(context, member, deed, () => dropKiosk(db, kiosk))
    return {}
  })
}
