import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { ChevronLeft, CircleUserRound, ShoppingBag } from 'lucide'
import type { Cart } from '../../contract/cart/cart.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { formatMoney } from '../../format/money.ts'
import { isFeeUnknown } from '../../format/sum-parts.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $business } from '../../stores/location/business.ts'
import { $cart, reloadCart } from '../../stores/cart/cart.ts'
import { $tender } from '../../stores/checkout/card.ts'
import { $placing } from '../../stores/checkout/checkout.ts'
import { placeSoon } from '../../stores/checkout/chosen-slot.ts'
import { dataOf } from '../../stores/core/async-state.ts'
import { $location, $slug } from '../../stores/location/location.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { $announcement } from '../../stores/cart/announcer.ts'
import { $now } from '../../stores/core/now.ts'
import { styles } from '../../theme/styles.ts'
import { LiveRegion } from '../../components/live-region.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { AsyncView } from '../../ui/feedback/async-view.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { How } from './how.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Part } from './part.tsx'
import { Pay } from './payment/pay.tsx'
import { Person } from './person.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { Tip } from './payment/tip.tsx'

const s = styles({ form: 'display:grid;grid-template-columns:minmax(0,1fr);gap:32px;align-content:start;min-width:0;' })

function Form({ cart, location }: { cart: Cart; location: StoreLocation }) {
  const { t, locale } = useT()
  const placing = useStore($placing)
  const form = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[data-errors]')?.focus()
  }, [tries])
  const place = async (event: SyntheticEvent) => {
    event.preventDefault()
    if ((await placeSoon()) === undefined) setTries(count => count + 1)
  }
  const isByCard = useStore($tender) === 'card' && location.cards !== null
  const isDelivery = cart.method === 'delivery'
  const who = isDelivery ? 'checkout.whoDelivery' : cart.method === 'curbside' ? 'checkout.whoCurbside' : 'checkout.who'
  return (
    <>
      <CheckoutSummary cart={cart} />
      <div className={s.form} ref={form}>
        <ErrorSummary form={form} isDelivery={isDelivery} />
        {/* The address is a form of its own: Enter in it asks whether we deliver there, and places nothing. */}
        <Part number={1} title={t('checkout.how')}>
          <How cart={cart} location={location} />
        </Part>
        <form className={s.form} noValidate onSubmit={event => void place(event)}>
          <Part number={2} title={t(isDelivery ? 'checkout.whenDelivery' : 'checkout.when')}>
            <SlotChoice location={location} cart={cart} />
          </Part>
          <Part number={3} title={t(who)}>
            <Person method={cart.method} asksDateOfBirth={location.asksDateOfBirth} />
          </Part>
          <Part number={4} title={t('checkout.pay')}>
            <Pay location={location} cart={cart} />
          </Part>
          {location.features.tips && <Tip cart={cart} />}
          <div className={layout.stack}>
            <Button kind="primary" type="submit" tall wide busy={placing} data-place="">
              {placing
                ? t('checkout.placing')
                : isFeeUnknown(cart)
                  ? t('checkout.placeIt')
                  : t('checkout.place', { total: formatMoney(cart.total, locale, cart.currency) })}
            </Button>
            <p className={layout.small}>{t(isByCard ? 'pay.afterCard' : 'checkout.after')}</p>
          </div>
        </form>
      </div>
    </>
  )
}

/** In the place of the form where only people with an account may order; what was typed waits (SPEC C21). */
function SignInFirst() {
  const { t } = useT()
  return (
    <Notice icon={CircleUserRound} title={t('checkout.signIn')} text={t('checkout.signInText')}>
      <Link to={paths.user('', 'checkout')} className={buttonClass({ kind: 'primary' })}>
        {t('signIn.do')}
      </Link>
      <Link to={paths.user('sign-up', 'checkout')} className={buttonClass()}>
        {t('signUp.title')}
      </Link>
    </Notice>
  )
}

/** One page to order for pickup: how, when, who, pay; nothing typed is ever lost. */
export function CheckoutScreen() {
  const { t } = useT()
  const slug = useStore($slug) ?? ''
  const load = useStore($cart)
  const said = useStore($announcement)
  const now = useStore($now)
  const { detail } = useStore($location)
  const guestCheckout = dataOf(useStore($business))?.detail.guestCheckout
  const mustSignIn = !useStore($loggedIn) && guestCheckout === false
  const toMenu = (
    <Link to={paths.location(slug)} className={buttonClass({ kind: 'primary' })}>
      {t('common.toMenu')}
    </Link>
  )
  const empty = (
    <Notice icon={ShoppingBag} title={t('cart.empty')} text={t('cart.emptyText')}>
      {toMenu}
    </Notice>
  )
  return (
    <section className={layout.split} aria-label={t('checkout.title')}>
      <header className={layout.tight}>
        <nav className={layout.bar} aria-label={t('common.here')}>
          <Link to={paths.cart(slug)} className={layout.back}>
            <Icon of={ChevronLeft} />
            {t('cart.title')}
          </Link>
        </nav>
        <h1 tabIndex={-1}>{t('checkout.title')}</h1>
        <LiveRegion said={said} />
      </header>
      {load.state === 'idle' ? (
        empty
      ) : (
        <AsyncView
          load={load}
          now={now}
          t={t}
          onRetry={reloadCart}
          ways={toMenu}
          skeleton={
            <Skeleton label={t('cart.loading')}>
              <div className={layout.stack}>
                {[120, 160, 280, 120].map((height, at) => (
                  <Bone key={at} height={height} radius={12} />
                ))}
              </div>
            </Skeleton>
          }
        >
          {cart =>
            cart.lines.length === 0 || !detail ? (
              empty
            ) : mustSignIn ? (
              <SignInFirst />
            ) : (
              <Form cart={cart} location={detail} />
            )
          }
        </AsyncView>
      )}
    </section>
  )
}
