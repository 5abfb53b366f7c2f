import { computed } from 'nanostores'
import { request } from '../../client/http/request.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { setMethod } from '../../contract/cart/cart-change.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import type { Method } from '../../contract/cart/method.ts'
import type { Locale } from '../../i18n/locale.ts'
import { $flags } from '../../routing/location.ts'
import type { PickupMethod } from '../../rules/time/preparation.ts'
import { formatMoney, money } from '../../format/money.ts'
import { type Sentence, translate } from '../../i18n/translate.ts'
import { $announcement } from './announcement.ts'
import { $cart } from './cart.ts'
import { showCartProblem } from './cart-problem.ts'
import { changeCart } from './change-cart.ts'
import { $wantedMethod } from './wanted-method.ts'
import { resettable } from '../../client/reset.ts'
import type { DeliveryPlace } from '../location/deliver-to.ts'
import { writeReady } from '../location/hours/hours.ts'
import { dataOf } from '../../client/async-state.ts'

/** A fulfilment method as shown to the shopper. */
export interface MethodOption {
  value: Method
  label: string
  detail: string | undefined
}

/** The details of a method's option that depend on when and where. */
interface Shown {
  now: number
  currency: string
  locale: Locale
  /** Where a delivery would go, if that is known. */
  place?: DeliveryPlace | undefined
}

/** Returns the fee of a store's delivery: at the known address, or the lowest. */
function feeOf({ deliverySettings: { zones } }: StoreLocation, { currency, locale, place }: Shown): string | undefined {
  const write = (fee: number) => (fee === 0 ? translate(locale, 'method.free') : formatMoney(fee, locale, currency))
  if (place) return place.terms ? write(place.terms.fee) : translate(locale, 'method.notThere')
  if (zones.length === 0) return undefined
  return translate(locale, 'method.from', {
    fee: formatMoney(Math.min(...zones.map(({ fee }) => fee)), locale, currency)
  })
}

/** Returns the fulfilment methods a store offers, each with its ready time or fee. */
export function methodOptions(location: StoreLocation, shown: Shown): MethodOption[] {
  const { pickupSettings, curbsideSettings, deliverySettings } = location
  const { now, locale } = shown
  // Who stands in the store takes the order along.
  const isKiosk = $flags.get().in_store
  const ready = (method: PickupMethod) => {
    const text = writeReady(location, method, now, locale)
    return text && translate(locale, text.isRange ? 'method.readyRange' : 'method.ready', { time: text.time })
  }
  const option = (value: Method, isOffered: boolean, detail: string | undefined): MethodOption[] =>
    isOffered ? [{ value, label: translate(locale, `method.name.${value}`), detail }] : []
  return [
    ...option('pickup', pickupSettings.isEnabled, ready('pickup')),
    ...option('curbside', curbsideSettings.isEnabled && !isKiosk, ready('curbside')),
    ...option('delivery', deliverySettings.isEnabled && !isKiosk, feeOf(location, shown))
  ]
}

/** The fulfilment method in use: that of the cart, or of the cart to come. */
export const $method = computed([$cart, $wantedMethod], (cart, wanted) => dataOf(cart)?.method ?? wanted)

/** The side effects of the last change of method, until the shopper has seen them. */
export const $methodNews = resettable<readonly Sentence[]>('shopper', [])

/** Describes how the new method changed the price, a sentence per change: the fee, and promo codes that now apply or no longer do. */
function messagesFor(before: Cart, after: Cart): Sentence[] {
  const messages: Sentence[] = []
  const { currency } = after
  if (after.fee !== before.fee) {
    const isMore = after.fee > before.fee
    const by = Math.abs(after.fee - before.fee)
    messages.push({ key: isMore ? 'method.feeAdded' : 'method.feeGone', params: { fee: money(by, currency) } })
  }
  for (const { code, amount } of after.promos) {
    const was = before.promos.find(promo => promo.code === code)
    if (was && was.amount !== amount)
      messages.push({
        key: amount === 0 ? 'method.promoGone' : 'method.promoNow',
        params: { code, amount: money(amount, currency) }
      })
  }
  if (after.total !== before.total)
    messages.push({ key: 'method.total', params: { total: money(after.total, currency) } })
  return messages
}

/** Sets the fulfilment method. The cart is repriced and the differences are announced (SPEC C9). */
export async function chooseMethod(method: Method): Promise<void> {
  $wantedMethod.set(method)
  const before = dataOf($cart.get())
  if (!before || before.method === method) return
  const result = await changeCart(({ id, version }) =>
    request(setMethod, { params: { cart: id }, body: { version, method } })
  )
  if (!result) return
  if (!result.ok) return showCartProblem(result.problem)
  const messages = messagesFor(before, result.value)
  $methodNews.set(messages)
  $announcement.set({ parts: [{ key: `method.is.${method}` }, ...messages] })
}
