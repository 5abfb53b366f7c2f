import type { StaffOrder } from '../../../contract/staff/staff-board.ts'
import { lateFrom } from '../../../rules/order/late.ts'
import { statusShown } from './status.ts'

const MINUTE = 60_000

/** The part of an order that decides whether it is urgent. */
export type TimedOrder = Pick<StaffOrder, 'slot' | 'status' | 'curbside'> &
  Partial<Pick<StaffOrder, 'pending' | 'method' | 'onWay'>>

/** A number of whole minutes until a slot begins, that it is under way, or since the order became late. */
export type Urgency = { kind: 'in' | 'late'; minutes: number } | { kind: 'now' }

const isBeingMade = (order: TimedOrder): boolean => ['placed', 'confirmed', 'preparing'].includes(statusShown(order))

/**
 * Returns how urgent an order is: minutes until its slot begins, rounded up; that the slot is under way; or full minutes
 * since its shopper reads that it is late, at least one. Undefined for an order that is ready or ended, which is never
 * late, and for one on its way until then.
 */
export function urgencyOf(order: TimedOrder, now: number): Urgency | undefined {
  const [start, end] = [Date.parse(order.slot.start), lateFrom(order)]
  const isOnItsWay = statusShown(order) === 'out_for_delivery'
  if (!isBeingMade(order) && !(isOnItsWay && now >= end)) return undefined
  if (now < start) return { kind: 'in', minutes: Math.ceil((start - now) / MINUTE) }
  if (now < end) return { kind: 'now' }
  return { kind: 'late', minutes: Math.max(1, Math.floor((now - end) / MINUTE)) }
}

const isOver = (order: TimedOrder): boolean => ['completed', 'cancelled'].includes(statusShown(order))

/** Returns since when the customer of an open order has been waiting; undefined if they are not there. */
export const waitingSince = (order: TimedOrder): number | undefined =>
  order.curbside && !isOver(order) ? Date.parse(order.curbside.at) : undefined

/** Returns when the customer of an open order, who is on their way, expects to be there; undefined if they are not on their way. */
export const expectedAt = (order: TimedOrder): number | undefined =>
  order.onWay && !order.curbside && !isOver(order) ? Date.parse(order.onWay.due) : undefined

/** Returns the full minutes from one instant to another, never below 0: clocks of devices differ. */
export const minutesSince = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / MINUTE))

/** A span of minutes in the units in which it is read: days from two days on, hours and minutes, or minutes. */
export type Span = { unit: 'minutes' | 'days'; count: number } | { unit: 'hours'; count: number; rest: number }

/** Returns minutes as a span. */
export function spanOf(minutes: number): Span {
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  if (minutes >= 48 * 60) return { unit: 'days', count: Math.floor(minutes / (24 * 60)) }
  return { unit: 'hours', count: Math.floor(minutes / 60), rest: minutes % 60 }
}
