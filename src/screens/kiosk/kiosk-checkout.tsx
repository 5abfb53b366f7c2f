import { useStore } from '@nanostores/react'
import { useState } from 'react'
import Nfc from 'lucide/dist/esm/icons/nfc.mjs'
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs'
import Store from 'lucide/dist/esm/icons/store.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { formatMoney } from '../../format/money.ts'
import { sumParts } from '../../format/sum-parts.ts'
import { BackBar } from '../../components/back-bar.tsx'
import { MenuLink } from '../../components/menu-link.tsx'
import { LineList } from '../../components/line-list.tsx'
import { PausedNotice } from '../../components/paused-notice.tsx'
import { Sums } from '../../components/sums.tsx'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { $displayCart } from '../../stores/cart/offline-cart.ts'
import { $isWaiting } from '../../stores/cart/lines/optimistic-quantities.ts'
import { dataOf } from '../../client/async-state.ts'
import { formOf } from '../../stores/core/form-messages.ts'
import { $now } from '../../client/now.ts'
import { $device } from '../../stores/kiosk/device.ts'
import { kioskForm, placeAtKiosk } from '../../stores/kiosk/kiosk-checkout.ts'
import { payByReader } from '../../stores/kiosk/reader.ts'
import { $business } from '../../stores/location/business.ts'
import { $canOrder } from '../../stores/location/hours/ordering.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { classes, styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { splitLayout } from '../../ui/split-layout.ts'
import { AccountNeeded } from './account-needed.tsx'
import { KioskPerson } from './kiosk-person.tsx'
import { ReaderPay } from './reader-pay.tsx'

const s = styles({
  whole: 'grid-column:1/-1;',
  // It is read first, but stands at the end.
  aside: '@container sf (min-width: 860px) { grid-area:2/2; }'
})

function OrderForm({ cart, location }: { cart: Cart; location: StoreLocation }) {
  const { t, locale } = useT()
  const state = useStore(kioskForm.$state)
  const { registered } = useStore($device)
  const canOrder = useStore($canOrder)
  const now = useStore($now)
  const [isByCard, setByCard] = useState(false)
  // Worked out without the API, it lacks the taxes.
  const isEstimate = useStore($isWaiting)
  const total = formatMoney(cart.total, locale, cart.currency)
  const takesCards = !isEstimate && registered?.kiosk.hasReader && location.cards !== null && cart.total > 0
  const pay = (byCard: boolean) => {
    if (byCard) setByCard(kioskForm.mayBegin([]))
    else void placeAtKiosk()
  }
  if (isByCard && registered)
    return (
      <div className={s.whole}>
        <ReaderPay
          amount={total}
          onStart={() => void payByReader(cart, registered.token)}
          onApproved={payment => void placeAtKiosk(payment).then(isPlaced => isPlaced || setByCard(false))}
          onCounter={() => setByCard(false)}
        />
      </div>
    )
  return (
    <>
      <section className={classes(splitLayout.aside, s.aside)} aria-label={t('checkout.summary')}>
        <h2>{t('checkout.summary')}</h2>
        <LineList lines={cart.lines} currency={cart.currency} />
        <Sums
          parts={sumParts(cart, locale)}
          total={{ name: t(isEstimate ? 'kiosk.checkout.beforeTax' : 'sum.total'), amount: total }}
        />
        {isEstimate && <p className={layout.small}>{t('kiosk.checkout.estimate')}</p>}
      </section>
      <div className={layout.stack}>
        <PausedNotice location={location} now={now} />
        <Form {...formOf(state, t)} label={t('kiosk.checkout.title')} onSubmit={() => pay(false)}>
          <KioskPerson location={location} />
          <div className={layout.tight}>
            <Button kind="primary" type="submit" tall wide busy={state.isSending} disabled={!canOrder} data-place="">
              <Icon of={Store} />
              {state.isSending
                ? t('checkout.placing')
                : isEstimate
                  ? t('kiosk.order.atCounter')
                  : t('kiosk.checkout.counter', { total })}
            </Button>
            {takesCards && (
              <Button tall wide disabled={!canOrder || state.isSending} onClick={() => pay(true)}>
                <Icon of={Nfc} />
                {t('kiosk.checkout.card', { total })}
              </Button>
            )}
          </div>
          <p className={layout.small}>{t('kiosk.checkout.bring')}</p>
        </Form>
      </div>
    </>
  )
}

/**
 * The kiosk's checkout: the order, a name, and the place of payment. Orders are picked up here, as soon as they are ready.
 */
export function KioskCheckout({ location }: { location: StoreLocation }) {
  const { t } = useT()
  const cart = dataOf(useStore($displayCart))
  const guestCheckout = dataOf(useStore($business))?.detail.guestCheckout
  const mustSignIn = !useStore($loggedIn) && guestCheckout === false
  const isEmpty = !cart || cart.lines.length === 0
  return (
    <section className={splitLayout.page} aria-label={t('kiosk.checkout.title')}>
      <header className={layout.tight}>
        <BackBar to={paths.cart(location.slug)} label={t('cart.title')} />
        <h1 tabIndex={-1}>{t('kiosk.checkout.title')}</h1>
      </header>
      {isEmpty ? (
        <Notice icon={ShoppingBag} title={t('cart.empty')}>
          <MenuLink location={location.slug} kind="primary" />
        </Notice>
      ) : mustSignIn ? (
        <AccountNeeded />
      ) : (
        <OrderForm cart={cart} location={location} />
      )}
    </section>
  )
}
