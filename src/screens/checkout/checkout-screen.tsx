import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useId } from 'react'
import CircleUserRound from 'lucide/dist/esm/icons/circle-user-round.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { formatMoney } from '../../format/money.ts'
import { isFeeUnknown } from '../../format/sum-parts.ts'
import { BackBar } from '../../components/back-bar.tsx'
import { EmptyCart } from '../../components/empty-cart.tsx'
import { MenuLink } from '../../components/menu-link.tsx'
import { PausedNotice } from '../../components/paused-notice.tsx'
import { PolicyLinks } from '../../components/policy-links.tsx'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $business } from '../../stores/location/business.ts'
import { reloadCart } from '../../stores/cart/cart.ts'
import { $checkoutCart } from '../../stores/cart/shown-cart.ts'
import { $tender } from '../../stores/checkout/card.ts'
import { $isChanging } from '../../stores/cart/change-cart.ts'
import { $refusedPromo, checkoutForm, continueWithoutPromo } from '../../stores/checkout/checkout.ts'
import { placeByForm } from '../../stores/checkout/wallets.ts'
import { dataOf } from '../../client/async-state.ts'
import { formOf } from '../../stores/core/form-messages.ts'
import { $location, $slug } from '../../stores/location/location.ts'
import { $canOrder } from '../../stores/location/hours/ordering.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { $announcement } from '../../stores/cart/announcement.ts'
import { $now } from '../../client/now.ts'
import { Announcement } from '../../components/announcement.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'
import { splitLayout } from '../../ui/split-layout.ts'
import { AsyncView } from '../../ui/feedback/async-view.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { styles } from '../../theme/styles.ts'
import { useHowAnswer, usePayAnswer, useWhenAnswer, useWhoAnswer } from './section-summaries.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { How } from './fulfilment.tsx'
import { Part } from './section.tsx'
import { Offers } from './payment/offers.tsx'
import { Pay } from './payment/pay.tsx'
import { Person } from './contact.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { Remember } from './remember.tsx'
import { slotWords } from './slot-words.ts'
import { Tip } from './payment/tip.tsx'
import { Wallets } from './payment/wallets.tsx'

const s = styles({
  end: 'display:grid;grid-template-columns:minmax(0,1fr);gap:24px;padding-block:24px 16px;border-top:1px solid var(--sf-line);'
})

/** The way on for an order that was refused for a promo code. */
function WithoutPromo({ code }: { code: string }) {
  const { t } = useT()
  const isChanging = useStore($isChanging)
  const goOn = async ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const root = currentTarget.getRootNode() as ShadowRoot
    await continueWithoutPromo(code)
    // The box goes; what comes next takes its focus over.
    if (!$refusedPromo.get()) root.querySelector<HTMLElement>('[data-place]')?.focus()
  }
  return (
    <div className={layout.row}>
      <Button busy={isChanging} onClick={event => void goOn(event)}>
        {t('promo.goOn', { code })}
      </Button>
    </div>
  )
}

function OrderForm({ cart, location }: { cart: Cart; location: StoreLocation }) {
  const { t, locale } = useT()
  const state = useStore(checkoutForm.$state)
  const code = useStore($refusedPromo)
  const placing = state.isSending
  const isByCard = useStore($tender) === 'card' && location.cards !== null
  const isDelivery = cart.method === 'delivery'
  const now = useStore($now)
  const canOrder = useStore($canOrder)
  const who = isDelivery ? 'checkout.whoDelivery' : cart.method === 'curbside' ? 'checkout.whoCurbside' : 'checkout.who'
  const shown = { cart, location }
  const takesCards = location.cards !== null && cart.total > 0
  const form = useId()
  return (
    <>
      <CheckoutSummary cart={cart} />
      <Form
        {...formOf(state, t, slotWords(cart.method))}
        id={form}
        way={code && <WithoutPromo code={code} />}
        // The address is a form of its own: Enter in it sets the address, and places nothing.
        lead={
          <>
            <PausedNotice location={location} now={now} />
            {canOrder && <Wallets cart={cart} slug={location.slug} />}
            <Part number={1} title={t('method.title')} answer={useHowAnswer(shown)}>
              <How cart={cart} location={location} />
            </Part>
          </>
        }
        foot={
          <Button kind="primary" type="submit" form={form} tall wide busy={placing} disabled={!canOrder} data-place="">
            {placing
              ? t('checkout.placing')
              : isFeeUnknown(cart)
                ? t('checkout.placeIt')
                : t('checkout.place', { total: formatMoney(cart.total, locale, cart.currency) })}
          </Button>
        }
        onSubmit={placeByForm}
      >
        <Part
          number={2}
          title={t(isDelivery ? 'checkout.whenDelivery' : 'checkout.when')}
          answer={useWhenAnswer(shown)}
        >
          <SlotChoice location={location} cart={cart} />
        </Part>
        <Part number={3} title={t(who)} answer={useWhoAnswer(shown)}>
          <Person method={cart.method} asksDateOfBirth={location.asksDateOfBirth} />
        </Part>
        <Part number={4} title={t('checkout.pay')} answer={usePayAnswer(shown)} isFixed={!takesCards}>
          <Pay location={location} cart={cart} />
        </Part>
        <div className={s.end}>
          {location.features.tips && <Tip cart={cart} />}
          <Remember />
          <Offers />
          <p className={layout.small}>{t(isByCard ? 'pay.afterCard' : 'checkout.after')}</p>
          <PolicyLinks />
        </div>
      </Form>
    </>
  )
}

/** Shown instead of the form if guests may not order; typed values are kept (SPEC C21). */
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

/** The single-page checkout: method, time, customer, payment. Typed values are never lost. */
export function CheckoutScreen() {
  const { t } = useT()
  const slug = useStore($slug) ?? ''
  const load = useStore($checkoutCart)
  const said = useStore($announcement)
  const now = useStore($now)
  const { detail } = useStore($location)
  const guestCheckout = dataOf(useStore($business))?.detail.guestCheckout
  const mustSignIn = !useStore($loggedIn) && guestCheckout === false
  return (
    <section className={splitLayout.page} aria-label={t('checkout.title')}>
      <header className={layout.tight}>
        <BackBar to={paths.cart(slug)} label={t('cart.title')} />
        <h1 tabIndex={-1}>{t('checkout.title')}</h1>
        <Announcement said={said} />
      </header>
      {load.state === 'idle' ? (
        <EmptyCart location={slug} />
      ) : (
        <AsyncView
          load={load}
          now={now}
          t={t}
          onRetry={reloadCart}
          ways={<MenuLink location={slug} kind="primary" />}
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
              <EmptyCart location={slug} />
            ) : mustSignIn ? (
              <SignInFirst />
            ) : (
              <OrderForm cart={cart} location={detail} />
            )
          }
        </AsyncView>
      )}
    </section>
  )
}
