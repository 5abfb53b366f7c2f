import type { Hono } from 'hono'
import { object } from 'valibot'
import { method } from '../../../../src/contract/method.ts'
import type { Slot, SlotDay } from '../../../../src/contract/slots.ts'
import { readSlots } from '../../../../src/contract/slots.ts'
import type { Context } from '../../context.ts'
import { checked } from '../../http/fields.ts'
import { route } from '../../http/route.ts'
import { findLocation } from '../locations/find-location.ts'
import { fullSlots } from './places.ts'
import { planSlots } from './plan.ts'
import { viewSlot } from './view.ts'

const asked = object({ method })

/** Serves the slots that can be chosen at a location. */
export function slotRoutes(app: Hono, { db, clock }: Context): void {
  route(app, readSlots, async ({ param, query }) => {
    const wanted = checked(asked, query).method
    const now = clock()
    const location = await findLocation(db, param('location'))
    const full = await fullSlots(db, location, wanted, now)
    const slots = planSlots(location, wanted, now).map(slot => viewSlot(slot, location.timezone, !full.has(slot.start)))
    return { days: byDay(slots) }
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
