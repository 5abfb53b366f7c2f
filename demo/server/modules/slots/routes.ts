import type { Hono } from 'hono'
import { object, optional } from 'valibot'
import { method } from '../../../../src/contract/cart/method.ts'
import type { Slot, SlotDay } from '../../../../src/contract/order/slots.ts'
import { readSlots } from '../../../../src/contract/order/slots.ts'
import { id } from '../../../../src/contract/http/text.ts'
import type { Context } from '../../context.ts'
import { checked } from '../../http/request/fields.ts'
import { route } from '../../http/route.ts'
import { accountOf } from '../carts/shopper.ts'
import { findLocation } from '../locations/find-location.ts'
import { fullSlots } from './places.ts'
import { slotsOf } from './plan.ts'
import { viewSlot } from './view.ts'
import { windowFor } from './order-window.ts'

const asked = object({ method, cart: optional(id) })

/** Serves the slots of a location. */
export function slotRoutes(app: Hono, { db, clock }: Context): void {
  route(app, readSlots, async ({ param, query, caller }) => {
    const { method: wanted, cart } = checked(asked, query)
    const now = clock()
    const location = await findLocation(db, param('location'))
    const full = await fullSlots(db, location, wanted, now)
    const window = await windowFor(db, location, { cart, accountId: accountOf({ caller }) })
    const slots = slotsOf(location, { method: wanted, now, window })
    const viewed = slots.map(slot => viewSlot(slot, location.timezone, !full.has(slot.start)))
    return { days: byDay(viewed) }
  })
}

function byDay(slots: Slot[]): SlotDay[] {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) {
    const date = slot.id.slice(0, 10)
    days.set(date, [...(days.get(date) ?? []), slot])
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }))
}
