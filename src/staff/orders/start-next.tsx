import { useStore } from '@nanostores/react'
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { $now } from '../../client/now.ts'
import { writeTime } from '../../format/time.ts'
import { wallAt } from '../../rules/time/time-zone.ts'
import { styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'
import { $orders } from '../data/orders.ts'
import { $store } from '../data/stores.ts'
import { $dialog } from '../open-dialog.ts'
import { useWords } from '../staff-words.ts'
import { minutesUnconfirmed, overdue } from './rules/remind.ts'
import { nextToStart, startBy } from './rules/start-by.ts'

const s = styles({
  row: 'display:flex;gap:8px;flex:1 1 260px;min-width:0;padding:4px;margin:-4px;overflow-x:auto;',
  order: `display:inline-flex;align-items:center;gap:8px;flex:none;min-height:48px;padding:4px 16px;border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-field);
background:var(--sf-raised);color:var(--sf-ink);white-space:nowrap;font-variant-numeric:tabular-nums;
& b { font-weight:650; }
&[data-overdue] { border-color:var(--sf-bad);& em { color:var(--sf-bad); } }
& em { font-style:normal;font-weight:650; }`
})

/** An order as a button that finds it. */
function Found({ order, isOverdue, words }: { order: StaffOrder; isOverdue?: boolean; words: string }) {
  return (
    <button
      type="button"
      className={s.order}
      data-overdue={isOverdue}
      onClick={() => $dialog.set({ kind: 'find', typed: order.number })}
    >
      <Icon of={isOverdue ? BellRing : Hourglass} />
      <em>{words}</em>
      <b>{order.number}</b>
    </button>
  )
}

/** The order to begin next, by when, and before it those that have waited too long to be confirmed. */
export function StartNext() {
  const { t, locale } = useWords()
  const now = useStore($now)
  const store = useStore($store)
  const open = useStore($orders)?.open ?? []
  const waiting = overdue(open, now)
  const [next] = nextToStart(open, now)
  if (!store || (waiting.length === 0 && !next)) return null
  return (
    <section className={s.row} aria-label={t('startNext')}>
      {waiting.map(order => (
        <Found
          key={order.id}
          order={order}
          isOverdue
          words={t('unconfirmed', { count: minutesUnconfirmed(order, now) })}
        />
      ))}
      {next && <Found order={next} words={t('startBy', { time: writeTime(wallAt(startBy(next), store), locale) })} />}
    </section>
  )
}
