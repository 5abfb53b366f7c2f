import type { ReadyOrder } from '../../../src/rules/time/promise/samples.ts'
import { addDays, instantOn, wallAt, weekdayOf } from '../../../src/rules/time/time-zone.ts'
import { MINUTE } from './clocks.ts'
import { toronto } from './week.ts'

/** Returns numbers from 0 to below 1, the same ones for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Orders per hour by the hour of the day, from 10 h to 21 h, on an ordinary day. */
const PER_HOUR = [3, 4, 6, 5, 4, 5, 7, 9, 9, 7, 5, 3]
const OPENS = 10

/** A day's rush: how many times as many orders, and how many colleagues. */
function rushOf(date: string, hour: number): { orders: number; staff: number } {
  if (date.endsWith('04-20')) return { orders: 2.4, staff: 3 }
  const weekday = weekdayOf(date)
  if (weekday === 5 && hour >= 17 && hour <= 20) return { orders: 2.2, staff: 3 }
  if (weekday === 6) return { orders: 1.4, staff: 3 }
  return { orders: 1, staff: 2 }
}

/** One day in twelve, a colleague is missing. */
const MISSING = 1 / 12

const itemsFrom = (random: () => number): number => {
  const kind = random()
  if (kind < 0.68) return 1 + Math.floor(random() * 3)
  return kind < 0.93 ? 4 + Math.floor(random() * 5) : 9 + Math.floor(random() * 12)
}

/** Minutes of one colleague for an order: six and one for each item, give or take as log-normal numbers do. */
function effortFrom(random: () => number, items: number): number {
  const bell = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return (6 + items) * Math.exp(0.35 * bell)
}

/**
 * Returns the orders of a store's year that begins on a date, made first come, first served by the colleagues who are
 * there. An order is taken up by whoever is free first.
 */
export function yearOfOrders(seed: number, first = '2026-01-01', days = 365): ReadyOrder[] {
  const random = randomFrom(seed)
  const orders: ReadyOrder[] = []
  for (let day = 0; day < days; day++) {
    const date = addDays(first, day)
    const missing = random() < MISSING ? 1 : 0
    const free: number[] = []
    for (let time = instantOn(date, `${OPENS}:00`, toronto); ;) {
      const hour = wallAt(time, toronto).getUTCHours()
      const rate = PER_HOUR[hour - OPENS]
      if (rate === undefined) break
      const { orders: times, staff } = rushOf(date, hour)
      time += (-Math.log(1 - random()) / (rate * times)) * 60 * MINUTE
      const present = Math.max(1, staff - missing)
      // Those who have gone home finish their last order, but take up no other.
      free.sort((a, b) => a - b).splice(0, Math.max(0, free.length - present))
      while (free.length < present) free.unshift(time)
      const items = itemsFrom(random)
      const begun = Math.max(time, free[0] ?? time)
      const readyAt = begun + effortFrom(random, items) * MINUTE
      free[0] = readyAt
      orders.push({ placedAt: time, readyAt, items, slotStart: time + 30 * MINUTE })
    }
  }
  return orders
}
