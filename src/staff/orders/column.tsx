import CheckCheck from 'lucide/dist/esm/icons/check-check.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { confirmAll } from '../data/move-orders.ts'
import { $printing } from '../data/printing.ts'
import { byUrgency } from './rules/sort.ts'
import type { Column as Name } from './rules/status.ts'
import { useWords } from '../staff-words.ts'
import { OrderCard } from './order-card.tsx'

const s = styles({
  column: `flex:1 0 284px;min-width:0;display:flex;flex-direction:column;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);
background:var(--sf-surface);scroll-snap-align:start;
@container sf (min-width: 1360px) { max-width:460px; }
@container sf (max-width: 767px) { flex-basis:calc(100cqw - 56px); }
@container sf (min-width: 768px) and (max-width: 1359px) {
  & > :first-child { min-height:60px; }
  &:not([data-column="ready"]) [data-age] { display:none; }
  &[data-narrow] { flex:0 0 118px;& > :first-child { padding-inline:8px; } & h2 { flex:1;font-size:14px;white-space:normal; } }
}`,
  head: `display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;min-height:52px;padding:4px 4px 4px 16px;border-bottom:1px solid var(--sf-line);
& h2 { font-size:16px;flex:1 0 auto;white-space:nowrap; }`,
  count: 'color:var(--sf-ink-2);font-variant-numeric:tabular-nums;font-weight:500;',
  cards:
    'position:relative;flex:1;min-height:0;overflow-y:auto;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(272px,100%),1fr));gap:8px;align-items:start;align-content:start;padding:8px;',
  none: 'grid-column:1/-1;padding:24px 0;text-align:center;color:var(--sf-ink-2);',
  all: 'display:grid;'
})

/** A column of the board's orders. */
interface Props {
  name: Name
  orders: StaffOrder[]
  /** True on a board with orders in other columns only: on a tablet, those get its room. */
  isNarrow: boolean
}

/** A column of the board; it has a scrollbar of its own, so that its head and the other columns stay. */
export function Column({ name, orders, isNarrow }: Props) {
  const { t } = useWords()
  const sorted = byUrgency(orders)
  const confirmable = name === 'placed' ? sorted.filter(({ hold, pending }) => !hold && !pending) : []
  const id = `column-${name}`
  return (
    <section className={s.column} aria-labelledby={id} data-column={name} data-narrow={isNarrow || undefined}>
      <div className={s.head}>
        <h2 id={id}>
          {t(`column.${name}`)} <span className={s.count}>{orders.length}</span>
        </h2>
        {confirmable.length > 1 && (
          <div className={s.all}>
            <Button kind="soft" onClick={() => void confirmAll(confirmable)}>
              <Icon of={CheckCheck} />
              {t('confirmAll', { count: confirmable.length })}
            </Button>
          </div>
        )}
        {orders.length > 0 && name !== 'ready' && (
          <IconButton
            icon={Printer}
            label={t('of', { what: t('pickList'), number: t(`column.${name}`) })}
            onClick={() => $printing.set(sorted)}
          />
        )}
      </div>
      <div className={s.cards}>
        {sorted.map(order => (
          <OrderCard key={order.id} order={order} />
        ))}
        {orders.length === 0 && <p className={s.none}>{t('none')}</p>}
      </div>
    </section>
  )
}
