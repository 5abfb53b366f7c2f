import { useStore } from '@nanostores/react'
import { ChevronLeft, ExternalLink } from 'lucide'
import type { Order } from '../../contract/order.ts'
import type { StoreLocation } from '../../contract/location.ts'
import { formatMoney } from '../../i18n/money.ts'
import { cardName } from '../../i18n/card-name.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $location, $slug } from '../../stores/location.ts'
import { $now } from '../../stores/now.ts'
import { $order, $orderItems, openOrder } from '../../stores/order.ts'
import { dayLabel, slotLabel } from '../../stores/slots.ts'
import { styles } from '../../theme/styles.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { LineList } from '../../ui/line-list.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { Sums } from '../../ui/sums.tsx'
import { Timeline } from './timeline.tsx'
import { sumParts } from '../../i18n/sum-parts.ts'

const s = styles({
  state: 'font-size:28px;@container sf (min-width: 480px) { font-size:36px; }',
  code: `display:grid;grid-template-columns:minmax(0,1fr);gap:4px;justify-items:center;padding:20px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);text-align:center;
& b { font-size:36px;font-weight:650;line-height:1.15;letter-spacing:.12em;margin-inline-end:-.12em;font-variant-numeric:tabular-nums; }
@container sf (max-width: 279px) { padding:12px;& b { font-size:28px; } }`,
  facts: 'display:grid;gap:24px;@container sf (min-width: 480px) { grid-template-columns:1fr 1fr; }',
  title: 'font-size:16px;margin-bottom:4px;',
  out: 'display:inline-flex;align-items:center;gap:6px;min-height:var(--sf-target);'
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function Page({ order, location, now }: { order: Order; location: StoreLocation | undefined; now: number }) {
  const { t, locale } = useT()
  const items = useStore($orderItems)
  const { earned } = order.orderLoyalty
  const money = (cents: number) => formatMoney(cents, locale, order.currency)
  const ended = order.status === 'cancelled' || order.status === 'completed'
  const address = location && `${location.address.line1}, ${location.address.city} ${location.address.province}`
  const first = order.customer.first_name
  return (
    <>
      <div className={layout.stack}>
        <div className={layout.tight} role="status">
          <p className={layout.quiet}>{t('order.number', { number: order.number })}</p>
          <h1 className={s.state} tabIndex={-1}>
            {t(`order.is.${order.status}`, { name: first })}
          </h1>
          <p className={layout.quiet}>{t(`order.next.${order.status}`)}</p>
        </div>
        {!ended && (
          <p className={s.code}>
            <span className={layout.small}>{t('order.code')}</span>
            <b>{order.pickupCode}</b>
          </p>
        )}
        <Timeline order={order} zone={location?.timezone ?? 'America/Toronto'} />
        <div className={s.facts}>
          {location && (
            <div>
              <h2 className={s.title}>{t('order.when')}</h2>
              <p>
                {capital(dayLabel(order.slot.id.slice(0, 10), now, location, locale))},{' '}
                {slotLabel(order.slot, location, locale)}
              </p>
            </div>
          )}
          {location && address && (
            <div>
              <h2 className={s.title}>{location.name}</h2>
              <p>{address}</p>
              <a
                className={s.out}
                href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
                target="_blank"
                rel="noopener"
              >
                {t('order.map')}
                <Icon of={ExternalLink} size={16} />
              </a>
            </div>
          )}
        </div>
        {!ended && (
          <div>
            <h2 className={s.title}>{t('order.bring')}</h2>
            <p className={layout.quiet}>{t('checkout.bring')}</p>
          </div>
        )}
      </div>
      <section className={layout.aside} aria-label={t('cart.summary')}>
        <h2>{t('checkout.summary')}</h2>
        <LineList
          lines={items.map(line => ({
            id: line.id,
            quantity: line.quantity,
            name: line.name,
            detail: `${line.brand} · ${line.variantName}`,
            total: money(line.total)
          }))}
        />
        <Sums
          parts={sumParts(order, locale)}
          total={{
            name: order.card ? t('pay.paid', { card: cardName(order.card, locale) }) : t('order.total'),
            amount: money(order.total)
          }}
        />
        {earned > 0 && (
          <p className={layout.small}>
            {t(order.status === 'completed' ? 'redeem.earned' : 'redeem.earns', { count: earned })}
          </p>
        )}
        {order.savings > 0 && <p className={layout.ok}>{t('sum.savings', { amount: money(order.savings) })}</p>}
      </section>
    </>
  )
}

/** An order that was placed: how it stands, the code to show, where and when to pick it up, and what to bring. */
export function OrderScreen({ order: id }: { order: string }) {
  const { t } = useT()
  const slug = useStore($slug) ?? ''
  const load = useStore($order)
  const now = useStore($now)
  const { detail } = useStore($location)
  return (
    <section className={layout.split} aria-label={t('order.label')}>
      <nav className={layout.bar} aria-label={t('common.here')}>
        <Link to={paths.location(slug)} className={layout.back}>
          <Icon of={ChevronLeft} />
          {t('common.menu')}
        </Link>
      </nav>
      <Loaded
        load={load}
        now={now}
        t={t}
        onRetry={() => void openOrder(id)}
        ways={
          <Link to={paths.location(slug)} className={buttonClass()}>
            {t('common.toMenu')}
          </Link>
        }
        skeleton={
          <Skeleton label={t('order.loading')}>
            <div className={layout.stack}>
              <Bone width="60%" height={36} />
              <Bone height={104} radius={12} />
              <Bone height={220} radius={12} />
            </div>
          </Skeleton>
        }
      >
        {order => <Page order={order} location={detail} now={now} />}
      </Loaded>
    </section>
  )
}
