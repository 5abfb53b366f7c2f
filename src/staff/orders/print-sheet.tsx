import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { StaffOrder } from '../../contract/staff/staff-board.ts'
import { paper } from '../../theme/paper.ts'
import { styles } from '../../theme/styles.ts'
import { $now } from '../../client/now.ts'
import { $paper, $printing } from '../data/printing.ts'
import { $store } from '../data/stores.ts'
import { LineLots } from './line-lots.tsx'
import { nameOf } from './rules/name.ts'
import { writeInstant } from '../time-words.ts'
import { useWords } from '../staff-words.ts'
import { writeSlot } from './card-head.tsx'

const s = styles({
  sheet: `display:none;
@media print { display:block;color:${paper.mark};background:${paper.ground};font:14px/1.35 system-ui,sans-serif;& h1 { font-size:20px;margin-bottom:4px; } }`,
  order:
    'break-inside:avoid;margin-top:20px;padding-top:12px;border-top:2px solid currentColor;& h2 { font-size:18px; }',
  lines: `width:100%;margin-top:8px;border-collapse:collapse;
& td { padding:6px 8px 6px 0;border-bottom:1px solid currentColor;vertical-align:top; }
& td:first-child { width:24px; } & td:nth-child(2) { width:40px;font-weight:650; }`,
  box: 'font-size:20px;line-height:1;'
})

function PrintedOrder({ order }: { order: StaffOrder }) {
  const { t, locale } = useWords()
  const store = useStore($store)
  const now = useStore($now)
  const { customer, lines, notes } = order
  return (
    <section className={s.order}>
      <h2>{`${order.number} · ${nameOf(customer)}`}</h2>
      <p>
        {[
          store && writeSlot(order, store, now, locale),
          t(`method.${order.method}`),
          t('codeIs', { code: order.pickupCode })
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <table className={s.lines}>
        <tbody>
          {lines.map(line => (
            <tr key={line.id}>
              <td className={s.box}>☐</td>
              <td>{`${line.quantity} ×`}</td>
              <td>
                <strong>{line.name}</strong>
                {`, ${[line.variantName, line.brand, line.sku].filter(Boolean).join(' · ')}`}
                <LineLots lots={line.lots} />
                {line.ifMissing && <p>{t(`ifMissing.${line.ifMissing}`)}</p>}
                {line.note && <p>{t('note', { notes: line.note })}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes && <p>{t('note', { notes })}</p>}
    </section>
  )
}

/** The pick list: each order with its items and a box to tick. It has no address and no phone number. */
function PickList({ orders }: { orders: readonly StaffOrder[] }) {
  const { t, locale } = useWords()
  const store = useStore($store)
  const now = useStore($now)
  if (!store) return null
  const time = writeInstant(new Date(now).toISOString(), store, now, locale)
  return (
    <>
      <h1>{`${t('pickListTitle')} · ${store.name}`}</h1>
      <p>{t('printed', { time })}</p>
      {orders.map(order => (
        <PrintedOrder key={order.id} order={order} />
      ))}
    </>
  )
}

/** The page on paper while the board prints: the pick list, or another one. */
export function PrintSheet() {
  const orders = useStore($printing)
  const page = useStore($paper)
  useEffect(() => {
    if (orders.length === 0 && !page) return undefined
    const done = () => {
      $printing.set([])
      $paper.set(undefined)
    }
    addEventListener('afterprint', done, { once: true })
    print()
    return () => removeEventListener('afterprint', done)
  }, [orders, page])
  if (orders.length === 0 && !page) return null
  return <div className={s.sheet}>{page ?? <PickList orders={orders} />}</div>
}
