import { useStore } from '@nanostores/react'
import type { Cart } from '../../contract/cart/cart.ts'
import { formatMoney } from '../../format/money.ts'
import { formatGrams } from '../../format/number.ts'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { isGone } from '../../rules/cart/is-gone.ts'
import { $isWaiting } from '../../stores/cart/lines/optimistic-quantities.ts'
import { $canOrder } from '../../stores/location/hours/ordering.ts'
import { $location } from '../../stores/location/location.ts'
import { layers } from '../../theme/layers.ts'
import { styles } from '../../theme/styles.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Meter } from '../../ui/feedback/meter.tsx'
import { layout } from '../../ui/layout.ts'
import { ExpressOrder } from './express-order.tsx'
import { RemovedToast } from './removed-toast.tsx'

const s = styles({
  // The foot covers the margins of the page or dialog around it, and is in view from the first line on.
  foot: `position:sticky;inset-block-end:var(--sf-foot);z-index:${layers.bar};margin:auto -16px 0;padding:10px 16px calc(12px + env(safe-area-inset-bottom));
display:grid;grid-template-columns:minmax(0,1fr);gap:10px;background:var(--sf-surface);border-top:1px solid var(--sf-line);
@media (max-height:400px) { position:static; }
@container sf (min-width: 480px) { margin-inline:-24px;padding-inline:24px; }
@container sf (min-width: 860px) { position:relative;margin:0;padding:0;border:0; }`
})

/** The cart's last block, always in view on a narrow mount: the purchase limit, and the checkout with the total. */
export function CartFoot({ cart, location }: { cart: Cart; location: string }) {
  const { t, locale } = useT()
  const { limit, exceedValue } = cart.cartFull
  // A kiosk takes the order all the same, and sends it later.
  const waits = useStore($isWaiting) && !$flags.get().in_store
  const canOrder = useStore($canOrder)
  const { detail } = useStore($location)
  const wrong = cart.lines.filter(line => line.problem)
  const stuck = wrong.length > 0 || exceedValue > 0
  const fix = exceedValue === 0 && wrong.every(isGone) ? 'cart.stuckGone' : 'cart.stuck'
  const way = t('cart.checkout', { total: formatMoney(cart.total, locale, cart.currency) })
  return (
    <div className={s.foot}>
      <RemovedToast />
      {cart.equivalent > 0 && (
        <Meter
          label={t('limit.label')}
          value={cart.equivalent}
          most={limit}
          text={t('limit.of', { used: formatGrams(cart.equivalent, locale), limit: formatGrams(limit, locale) })}
        />
      )}
      {waits || stuck || !canOrder ? (
        <>
          <Button kind="primary" tall wide disabled>
            {way}
          </Button>
          <p className={layout.small}>{t(waits ? 'cart.waitsText' : stuck ? fix : 'problem.closed')}</p>
        </>
      ) : (
        <>
          {detail && <ExpressOrder cart={cart} location={detail} />}
          <Link to={paths.checkout(location)} className={buttonClass({ kind: 'primary', tall: true, wide: true })}>
            {way}
          </Link>
        </>
      )}
    </div>
  )
}
