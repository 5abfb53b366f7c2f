import { useStore } from '@nanostores/react'
import { Receipt, RotateCcw } from 'lucide'
import type { Order, OrderStatus } from '../../contract/order/order.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $locations } from '../../stores/location/business.ts'
import { writeDayOf } from '../../stores/location/hours/store-day.ts'
import { $lastSlug } from '../../stores/location/location.ts'
import { $againResult, $myOrders, loadMyOrders, reorder } from '../../stores/account/my-orders.ts'
import { styles } from '../../theme/styles.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { BatchResult } from '../../ui/feedback/batch-result.tsx'
import { AccountPart } from './part.tsx'

const s = styles({
  order: `display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding:20px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);
@container sf (max-width: 279px) { padding:12px; }`,
  head: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;& h2 { font-size:18px; }',
  facts: 'display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;font-variant-numeric:tabular-nums;',
  lines: 'font-size:14px;color:var(--sf-ink-2);text-wrap:pretty;'
})

const tones: Partial<Record<OrderStatus, ChipTone>> = { completed: 'line', cancelled: 'bad', ready: 'ok' }

function Again({ order }: { order: Order }) {
  const { t } = useT()
  const { order: again, added, refused } = useStore($againResult)
  if (again !== order.id) return null
  return (
    <BatchResult
      done={added > 0 ? t('again.added', { count: added }) : undefined}
      way={
        <Link to={paths.cart(order.location)} className={buttonClass({ kind: 'quiet' })}>
          {t('cart.view')}
        </Link>
      }
      refused={refused.map(({ name, why }) => t('again.refused', { name, message: t(why) }))}
    />
  )
}

function OrderCard({ order }: { order: Order }) {
  const { t, locale } = useT()
  const { id, number, location, status, method, placedAt, lines, total, currency } = order
  const store = useStore($locations).find(one => one.slug === location)
  const { order: again, isBusy } = useStore($againResult)
  return (
    <li className={s.order}>
      <div className={s.head}>
        <h2>{t('order.number', { number })}</h2>
        <Chip tone={tones[status] ?? 'warn'}>
          {t(status === 'completed' && method === 'delivery' ? 'order.step.delivered' : `order.step.${status}`)}
        </Chip>
      </div>
      <p className={s.facts}>
        <span>
          {writeDayOf(placedAt, locale, location)} · {store?.name ?? location}
        </span>
        <strong>{formatMoney(total, locale, currency)}</strong>
      </p>
      <p className={s.lines}>{lines.map(line => `${line.quantity}\u00a0× ${line.name}`).join(', ')}</p>
      <div className={layout.row}>
        {store && (
          <Button
            kind="soft"
            aria-label={t('orders.againOf', { number })}
            busy={again === id && isBusy}
            onClick={() => void reorder(order)}
          >
            <Icon of={RotateCcw} size={18} />
            {t('orders.again')}
          </Button>
        )}
        <Link to={paths.order(location, id)} className={buttonClass()} aria-label={t('orders.receiptOf', { number })}>
          {t('order.receipt')}
        </Link>
      </div>
      <Again order={order} />
    </li>
  )
}

/** The orders of the person at every store, each with its receipt and a way to order it again. */
export function OrdersSection() {
  const { t } = useT()
  const slug = useStore($lastSlug)
  return (
    <AccountPart $state={$myOrders} load={loadMyOrders} shape={[196, 196]}>
      {({ orders }) =>
        orders.length === 0 ? (
          <Notice icon={Receipt} title={t('orders.none')} text={t('orders.noneText')}>
            <Link to={slug ? paths.location(slug) : paths.locations()} className={buttonClass({ kind: 'primary' })}>
              {t('common.toMenu')}
            </Link>
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
