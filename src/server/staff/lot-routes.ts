import { readLots, setLot } from '../../contract/staff/staff-lots.ts'
import type { Context } from '../context.ts'
import { findLocation } from '../shop/locations/find-location.ts'
import { audited } from './audited.ts'
import { lotsOf, setLotOf } from './lots.ts'
import type { ServeStaff } from './serve-staff.ts'

/** Serves the lots of sizes to the staff; changes are audited. */
export function lotRoutes(serve: ServeStaff, context: Context): void {
  const { db } = context

  serve(readLots, async ({ param }) => {
    const { id } = await findLocation(db, param('location'))
    return lotsOf(db, id, param('variant'))
  })

  serve(setLot, async ({ member, param, body }) => {
    const location = await findLocation(db, param('location'))
    const variant = param('variant')
    const detail = `lot ${body.number}: ${body.left}`
    const deed = { action: 'stock', locationId: location.id, variantId: variant, detail } as const
    await audited(context, member, deed, () => setLotOf(context, location, variant, body))
    return lotsOf(db, location.id, variant)
  })
}
