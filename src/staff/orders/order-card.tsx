import { useStore } from '@nanostores/react'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { styles } from '../../theme/styles.ts'
import { $now } from '../../client/now.ts'
import { columnOf, statusShown } from './rules/status.ts'
import { urgencyOf, waitingSince } from './rules/timing.ts'
import { useWords } from '../staff-words.ts'
import { Arrival } from './arrival.tsx'
import { CardActions } from './card-actions.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardHead } from './card-head.tsx'
import { CardLines } from './card-lines.tsx'
import { HoldNote } from './hold-note.tsx'
import { ChangeNotes } from './missing/change-notes.tsx'
import { useMay } from '../data/rights.ts'
import { RefundButton } from './refund-dialog.tsx'

const s = styles({
  card: `display:grid;grid-template-columns:minmax(0,1fr);gap:8px;padding:10px 12px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);
overflow-wrap:anywhere;
&[data-late] { border-color:var(--sf-bad);box-shadow:inset 4px 0 0 var(--sf-bad); }
&[data-here] { border-color:var(--sf-warn);box-shadow:inset 4px 0 0 var(--sf-warn); }`,
  state: 'color:var(--sf-ink-2);'
})

/** One order with all that the person who prepares and hands it over needs. */
export function OrderCard({ order, isFound }: { order: StaffOrder; isFound?: boolean }) {
  const { t } = useWords()
  const now = useStore($now)
  const since = waitingSince(order)
  const isOpen = columnOf(order) !== undefined
  const mayRefund = useMay('refunds')
  const { cancelReason, refund, refunds } = order
  const isLate = urgencyOf(order, now)?.kind === 'late'
  return (
    <article
      className={s.card}
      data-order={isFound ? undefined : order.id}
      data-late={isLate || undefined}
      data-here={since !== undefined || undefined}
      aria-labelledby={`${isFound ? 'found' : 'order'}-${order.id}`}
    >
      <CardHead order={order} isFound={isFound ?? false} />
      <Arrival order={order} />
      {isOpen && order.hold && <HoldNote order={order} hold={order.hold} />}
      <CardLines order={order} />
      <CardFacts order={order} />
      {(!isOpen || isFound) && (
        <p className={s.state}>
          {[
            t(`is.${statusShown(order)}`),
            !isOpen && (refund?.reason ?? refunds?.[refunds.length - 1]?.reason ?? cancelReason)
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {isOpen && <ChangeNotes order={order} />}
      {isOpen && <CardActions order={order} />}
      {order.status === 'completed' && !refund && mayRefund && <RefundButton order={order} />}
    </article>
  )
}
