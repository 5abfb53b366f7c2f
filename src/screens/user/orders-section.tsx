import { useStore } from '@nanostores/react'
import Receipt from 'lucide/dist/esm/icons/receipt.mjs'
import { AgainButton, ReorderResult } from '../../components/order-again.tsx'
import type { Order, OrderStatus } from '../../contract/order/order.ts'
import { formatMoney } from '../../format/money.ts'
import { MenuLink } from '../../components/menu-link.tsx'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $locations } from '../../stores/location/business.ts'
import { writeDayOf } from '../../stores/location/hours/store-day.ts'
import { $lastSlug } from '../../stores/location/location.ts'
import { $now } from '../../client/now.ts'
import { isLate } from '../../stores/order/is-late.ts'
import { $myOrders, loadMyOrders } from '../../stores/order/past-orders.ts'
import { styles } from '../../theme/styles.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { layout } from '../../ui/layout.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { AccountPart } from './part.tsx'

const s = styles({
  order: `display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:20px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);
@container sf (max-width: 279px) { padding:12px; }`,
  head: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;& h2 { font-size:18px; }',
  facts: 'display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;font-variant-numeric:tabular-nums;',
  lines: 'font-size:14px;color:var(--sf-ink-2);text-wrap:pretty;'
})

const tones: Partial<Record<OrderStatus, ChipTone>> = { completed: 'line', cancelled: 'bad', ready: 'ok' }

function OrderCard({ order }: { order: Order }) {
  const { t, locale } = useT()
  const { id, number, location, status, method, placedAt, lines, total, currency, refund } = order
  const isDelivered = status === 'completed' && method === 'delivery'
  const now = useStore($now)
  const store = useStore($locations).find(candidate => candidate.slug === location)
  return (
    <li className={s.order}>
      <div className={s.head}>
        <h2>{t('order.number', { number })}</h2>
        <Chip tone={tones[status] ?? 'warn'}>
          {t(refund ? 'order.step.refunded' : isDelivered ? 'order.step.delivered' : `order.step.${status}`)}
        </Chip>
        {isLate(order, now) && <Chip tone="bad">{t('order.late')}</Chip>}
      </div>
      <p className={s.facts}>
        <span>
          {writeDayOf(placedAt, locale, location)} · {store?.name ?? location}
        </span>
        <strong>{formatMoney(total, locale, currency)}</strong>
      </p>
      <p className={s.lines}>{lines.map(line => `${line.quantity}\u00a0× ${line.name}`).join(', ')}</p>
      <div className={layout.row}>
        <AgainButton order={order} />
        <Link to={paths.order(location, id)} className={buttonClass()} aria-label={t('orders.receiptOf', { number })}>
          {t('order.receipt')}
        </Link>
      </div>
      <ReorderResult order={order} />
    </li>
  )
}

/** The user's orders at all stores, each with its receipt and a reorder button. */
export function OrdersSection() {
  const { t } = useT()
  const slug = useStore($lastSlug)
  return (
    <AccountPart $state={$myOrders} load={loadMyOrders} shape={[196, 196]}>
      {({ orders }) =>
        orders.length === 0 ? (
          <Notice icon={Receipt} title={t('orders.none')} text={t('orders.noneText')}>
            <MenuLink location={slug} kind="primary" />
          </Notice>
        ) : (
          <ul className={layout.stack}>
            {orders.map(order => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
        )
      }
    </AccountPart>
  )
}
