import { forgetKioskPinTries, readKiosks, removeKiosk, setKiosk, setKioskPin } from '../../contract/kiosk/kiosk.ts'
import type { Context } from '../context.ts'
import { findLocation } from '../shop/locations/find-location.ts'
import { audited } from '../staff/audited.ts'
import type { ServeStaff } from '../staff/serve-staff.ts'
import { changeKiosk, dropKiosk, findKiosk, kiosksAt } from './manage.ts'
import { forgetPinTries, setPinOf } from './pin.ts'
import { viewForStaff } from './view-kiosk.ts'

/** Serves the staff's list of kiosks, and its changes, which are audited. */
export function staffKioskRoutes(serve: ServeStaff, context: Context): void {
  const { db, clock } = context

  serve(readKiosks, async ({ param }) => {
    const { id, slug, kioskPinHash } = await findLocation(db, param('location'))
    const rows = await kiosksAt(db, id)
    return { kiosks: rows.map(row => viewForStaff(row, slug, clock())), hasPin: kioskPinHash !== null }
  })

  serve(setKioskPin, async ({ member, param, body }) => {
    const location = await findLocation(db, param('location'))
    const hasPin = body.pin !== null
    const deed = { action: 'kiosk-pin', locationId: location.id, detail: hasPin ? 'set' : 'removed' } as const
    await audited(context, member, deed, () => setPinOf(db, location, body.pin))
    return { hasPin }
  })

  serve(forgetKioskPinTries, async ({ member, param, client }) => {
    const location = await findLocation(db, param('location'))
    const deed = { action: 'kiosk-pin', locationId: location.id, detail: 'tries' } as const
    await audited(context, member, deed, () => forgetPinTries(context, location, client))
    return {}
  })

  serve(setKiosk, async ({ member, param, body }) => {
    const { id, slug } = await findLocation(db, param('location'))
    const { id: kiosk, letter } = await findKiosk(db, id, param('kiosk'))
    const detail = [letter, body.name, body.reader].filter(Boolean).join(', ')
    const deed = { action: 'kiosk', locationId: id, detail } as const
    return viewForStaff(await audited(context, member, deed, () => changeKiosk(db, kiosk, body)), slug, clock())
  })

  serve(removeKiosk, async ({ member, param }) => {
    const { id } = await findLocation(db, param('location'))
    const { id: kiosk, letter, name } = await findKiosk(db, id, param('kiosk'))
    const deed = { action: 'kiosk-removal', locationId: id, detail: `${letter}, ${name}` } as const
    await audited(context, member, deed, () => dropKiosk(db, kiosk))
    return {}
  })
}
