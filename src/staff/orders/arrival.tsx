import { useStore } from '@nanostores/react'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { styles } from '../../theme/styles.ts'
import { $now } from '../../client/now.ts'
import { $store } from '../data/stores.ts'
import { writeInstant, writeSince } from '../time-words.ts'
import { useWords } from '../staff-words.ts'
import { expectedAt, waitingSince } from './rules/timing.ts'

const s = styles({
  box: `padding:8px 12px;border-radius:var(--sf-radius-field);background:var(--sf-surface-2);& b { font-weight:650; }
&[data-here] { background:var(--sf-warn-tint);color:var(--sf-warn); }`
})

/** Where a customer waits, as they have said: the car and its spot, a place in the store, or nothing. */
export const placeOf = ({ curbside }: Pick<StaffOrder, 'curbside'>): string =>
  curbside ? [curbside.car, curbside.spot].filter(Boolean).join(', ') : ''

/** On an order's card, that its customer waits, and where, or is on their way. */
export function Arrival({ order }: { order: StaffOrder }) {
  const { t, locale } = useWords()
  const now = useStore($now)
  const store = useStore($store)
  const [since, due] = [waitingSince(order), expectedAt(order)]
  if (since !== undefined) {
    const place = placeOf(order)
    return (
      <p className={s.box} data-here>
        <b>{t('here', { time: writeSince(since, now) })}</b>
        {place && ` · ${place}`}
      </p>
    )
  }
  if (due === undefined || !order.onWay || !store) return null
  return (
    <p className={s.box}>
      <b>{t('onWay')}</b> · {t('expected', { time: writeInstant(order.onWay.due, store, now, locale) })}
    </p>
  )
}
