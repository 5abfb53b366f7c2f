import type { StoreLocation } from '../../../contract/store/location.ts'
import type { Method } from '../../../contract/cart/method.ts'
import type { SlotDay } from '../../../contract/order/slots.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translate } from '../../../i18n/translate.ts'
import { cutOffOf } from '../../../rules/time/cut-off.ts'
import { scheduleFor, today } from '../../../rules/time/hours.ts'
import { preparedAt } from '../../../rules/time/preparation.ts'
import { slotRanges } from '../../../rules/time/slots.ts'
import { instantOn } from '../../../rules/time/time-zone.ts'
import { writeInstant } from './hours.ts'

/** The time before a cut-off from which a note is shown, in milliseconds. */
const SOON = 2 * 3_600_000

/** A note about today's order cut-off. */
export interface CutOffNote {
  kind: 'closed' | 'ahead'
  text: string
}

/** Returns a note that today's cut-off has passed or is near, or undefined if it makes no difference. */
export function cutOffNote(
  location: StoreLocation,
  method: Method,
  { days, now, locale }: { days: readonly SlotDay[]; now: number; locale: Locale }
): CutOffNote | undefined {
  const cutOff = cutOffOf(location, method)
  if (cutOff === null) return undefined
  const schedule = scheduleFor(location, method)
  const { zone } = schedule
  const date = today(schedule, now)
  const at = instantOn(date, cutOff, zone)
  const time = writeInstant(at, zone, locale)
  const { orderPrepTime } = method === 'delivery' ? location.deliverySettings : location.pickupSettings
  if (now >= at) {
    const isLost = slotRanges(location, method, date).some(({ end }) => end > preparedAt(orderPrepTime, now))
    return isLost ? { kind: 'closed', text: translate(locale, `slots.closed.${method}`, { time }) } : undefined
  }
  // If preparation takes longer than the remaining slots, the note would promise too much.
  const isTrue = days
    .find(day => day.date === date)
    ?.slots.some(({ start, available }) => available && Date.parse(start) >= preparedAt(orderPrepTime, at))
  return isTrue && at - now <= SOON ? { kind: 'ahead', text: translate(locale, 'slots.orderBy', { time }) } : undefined
}
