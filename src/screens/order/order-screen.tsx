import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { StoreLocation } from '../../contract/store/location.ts'
import type { Order } from '../../contract/order/order.ts'
import { BackBar } from '../../components/back-bar.tsx'
import { MenuLink } from '../../components/menu-link.tsx'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { $locations } from '../../stores/location/business.ts'
import { $slug } from '../../stores/location/location.ts'
import { $now } from '../../stores/core/now.ts'
import { $order, openOrder } from '../../stores/order/order.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'
import { splitLayout } from '../../ui/split-layout.ts'
import { AsyncView } from '../../ui/feedback/async-view.tsx'
import { takeLostFocus } from '../../ui/overlay/lost-focus.ts'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Curbside } from './curbside.tsx'
import { Facts } from './facts.tsx'
import { PickupCode } from './pickup-code.tsx'
import { OrderReceipt } from './receipt.tsx'
import { Timeline } from './timeline.tsx'
import { Ways } from './ways.tsx'
import { hasEnded, nextWords, standing } from './words.ts'

const s = styles({
  state: 'font-size:28px;@container sf (min-width: 480px) { font-size:36px; }'
})

/** The status of an order, announced when it changes. */
function Standing({ order }: { order: Order }) {
  const { t } = useT()
  const [key, name] = standing(order)
  const { cancelReason: reason, canCancel } = order
  const title = useRef<HTMLHeadingElement>(null)
  const could = useRef(canCancel)
  useEffect(() => {
    // The cancel button disappears when the order can no longer be cancelled, and focus with it.
    if (could.current && !canCancel) takeLostFocus(title.current)
    could.current = canCancel
  }, [canCancel])
  return (
    <div className={layout.tight} role="status">
      <p className={layout.quiet}>{t('order.number', { number: order.number })}</p>
      <h1 ref={title} className={s.state} tabIndex={-1}>
        {t(key, { name })}
      </h1>
      {reason && <p>{t('order.reason', { reason })}</p>}
      <p className={layout.quiet}>{t(nextWords(order))}</p>
    </div>
  )
}

function Page({ order, location, now }: { order: Order; location: StoreLocation | undefined; now: number }) {
  const zone = location?.timezone ?? 'America/Toronto'
  return (
    <>
      <div className={layout.stack}>
        <Standing order={order} />
        {order.method === 'curbside' && <Curbside order={order} zone={zone} />}
        {!hasEnded(order) && <PickupCode order={order} />}
        <Timeline order={order} zone={zone} />
        <Facts order={order} location={location} now={now} />
        <Ways order={order} location={location} />
      </div>
      <OrderReceipt order={order} />
    </>
  )
}

/** A placed order: its status, pickup code, time and place, and actions. */
export function OrderScreen({ order: id }: { order: string }) {
  const { t } = useT()
  const slug = useStore($slug) ?? ''
  const load = useStore($order)
  const now = useStore($now)
  const locations = useStore($locations)
  return (
    <section className={splitLayout.page} aria-label={t('order.label')}>
      <BackBar to={paths.location(slug)} label={t('common.menu')} />
      <AsyncView
        load={load}
        now={now}
        t={t}
        onRetry={() => void openOrder(id)}
        ways={<MenuLink location={slug} />}
        skeleton={
          <Skeleton label={t('order.loading')}>
            <div className={layout.stack}>
              <Bone width="60%" height={36} />
              <Bone height={260} radius={12} />
              <Bone height={220} radius={12} />
            </div>
          </Skeleton>
        }
      >
        {order => <Page order={order} location={locations.find(one => one.slug === order.location)} now={now} />}
      </AsyncView>
    </section>
  )
}
