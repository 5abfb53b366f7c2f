import { offerAt } from '../../../rules/promo/offer-times.ts'
import type { ClockPlace } from '../../../rules/time/clock-offsets.ts'
import { addDays, instantOn } from '../../../rules/time/time-zone.ts'
import type { EditedReward, ListedSale } from '../../../contract/staff/staff-catalogue.ts'
import type { ListedBanner } from '../banners/banner.ts'
import { type Promo, type Times, timesOf } from './promo.ts'

/** An offer, a banner, a sale or a reward, which all have times. */
export type Timed = Promo | ListedBanner | ({ kind: 'sale' } & ListedSale) | ({ kind: 'reward' } & EditedReward)

/** When something is on, and in which stores; null for all. */
function reachOf(timed: Timed): { times: Times; stores: readonly string[] | null } {
  switch (timed.kind) {
    case 'sale':
      return { times: timed.times, stores: timed.stores }
    case 'reward': {
      const { startsAt, endsAt } = timed.fields
      return { times: { starts: startsAt, ends: endsAt, weekly: null }, stores: null }
    }
    case 'banner':
      return { times: timed.fields.times, stores: timed.fields.locations }
    default:
      return { times: timesOf(timed), stores: timed.fields.locations }
  }
}

/** An offer on a day, from and until an instant in milliseconds; undefined where it reaches over the day's ends. */
export interface Running {
  promo: Timed
  from: number | undefined
  until: number | undefined
}

/** True if something is on all the time. */
export function isAlways(timed: Timed): boolean {
  const { starts, ends, weekly } = reachOf(timed).times ?? {}
  return !starts && !ends && !weekly?.length
}

/** True if something is for a store. */
export const isAt = (timed: Timed, store: string): boolean => reachOf(timed).stores?.includes(store) ?? true

/** The most stretches of one offer on one day. */
const MOST = 12

/** Returns when an offer is on during a day of a store. */
function stretchesOf(promo: Timed, start: number, end: number, store: ClockPlace): Running[] {
  const found: Running[] = []
  let now = start
  while (found.length < MOST) {
    const { current, next } = offerAt(reachOf(promo).times, now, store)
    const span = current ?? next
    if (!span || span.start >= end) break
    found.push({
      promo,
      from: span.start > start ? span.start : undefined,
      until: span.end < end ? span.end : undefined
    })
    if (span.end >= end) break
    now = span.end
  }
  return found
}

/** Returns the offers of a store on a date, in their order. */
export function runningOn(promos: readonly Timed[], date: string, store: ClockPlace & { slug: string }): Running[] {
  const [start, end] = [instantOn(date, '00:00', store), instantOn(addDays(date, 1), '00:00', store)]
  return promos.filter(promo => isAt(promo, store.slug)).flatMap(promo => stretchesOf(promo, start, end, store))
}
