import { useStore } from '@nanostores/react'
import Bike from 'lucide/dist/esm/icons/bike.mjs'
import Car from 'lucide/dist/esm/icons/car.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import Store from 'lucide/dist/esm/icons/store.mjs'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { callLink } from '../../contract/typed/call-link.ts'
import { writeTime } from '../../format/time.ts'
import { writeShortWeekday } from '../../format/weekday.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { ClockPlace } from '../../rules/time/clock-offsets.ts'
import { dateOf, readWall, type Wall, wallAt, weekdayOf } from '../../rules/time/time-zone.ts'
import { styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'
import { $now } from '../../client/now.ts'
import { $store } from '../data/stores.ts'
import { nameOf } from './rules/name.ts'
import { urgencyOf } from './rules/timing.ts'
import { writeUrgency } from '../time-words.ts'
import { useWords } from '../staff-words.ts'

const s = styles({
  top: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px;',
  slot: 'font-size:17px;font-weight:650;font-variant-numeric:tabular-nums;',
  due: `flex:none;padding:3px 10px;border-radius:var(--sf-radius-pill);background:var(--sf-surface-2);font-size:14px;font-weight:650;font-variant-numeric:tabular-nums;
&[data-kind="now"] { background:var(--sf-warn-tint);color:var(--sf-warn); }
&[data-kind="late"] { background:var(--sf-bad);color:var(--sf-surface); }`,
  name: 'font-size:18px;line-height:1.25;',
  code: 'padding:1px 8px;border:1px solid var(--sf-line-2);border-radius:6px;font-weight:650;letter-spacing:.06em;',
  sub: 'display:flex;flex-wrap:wrap;align-items:center;gap:2px 10px;font-size:14px;color:var(--sf-ink-2);& span { display:inline-flex;align-items:center;gap:4px; }',
  // A target as high as the others, over the neighbouring lines, which aren't targets.
  phone: `display:inline-flex;align-items:center;gap:4px;min-height:var(--sf-target);margin-block:-12px;text-decoration:none;font-variant-numeric:tabular-nums;
&:hover { text-decoration:underline; }`
})

const icons = { pickup: Store, curbside: Car, delivery: Bike }

/** Two times of day, with one `am` or `pm` if it is the same: `1:00 – 1:15 pm`. */
function writeRange(start: Wall, end: Wall, locale: Locale): string {
  const [from, to] = [writeTime(start, locale), writeTime(end, locale)]
  const [, half] = /(\u00a0[ap]m)$/.exec(to) ?? []
  return `${half && from.endsWith(half) ? from.slice(0, -half.length) : from}\u00a0–\u00a0${to}`
}

/** The slot of an order: `1:00 – 1:15 pm`, with the day unless it is today. */
export function writeSlot({ slot }: Pick<StaffOrder, 'slot'>, store: ClockPlace, now: number, locale: Locale): string {
  const [start, end] = [readWall(slot.start, store), readWall(slot.end, store)]
  const day = dateOf(start)
  const isToday = day === dateOf(wallAt(now, store))
  const range = writeRange(start, end, locale)
  return isToday ? range : `${writeShortWeekday(weekdayOf(day), locale)} ${Number(day.slice(8))}, ${range}`
}

/** When an order is due, how long that is, whose it is, how they get it and how to call them. */
export function CardHead({ order, isFound }: { order: StaffOrder; isFound: boolean }) {
  const { t, locale } = useWords()
  const now = useStore($now)
  const store = useStore($store)
  const urgency = urgencyOf(order, now)
  const { number, method, customer, pickupCode } = order
  return (
    <>
      <div className={s.top}>
        <span className={s.slot}>{store && writeSlot(order, store, now, locale)}</span>
        {urgency && (
          <span className={s.due} data-kind={urgency.kind}>
            {writeUrgency(urgency)}
          </span>
        )}
      </div>
      <div>
        <div className={s.top}>
          <h3 id={`${isFound ? 'found' : 'order'}-${order.id}`} className={s.name}>
            {nameOf(customer)}
          </h3>
          <span className={s.code}>{pickupCode}</span>
        </div>
        <p className={s.sub}>
          <span>{number}</span>
          <span>
            <Icon of={icons[method]} size={18} />
            {t(`method.${method}`)}
          </span>
          {customer.phone !== '' && (
            <a
              className={s.phone}
              href={callLink(customer.phone)}
              aria-label={t('phone', { name: nameOf(customer), phone: customer.phone })}
            >
              <Icon of={Phone} size={18} />
              {customer.phone}
            </a>
          )}
        </p>
      </div>
    </>
  )
}
