import type { StoreLocation } from '../../contract/store/location.ts'
import type { Sentence } from '../../i18n/translate.ts'
import { resettable } from '../../client/reset.ts'
import { writeStart } from '../location/hours/hours.ts'

/** A time that the shopper was shown and can't have. */
export interface LostTime {
  /** Its start, in milliseconds since 1970. */
  start: number
  /** True if others took its last place; false if it is no longer offered. */
  isFull: boolean
}

/** The last order that was placed for a later time than the shopper was shown. */
export const $movedOrder = resettable<(LostTime & { order: string }) | undefined>('person', undefined)

/** Says that a time is lost: `5:30 pm was full.` */
export const lostTimeSentence = ({ start, isFull }: LostTime, location: StoreLocation, now: number): Sentence => ({
  key: isFull ? 'order.wasFull' : 'order.wasGone',
  params: { time: locale => writeStart(location, start, now, locale) }
})

/** Says which time an order has instead of the one that was shown: `5:30 pm was full. Your order is for 5:45 pm.` */
export const movedOrderSentence = (
  lost: LostTime,
  { slot }: { slot: { start: string } },
  location: StoreLocation,
  now: number
): Sentence => ({
  parts: [
    lostTimeSentence(lost, location, now),
    {
      key: 'order.movedTo',
      params: { time: locale => writeStart(location, Date.parse(slot.start), now, locale) }
    }
  ]
})
