import { useStore } from '@nanostores/react'
import PackageCheck from 'lucide/dist/esm/icons/package-check.mjs'
import type { Order } from '../contract/order/order.ts'
import { useT } from '../i18n/translate.ts'
import { $place } from '../routing/location.ts'
import { locationIn, paths } from '../routing/paths.ts'
import { Link } from '../routing/router.tsx'
import { dayLabel, slotLabel } from '../stores/checkout/slots.ts'
import { $cartCount } from '../stores/cart/offline-cart.ts'
import { $now } from '../client/now.ts'
import { $locations } from '../stores/location/business.ts'
import { writeSent } from '../stores/location/hours/hours.ts'
import { readyRange, writeReadyRange } from '../stores/order/ready-range.ts'
import { isLate } from '../stores/order/is-late.ts'
import { $underWay } from '../stores/order/under-way.ts'
import { layers } from '../theme/layers.ts'
import { classes, styles } from '../theme/styles.ts'
import { Icon } from '../ui/icon.tsx'

const s = styles({
  region: `position:sticky;inset-block-end:var(--sf-foot);height:0;z-index:${layers.bar};pointer-events:none;
& > div { position:absolute;inset-inline-start:16px;inset-block-end:16px; }
& a { box-shadow:var(--sf-shadow);pointer-events:auto; }`,
  // Over the bar at the bottom of a narrow mount.
  aboveBar: '@container sf (max-width: 479px) { & > div { inset-block-end:84px; } }',
  pills: 'display:flex;flex-direction:column;align-items:flex-start;gap:8px;',
  pill: `display:inline-flex;align-items:center;gap:8px;min-height:var(--sf-target);padding:4px 16px 4px 12px;border-radius:var(--sf-radius-pill);
background:var(--sf-ok-tint);color:var(--sf-ok);font-size:14px;font-weight:500;text-decoration:none;font-variant-numeric:tabular-nums;
&:hover { text-decoration:underline; }`
})

/** How far an order is, and when it is ready or arrives, or that it is late. */
function useProgress(order: Order): string {
  const { t, locale } = useT()
  const now = useStore($now)
  const location = useStore($locations).find(({ slug }) => slug === order.location)
  const { status, method, slot } = order
  if (isLate(order, now)) return t('order.late')
  if (status === 'ready' || status === 'out_for_delivery' || !location) return t(`order.step.${status}`)
  const range = readyRange(order)
  const ready = range
    ? t('order.readyRange', { time: writeReadyRange(range.now, location, locale) })
    : t('order.readyAbout', { time: writeSent(slot.start, location, locale) })
  const time = method === 'delivery' ? t('order.arrives', { time: slotLabel(slot, location, locale) }) : ready
  const day = dayLabel(slot.id.slice(0, 10), now, location, locale)
  return day === t('time.today') ? time : `${day}, ${time}`
}

function Pill({ order }: { order: Order }) {
  const { t } = useT()
  const progress = useProgress(order)
  return (
    <Link to={paths.order(order.location, order.id)} className={s.pill}>
      <Icon of={PackageCheck} size={18} />
      <span>
        {t('order.number', { number: order.number })} · {progress}
      </span>
    </Link>
  )
}

/** The way to each of the shopper's orders under way, on every screen but its own: for the bar above a screen. */
export function OrderPills() {
  const { path } = useStore($place)
  const orders = useStore($underWay).filter(({ location, id }) => path !== paths.order(location, id))
  return (
    orders.length > 0 && (
      <div className={s.pills}>
        {orders.map(order => (
          <Pill key={order.id} order={order} />
        ))}
      </div>
    )
  )
}

/** The room of each pill and around them, in pixels: at the page's end they are below the footer, not over it. */
const PILL = 52
const AROUND = 24

/** The same over a screen without such a bar: a menu, or the list of stores. */
export function FloatingOrderPill() {
  const { path } = useStore($place)
  const hasCart = useStore($cartCount) > 0
  const { length } = useStore($underWay)
  const isStores = path === paths.locations()
  const isMenu = isStores || (locationIn(path) !== undefined && /^\/[^/]+(\/products\/[^/]+)?$/.test(path))
  const isShown = isMenu && length > 0
  return (
    <div
      className={classes(s.region, hasCart && !isStores && s.aboveBar)}
      style={{ marginBlockStart: isShown ? length * PILL + AROUND : 0 }}
    >
      {isShown && <OrderPills />}
    </div>
  )
}
