import type { Slot } from '../../contract/order/slots.ts'
import { platform } from '../../platform/platform.ts'
import type { Sentence } from '../../i18n/translate.ts'
import { dataOf } from '../../client/async-state.ts'
import { resettable } from '../../client/reset.ts'
import { $location } from '../location/location.ts'
import { type LostTime, lostTimeSentence } from '../order/moved-time.ts'
import { slotPlace } from './slot-grace-period.ts'
import { $slots, dayLabel, slotLabel } from './slots.ts'

/** Why "as soon as possible" is another time than before, until the shopper chooses or orders. */
export const $slotMove = resettable<Sentence | undefined>('shopper', undefined)

/** A slot that the shopper was shown, with its method and address. */
export interface ShownSlot {
  slot: Slot
  place: string
}

/** The slot shown for "as soon as possible". */
export const $shownSlot = resettable<ShownSlot | undefined>('shopper', undefined)

/** Notes the slot shown for "as soon as possible". */
export const noteShown = (slot: Slot | undefined): void => $shownSlot.set(slot && { slot, place: slotPlace() })

/**
 * Returns why a slot that was shown can't be had any more; undefined if it can, or if the shopper has since chosen another
 * method or address, which has times of its own.
 */
export function lostTime({ slot, place }: ShownSlot): LostTime | undefined {
  if (place !== slotPlace()) return undefined
  const listed = dataOf($slots.get())
    ?.flatMap(({ slots }) => slots)
    .find(({ id }) => id === slot.id)
  return listed?.available ? undefined : { start: Date.parse(slot.start), isFull: listed !== undefined }
}

/** Says that the earliest time is another one now, and why. */
export function slotMoveSentence(first: Slot, lost: LostTime | undefined): Sentence | undefined {
  const location = $location.get().detail
  if (!location) return undefined
  const now = platform().clock.now()
  const moved: Sentence = {
    key: 'slots.moved',
    params: {
      day: locale => dayLabel(first.id.slice(0, 10), now, location, locale),
      time: locale => slotLabel(first, location, locale)
    }
  }
  return lost ? { parts: [lostTimeSentence(lost, location, now), moved] } : moved
}
