import type { Hono } from 'hono'
import { object, optional } from 'valibot'
import { method } from '../../../contract/cart/method.ts'
import { readSlots, type Slot, type SlotDay, slotPlace } from '../../../contract/order/slots.ts'
import { id } from '../../../contract/http/text.ts'
import type { Destination } from '../../../rules/address/delivery-zones.ts'
import type { Context } from '../../context.ts'
import { checked } from '../../http/request/fields.ts'
import { route } from '../../http/route.ts'
import { accountOf } from '../../http/request/caller.ts'
import { findListed } from '../locations/find-location.ts'
import { withPromise } from '../ready-times/promise.ts'
import { readBasis } from '../ready-times/read-basis.ts'
import { itemsIn } from './cart-items.ts'
import { fullSlots } from './places.ts'
import { slotsOf } from './plan.ts'
import { viewSlot } from './view-slot.ts'
import { windowFor } from './order-window.ts'

const slotQuery = object({ method, cart: optional(id), ...slotPlace })

/** Serves the slots of a location. */
export function slotRoutes(app: Hono, { db, clock }: Context): void {
  route(app, readSlots, async ({ param, query, caller }) => {
    const { method: wanted, cart, ...place } = checked(slotQuery, query)
    const now = clock()
    const location = await findListed(db, param('location'))
    const [full, window, basis, items] = await Promise.all([
      fullSlots(db, location, wanted, now),
      windowFor(db, location, { cart, accountId: accountOf({ caller }), place: readPlace(place) }),
      readBasis(db, location.id, now),
      itemsIn(db, cart)
    ])
    const promising = withPromise(location, { basis, now }, items)
    const slots = slotsOf(promising, { method: wanted, now, window })
    const viewed = slots.map(slot => viewSlot(slot, location.timezone, !full.has(slot.start)))
    const { orderPrepTime } = promising.pickupSettings
    const { readyWithin } = promising
    return { days: byDay(viewed), ...(readyWithin !== undefined && { orderPrepTime, readyWithin }) }
  })
}

/** Returns where a delivery is to go, as far as it was said. */
function readPlace({
  postalCode,
  lat,
  lng
}: Partial<Record<'postalCode' | 'lat' | 'lng', string | undefined>>): Destination {
  const degrees = (text: string | undefined) => (text === undefined ? null : Number(text))
  return { postalCode, lat: degrees(lat), lng: degrees(lng) }
}

function byDay(slots: Slot[]): SlotDay[] {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const date = slot.id.slice(0, 10)
    days.set(date, [...(days.get(date) ?? []), slot])
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }))
}
