import type { Zone } from '../clock-offsets.ts'
import { wallAt } from '../time-zone.ts'
import { hourOfWeek } from './hour-of-week.ts'
import { type OrderSize, sizeOf, workOf } from './work.ts'

/** An order that was made ready: instants in milliseconds, and its items, all quantities together. */
export interface ReadyOrder {
  placedAt: number
  readyAt: number
  items: number
  /** The start of the slot it was placed for. */
  slotStart: number
}

/** The time that an order took, with all that it depended on. */
export interface ReadySample {
  minutes: number
  placedAt: number
  hour: number
  size: OrderSize
  /** Work that was open when it was placed, with its own. */
  work: number
}

const MINUTE = 60_000

/** An order for a time further ahead wasn't begun when it was placed: it says nothing about how long one takes. */
export const SOON = 75 * MINUTE

/** Returns true if an order is for as soon as possible, and work ahead of the next one. */
export const isForNow = (slotStart: number, now: number): boolean => slotStart <= now + SOON

/** Longer than any order takes that hasn't been forgotten. */
export const LONGEST = 4 * 60 * MINUTE

/** Returns the samples of a store's orders, oldest first. Orders for later, and forgotten ones, are none, but work. */
export function samplesOf(orders: readonly ReadyOrder[], zone: Zone): ReadySample[] {
  const placed = [...orders].sort((a, b) => a.placedAt - b.placedAt)
  let open: ReadyOrder[] = []
  return placed.flatMap(order => {
    const { placedAt, readyAt, items, slotStart } = order
    open = open.filter(other => other.readyAt > placedAt && placedAt - other.placedAt < LONGEST)
    open.push(order)
    const took = readyAt - placedAt
    if (!isForNow(slotStart, placedAt) || took < 0 || took > LONGEST) return []
    const near = open.filter(other => isForNow(other.slotStart, placedAt))
    const work = workOf(
      near.reduce((sum, other) => sum + other.items, 0),
      near.length
    )
    return [{ minutes: took / MINUTE, placedAt, hour: hourOfWeek(wallAt(placedAt, zone)), size: sizeOf(items), work }]
  })
}
