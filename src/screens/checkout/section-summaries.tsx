import { useStore } from '@nanostores/react'
import { safeParse } from 'valibot'
import type { ReactNode } from 'react'
import { customer } from '../../contract/account/customer.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { cardName } from '../../format/card-name.ts'
import { formatMoney } from '../../format/money.ts'
import { streetOf } from '../../components/street.ts'
import { useT } from '../../i18n/translate.ts'
import { readDate } from '../../rules/person/typed-date.ts'
import { $card, $tender } from '../../stores/checkout/card.ts'
import { checkoutForm } from '../../stores/checkout/checkout.ts'
import { $isAsap } from '../../stores/checkout/chosen-slot.ts'
import { $slotMove } from '../../stores/checkout/moved-slot.ts'
import { dayLabel, $slots, slotLabel } from '../../stores/checkout/slots.ts'
import { $heldSlot, withHeld } from '../../stores/checkout/slot-grace-period.ts'
import { $writingAddress } from '../../stores/checkout/writing-address.ts'
import { dataOf } from '../../client/async-state.ts'
import { $now } from '../../client/now.ts'
import { Answer } from './section.tsx'

interface Props {
  cart: Cart
  location: StoreLocation
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** How the order reaches the shopper: the store, or the address once it can be delivered to. */
export function useHowAnswer({ cart, location }: Props): ReactNode {
  const { t, locale } = useT()
  const isWriting = useStore($writingAddress)
  const { method, delivery, currency } = cart
  if (method !== 'delivery') {
    const small = `${streetOf(location.address, t)}, ${location.address.city}`
    return <Answer strong={t(`method.at.${method}`, { store: location.name })} small={small} />
  }
  if (!delivery || isWriting || delivery.problem || delivery.missing > 0) return undefined
  const { line1, unit } = delivery.address
  const fee = formatMoney(delivery.fee, locale, currency)
  const zone = delivery.zone ?? ''
  const small = delivery.fee > 0 ? t('deliver.zone', { zone, fee }) : t('deliver.free', { zone })
  return <Answer strong={[line1, unit].filter(Boolean).join(', ')} small={zone && small} />
}

/** The time of the order; undefined if none is chosen, or none is to be had. */
export function useWhenAnswer({ location }: Props): ReactNode {
  const { t, locale } = useT()
  const load = useStore($slots)
  const now = useStore($now)
  const isAsap = useStore($isAsap)
  const heldSlot = useStore($heldSlot)
  const move = useStore($slotMove)
  const { values, errors } = useStore(checkoutForm.$state)
  const days = dataOf(load)
  if (errors.slot || load.state === 'failed') return undefined
  if (!days) return isAsap ? <Answer strong={t('slots.asap')} small={t('slots.loading')} /> : undefined
  const slot = withHeld(days, heldSlot)
    .flatMap(({ slots }) => slots)
    .find(({ id }) => id === values.slot)
  if (!slot) return undefined
  const day = capital(dayLabel(slot.id.slice(0, 10), now, location, locale))
  const strong = t('slots.asapAt', { day, time: slotLabel(slot, location, locale) })
  if (isAsap && move) return <Answer strong={strong} small={t(move)} />
  return <Answer strong={strong} small={isAsap ? t('slots.asap') : undefined} />
}

/** Who orders; undefined while something about them is missing or wrong. */
export function useWhoAnswer({ location }: Props): ReactNode {
  const { values, errors } = useStore(checkoutForm.$state)
  const { first_name, last_name, phone, email, dob } = values
  const isWrong = errors.first_name ?? errors.last_name ?? errors.phone ?? errors.email ?? errors.dob ?? errors.notes
  const isKnown = safeParse(customer, values).success && (!location.asksDateOfBirth || readDate(dob))
  if (isWrong || !isKnown) return undefined
  return <Answer strong={`${first_name} ${last_name}`} small={`${phone} · ${email}`} />
}

/** How the order is paid for; undefined while the details of a card are asked for. */
export function usePayAnswer({ cart, location }: Props): ReactNode {
  const { t, locale } = useT()
  const tender = useStore($tender)
  const card = useStore($card)
  const isDelivery = cart.method === 'delivery'
  if (location.cards !== null && cart.total > 0 && tender === 'card')
    return card.step === 'authorised' ? <Answer strong={cardName(card.payment, locale)} /> : undefined
  return (
    <Answer
      strong={t(isDelivery ? 'pay.onDelivery' : 'pay.inShop')}
      small={t(isDelivery ? 'pay.bringAtDoor' : 'checkout.bring')}
    />
  )
}
