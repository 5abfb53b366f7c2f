import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide'
import type { Cart } from '../../contract/cart/cart.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { formatMoney } from '../../format/money.ts'
import { formatGrams } from '../../format/number.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $location } from '../../stores/location/location.ts'
import { removalsFor } from '../../stores/cart/lines/make-room.ts'
import { $canOrder } from '../../stores/location/hours/ordering.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { $isWaiting } from '../../stores/cart/offline-cart.ts'
import { classes, styles } from '../../theme/styles.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { footClass } from '../../ui/foot.ts'
import { layout } from '../../ui/layout.ts'
import { splitLayout } from '../../ui/split-layout.ts'
import { Meter } from '../../ui/feedback/meter.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Removals } from '../../ui/removals.tsx'
import { Sums } from '../../components/sums.tsx'
import { ExpressOrder } from './express-order.tsx'
import { LimitClasses } from './limit-classes.tsx'
import { PromoCodes } from './promo-codes.tsx'
import { Redeem } from './redeem.tsx'
import { isFeeUnknown, savedIn, sumParts } from '../../format/sum-parts.ts'

const s = styles({
  // On a narrow mount, the foot belongs to the whole page, so that it is in view from the first line on.
  side: `display:contents;
@container sf (min-width: 860px) { display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-self:start;position:sticky;inset-block-start:calc(var(--sf-top) + 16px); }`,
  panel: '&& { position:static; }',
  foot: '@container sf (min-width: 860px) { && { position:static;margin:0;padding:0; } }'
})

/** Points and rewards, if the store has loyalty enabled (SPEC C12). */
function Loyalty({ cart, waits }: { cart: Cart; waits: boolean }) {
  const { t } = useT()
  const { earns = 0 } = cart.orderLoyalty
  if (!useStore($loggedIn))
    return (
      <p className={layout.small}>
        <Link to={paths.user('', 'cart')} className={buttonClass({ kind: 'quiet' })}>
          {t('redeem.guest')}
        </Link>
      </p>
    )
  // Points can't be calculated for changes that are still queued.
  if (waits) return null
  return (
    <>
      {earns > 0 && <p className={layout.small}>{t('redeem.earns', { count: earns })}</p>}
      <Redeem cart={cart} />
    </>
  )
}

/** The message that says when and how this order can be paid for. */
function payKey({ method }: Cart, store: StoreLocation | undefined): MessageKey {
  if (method === 'curbside' && !store?.cards) return 'cart.payCurbside'
  if (store?.cards) return method === 'delivery' ? 'cart.payDelivery' : 'cart.payCard'
  return method === 'delivery' ? 'cart.payDoor' : 'cart.payLater'
}

/** The purchase limit and the price breakdown, with the checkout button. */
export function CartSummary({ cart, location }: { cart: Cart; location: string }) {
  const { t, locale } = useT()
  const money = (cents: number) => formatMoney(cents, locale, cart.currency)
  const grams = (value: number) => formatGrams(value, locale)
  const { limit, exceedValue } = cart.cartFull
  const waits = useStore($isWaiting)
  const missing = cart.delivery?.missing ?? 0
  const stuck = cart.lines.some(line => line.problem) || exceedValue > 0
  const removals = exceedValue > 0 ? removalsFor(cart, exceedValue, locale) : undefined
  const canOrder = useStore($canOrder)
  const isSignedIn = useStore($loggedIn)
  const { detail } = useStore($location)
  const way = t('cart.checkout', { total: money(cart.total) })
  return (
    <div className={s.side}>
      <section className={classes(splitLayout.aside, s.panel)} aria-label={t('cart.summary')}>
        <Meter
          label={t('limit.label')}
          value={cart.equivalent}
          most={limit}
          text={t('limit.of', { used: grams(cart.equivalent), limit: grams(limit) })}
        />
        {exceedValue > 0 && (
          <NoticeLine tone="bad" icon={TriangleAlert}>
            {t('limit.over', { limit: grams(limit), excess: grams(exceedValue) })}
          </NoticeLine>
        )}
        {removals && <Removals {...removals} />}
        {cart.equivalent > 0 && <LimitClasses cart={cart} />}
        <Sums
          parts={sumParts(cart, locale)}
          total={{ name: t(isFeeUnknown(cart) ? 'sum.totalBefore' : 'sum.total'), amount: money(cart.total) }}
        />
        {savedIn(cart) > 0 && <p className={layout.ok}>{t('sum.savings', { amount: money(savedIn(cart)) })}</p>}
        {!waits && <PromoCodes cart={cart} />}
        {detail?.features.loyalty && <Loyalty cart={cart} waits={waits} />}
        {missing > 0 && cart.method === 'delivery' && (
          <NoticeLine tone="warn">
            {t('deliver.minimum', { minimum: money(cart.delivery?.minimum ?? 0), missing: money(missing) })}
          </NoticeLine>
        )}
        <p className={layout.small}>{t(payKey(cart, detail))}</p>
        {!isSignedIn && !detail?.features.loyalty && (
          <p className={layout.row}>
            {t('signIn.have')}
            <Link to={paths.user('', 'cart')} className={buttonClass({ kind: 'quiet' })}>
              {t('signIn.title')}
            </Link>
          </p>
        )}
      </section>
      <div className={classes(footClass(), s.foot)} data-foot="">
        {waits || stuck || !canOrder ? (
          <>
            <Button kind="primary" tall wide disabled>
              {way}
            </Button>
            <p className={layout.small}>{t(waits ? 'cart.waitsText' : stuck ? 'cart.stuck' : 'problem.closed')}</p>
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
    </div>
  )
}
