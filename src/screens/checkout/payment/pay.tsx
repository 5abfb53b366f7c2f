import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import type { Cart } from '../../../contract/cart/cart.ts'
import type { StoreLocation } from '../../../contract/store/location.ts'
import type { CardSettings } from '../../../contract/order/card-settings.ts'
import { formatMoney } from '../../../format/money.ts'
import { useT } from '../../../i18n/translate.ts'
import {
  $card,
  $tender,
  chooseTender,
  closeFields,
  dropCard,
  fitCard,
  openFields,
  type Tender
} from '../../../stores/checkout/card.ts'
import { $isByWallet } from '../../../stores/checkout/wallets.ts'
import { Button } from '../../../ui/button.tsx'
import { BoxChoice } from '../../../ui/form/box-choice.tsx'
import { layout } from '../../../ui/layout.ts'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { takeLostFocus } from '../../../ui/overlay/lost-focus.ts'
import { cardName } from '../../../format/card-name.ts'
import { CardProgress } from './card-progress.tsx'

/** The provider's card fields, projected from the light DOM through a slot, and their state. */
function Fields({ cards, isDelivery }: { cards: CardSettings; isDelivery: boolean }) {
  const { t, locale } = useT()
  const card = useStore($card)
  const isByWallet = useStore($isByWallet)
  const { provider, script, application, store, mode } = cards
  // Depends on single fields, so that reloading the store doesn't discard typed values.
  useEffect(() => {
    void openFields({ provider, script, application, store, mode })
    return closeFields
  }, [provider, script, application, store, mode, locale])
  return (
    <div className={layout.stack}>
      <slot name="payment" />
      {!isByWallet && (
        <CardProgress
          card={card}
          isDelivery={isDelivery}
          onRetry={() => void openFields(cards)}
          onInStore={() => chooseTender('in_store')}
        />
      )}
      <p className={layout.small}>{t('pay.when')}</p>
    </div>
  )
}

/** The payment method: in store, or by card if the store accepts cards. */
export function Pay({ location, cart }: { location: StoreLocation; cart: Cart }) {
  const { t, locale } = useT()
  const tender = useStore($tender)
  const card = useStore($card)
  const { cards } = location
  const { id, total } = cart
  useEffect(() => fitCard({ id, total }), [id, total])
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(card.step)
  useLayoutEffect(() => {
    // The notice of a failure is gone, and with it the button that was pressed there.
    if (before.current === 'failed' || before.current === 'refused')
      takeLostFocus(box.current?.querySelector<HTMLElement>('input:checked'))
    before.current = card.step
  }, [card.step, tender])
  const takesCards = cards !== null && cart.total > 0
  const isByCard = takesCards && tender === 'card'
  const isDelivery = cart.method === 'delivery'
  const later = t(isDelivery ? 'pay.atDoor' : 'checkout.inStore')
  const bring = <p className={layout.quiet}>{t(isDelivery ? 'pay.bringAtDoor' : 'checkout.bring')}</p>
  if (!takesCards)
    return (
      <>
        <p>
          <strong>{later}</strong>
        </p>
        {bring}
      </>
    )
  return (
    <div className={layout.stack} data-pay="" ref={box}>
      <BoxChoice
        legend={t('pay.how')}
        value={tender}
        onValue={value => chooseTender(value as Tender)}
        options={[
          { value: 'in_store', label: later },
          { value: 'card', label: t('pay.card') }
        ]}
      />
      {!isByCard && bring}
      {isByCard && card.step === 'authorised' && (
        <NoticeLine
          tone="ok"
          icon={CreditCard}
          way={
            <Button kind="quiet" onClick={dropCard}>
              {t('pay.another')}
            </Button>
          }
        >
          {t('pay.held', {
            card: cardName(card.payment, locale),
            total: formatMoney(card.payment.amount, locale, card.payment.currency)
          })}
        </NoticeLine>
      )}
      {isByCard && card.step !== 'authorised' && <Fields cards={cards} isDelivery={isDelivery} />}
    </div>
  )
}
