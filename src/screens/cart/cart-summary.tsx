import { useStore } from '@nanostores/react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { formatMoney } from '../../format/money.ts'
import { formatGrams } from '../../format/number.ts'
import { type MessageKey, useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { savedIn } from '../../rules/order/sum-rows.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $location } from '../../stores/location/location.ts'
import { removalsFor } from '../../stores/cart/lines/make-room.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { $isWaiting } from '../../stores/cart/lines/optimistic-quantities.ts'
import { classes, styles } from '../../theme/styles.ts'
import { buttonClass } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { splitLayout } from '../../ui/split-layout.ts'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Removals } from '../../ui/removals.tsx'
import { Sums } from '../../components/sums.tsx'
import { LimitClasses } from './limit-classes.tsx'
import { PromoCodes } from './promo-codes.tsx'
import { Redeem } from './redeem.tsx'
import { isFeeUnknown, sumParts } from '../../format/sum-parts.ts'

// In the column of a dialog, it is as wide as the lines.
const s = styles({ panel: '&& { position:static;align-self:stretch; }' })

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
function payKey({ method }: Cart, store: StoreLocation | undefined, isKiosk: boolean): MessageKey {
  // A kiosk takes cards by its reader alone, if it has one, which its checkout says.
  if (isKiosk) return 'cart.payLater'
  if (method === 'curbside' && !store?.cards) return 'cart.payCurbside'
  if (store?.cards) return method === 'delivery' ? 'cart.payDelivery' : 'cart.payCard'
  return method === 'delivery' ? 'cart.payDoor' : 'cart.payLater'
}

/** What exceeds the purchase limit, the price breakdown, codes and points. */
export function CartSummary({ cart }: { cart: Cart }) {
  const { t, locale } = useT()
  const money = (cents: number) => formatMoney(cents, locale, cart.currency)
  const grams = (value: number) => formatGrams(value, locale)
  const { limit, exceedValue } = cart.cartFull
  const waits = useStore($isWaiting)
  const missing = cart.delivery?.missing ?? 0
  const removals = exceedValue > 0 ? removalsFor(cart, exceedValue, locale) : undefined
  const isSignedIn = useStore($loggedIn)
  const { detail } = useStore($location)
  const { in_store: isKiosk } = useStore($flags)
  return (
    <section className={classes(splitLayout.aside, s.panel)} aria-label={t('cart.summary')}>
      {exceedValue > 0 && (
        <NoticeLine tone="bad" icon={TriangleAlert}>
          {t('limit.over', { limit: grams(limit), excess: grams(exceedValue) })}
        </NoticeLine>
      )}
      {removals && <Removals {...removals} />}
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
      <p className={layout.small}>{t(payKey(cart, detail, isKiosk))}</p>
      {cart.equivalent > 0 && <LimitClasses cart={cart} />}
      {!isSignedIn && !detail?.features.loyalty && (
        <p className={layout.row}>
          {t('signIn.have')}
          <Link to={paths.user('', 'cart')} className={buttonClass({ kind: 'quiet' })}>
            {t('signIn.title')}
          </Link>
        </p>
      )}
    </section>
  )
}
