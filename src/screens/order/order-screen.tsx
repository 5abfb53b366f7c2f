import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import type { StoreLocation } from '../../contract/store/location.ts'
import type { Order } from '../../contract/order/order.ts'
import { $drawBanners } from '../../components/banner-room.tsx'
import { BackBar } from '../../components/back-bar.tsx'
import { MenuLink } from '../../components/menu-link.tsx'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { $locations } from '../../stores/location/business.ts'
import { $slug } from '../../stores/location/location.ts'
import { $now } from '../../client/now.ts'
import { isLate } from '../../stores/order/is-late.ts'
import { isFetched } from '../../stores/order/arrival.ts'
import { $order, openOrder } from '../../stores/order/order.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'
import { splitLayout } from '../../ui/split-layout.ts'
import { AsyncView } from '../../ui/feedback/async-view.tsx'
import { takeLostFocus } from '../../ui/overlay/lost-focus.ts'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Eta, isAwaited } from './eta.tsx'
import { Arrival } from './arrival.tsx'
import type { DrawChanges } from './changes/draw-changes.ts'
import { Changes } from './changes/changes.tsx'
import { EditOrder } from './changes/edit-order.tsx'
import { Questions } from './changes/questions.tsx'
import { Facts } from './details.tsx'
import { LateNote } from './late.tsx'
import { MovedNote } from './moved.tsx'
import { OrderEmail } from './order-email.tsx'
import { PickupCode } from './pickup-code.tsx'
import { OrderReceipt } from './receipt.tsx'
import { Timeline } from './timeline.tsx'
import { Ways } from './actions.tsx'
import { hasEnded, nextWords, reasonOf, refundOf, standing } from './texts.ts'

const s = styles({
  state: 'font-size:22px;@container sf (min-width: 480px) { font-size:28px; }',
  pair: `display:grid;grid-template-columns:minmax(0,1fr);gap:24px;align-items:start;
@container sf (min-width: 560px) { grid-template-columns:minmax(0,2fr) minmax(0,3fr); }`
})

interface Shown {
  order: Order
  location: StoreLocation | undefined
  now: number
}

/** The status of an order, announced when it changes, and when it is due. */
function Standing({ order, location, now }: Shown) {
  const { t, locale } = useT()
  const [key, name] = standing(order)
  const { canCancel } = order
  const reason = reasonOf(order)
  const title = useRef<HTMLHeadingElement>(null)
  const isOver = hasEnded(order)
  const before = useRef({ canCancel, isOver })
  useLayoutEffect(() => {
    // The cancel button disappears when the order can no longer be cancelled, the email form when it has ended, and the
    // focus with them.
    if ((before.current.canCancel && !canCancel) || (!before.current.isOver && isOver)) takeLostFocus(title.current)
    before.current = { canCancel, isOver }
  }, [canCancel, isOver])
  return (
    <div className={layout.tight} role="status">
      <p className={layout.quiet}>{t('order.number', { number: order.number })}</p>
      <h1 ref={title} className={s.state} tabIndex={-1}>
        {t(key, { name })}
      </h1>
      {reason && <p>{t('order.reason', { reason })}</p>}
      {location && <Eta order={order} location={location} now={now} />}
      {location && isAwaited(order) && <MovedNote order={order} location={location} now={now} />}
      <LateNote order={order} location={location} now={now} />
      {!isLate(order, now) && <p className={layout.quiet}>{t(nextWords(order), refundOf(order, locale))}</p>}
    </div>
  )
}

function Page({ order, location, now, draw }: Shown & { draw: DrawChanges }) {
  const zone = location ?? 'America/Toronto'
  const drawBanners = useStore($drawBanners)
  return (
    <>
      <div className={layout.stack}>
        <Standing order={order} location={location} now={now} />
        <Questions order={order} zone={zone} draw={draw} />
        <Timeline order={order} zone={zone} />
        {isFetched(order) && <Arrival order={order} zone={zone} />}
        <div className={hasEnded(order) ? undefined : s.pair}>
          {!hasEnded(order) && <PickupCode order={order} />}
          <div className={layout.stack}>
            <Facts order={order} location={location} now={now} />
          </div>
        </div>
        <Changes order={order} location={location} />
        {order.canChange && location && <EditOrder order={order} location={location} now={now} draw={draw} />}
        {!hasEnded(order) && <OrderEmail order={order} />}
        <Ways order={order} location={location} />
        {drawBanners?.('order', false)}
      </div>
      <OrderReceipt order={order} />
    </>
  )
}

/** A placed order: its status, pickup code, time and place, and actions. */
export function OrderScreen({ order: id, draw }: { order: string; draw: DrawChanges }) {
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
        {order => (
          <Page
            order={order}
            location={locations.find(location => location.slug === order.location)}
            now={now}
            draw={draw}
          />
        )}
      </AsyncView>
    </section>
  )
}
