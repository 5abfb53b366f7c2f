import { useStore } from '@nanostores/react'
import Car from 'lucide/dist/esm/icons/car.mjs'
import Store from 'lucide/dist/esm/icons/store.mjs'
import { styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'
import { $now } from '../../client/now.ts'
import { $orders } from '../data/orders.ts'
import { placeOf } from '../orders/arrival.tsx'
import { waitingSince } from '../orders/rules/timing.ts'
import { $dialog } from '../open-dialog.ts'
import { writeSince } from '../time-words.ts'
import { useWords } from '../staff-words.ts'

const s = styles({
  waiting: `display:flex;gap:8px;flex:1 1 260px;min-width:0;padding:4px;margin:-4px;overflow-x:auto;`,
  car: `display:inline-flex;align-items:center;gap:8px;flex:none;min-height:48px;padding:4px 16px;border:1px solid var(--sf-warn);border-radius:var(--sf-radius-field);
background:var(--sf-raised);color:var(--sf-ink);white-space:nowrap;
& b { font-weight:650; } & em { font-style:normal;font-weight:650;color:var(--sf-warn); }`
})

/** The customers who wait, the longest wait first. */
export function Waiting() {
  const { t } = useWords()
  const now = useStore($now)
  const waiting = (useStore($orders)?.open ?? [])
    .map(order => ({ order, since: waitingSince(order) ?? 0 }))
    .filter(({ since }) => since > 0)
    .sort((a, b) => a.since - b.since)
  if (waiting.length === 0) return null
  return (
    <section className={s.waiting} aria-label={t('waiting')}>
      {waiting.map(({ order, since }) => (
        <button
          key={order.id}
          type="button"
          className={s.car}
          onClick={() => $dialog.set({ kind: 'find', typed: order.number })}
        >
          <Icon of={order.method === 'curbside' ? Car : Store} />
          <em>{writeSince(since, now)}</em>
          <b>{`${order.customer.first_name} ${order.customer.last_name}`}</b>
          {placeOf(order)}
        </button>
      ))}
    </section>
  )
}
