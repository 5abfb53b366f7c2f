import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { safeParse } from 'valibot'
import { customer } from '../../contract/account/customer.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { useT } from '../../i18n/translate.ts'
import { $flags, navigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { $tender } from '../../stores/checkout/card.ts'
import { checkoutForm } from '../../stores/checkout/checkout.ts'
import { followSlots } from '../../stores/checkout/chosen-slot.ts'
import { placeSoon } from '../../stores/checkout/place-soon.ts'
import { $isRemembered } from '../../stores/checkout/remembered.ts'
import { dayLabel, $slots, slotLabel } from '../../stores/checkout/slots.ts'
import { dataOf } from '../../client/async-state.ts'
import { $now } from '../../client/now.ts'
import { $loggedIn } from '../../stores/session/session.ts'
import { $user } from '../../stores/session/user.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'

const s = styles({ text: 'display:grid;gap:2px;& small { font-size:14px;font-weight:400; }' })

interface Props {
  cart: Cart
  location: StoreLocation
}

/** Places the order; the checkout explains what stands in its way. */
async function place(slug: string): Promise<void> {
  if ((await placeSoon()) === undefined) navigate(paths.checkout(slug))
}

/** The button that orders in one press, with everything that it sends in its words. */
function Express({ cart, location }: Props) {
  const { t, locale } = useT()
  const now = useStore($now)
  const { first_name: name } = useStore($user)
  const { values, isSending } = useStore(checkoutForm.$state)
  const days = dataOf(useStore($slots)) ?? []
  useEffect(() => followSlots(), [location.slug])
  const slot = days.flatMap(({ slots }) => slots).find(({ id }) => id === values.slot)
  if (!slot) return null
  const day = dayLabel(slot.id.slice(0, 10), now, location, locale)
  const parts = [
    t(`method.name.${cart.method}`),
    t('slots.asapAt', { day, time: slotLabel(slot, location, locale) }),
    t(cart.method === 'delivery' ? 'pay.onDelivery' : 'pay.inShop')
  ]
  return (
    <Button tall wide busy={isSending} onClick={() => void place(location.slug)}>
      <span className={s.text}>
        <span>{t('express.as', { name })}</span>
        <small>{parts.join(' · ')}</small>
      </span>
    </Button>
  )
}

/**
 * Offers to order in one press if the account or the device knows the shopper, they pay on pickup or delivery, and nothing
 * is left to ask. Never on a kiosk.
 */
export function ExpressOrder({ cart, location }: Props) {
  const user = useStore($user)
  const isKnown = [useStore($isRemembered), useStore($loggedIn)].includes(true)
  const { in_store: isShared } = useStore($flags)
  const tender = useStore($tender)
  const { delivery } = cart
  const isPlaceKnown = cart.method !== 'delivery' || (delivery && !delivery.problem && delivery.missing === 0)
  const isComplete = isKnown && safeParse(customer, user).success && !location.asksDateOfBirth && isPlaceKnown
  if (isShared || !isComplete || tender === 'card') return null
  return <Express cart={cart} location={location} />
}
