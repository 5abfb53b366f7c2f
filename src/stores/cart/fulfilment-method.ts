import { request } from '../../api/request.ts'
import type { Cart } from '../../contract/cart/cart.ts'
import { setMethod } from '../../contract/cart/cart-change.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import type { Method } from '../../contract/cart/method.ts'
import { $locale, type Locale } from '../../i18n/locale.ts'
import { formatMoney } from '../../format/money.ts'
import { t, translate } from '../../i18n/translate.ts'
import { $announcement } from './announcer.ts'
import { $cart, showCartProblem } from './cart.ts'
import { changeCart } from './change-cart.ts'
import { resettable } from '../core/reset.ts'
import { hoursView } from '../location/hours/hours.ts'
import { dataOf } from '../core/async-state.ts'

/** A fulfilment method as shown to the shopper. */
export interface MethodOption {
  value: Method
  label: string
  detail: string | undefined
}

/** Returns the fulfilment methods a store offers, each with its ready time or fee. */
export function methodOptions(location: StoreLocation, now: number, currency: string, locale: Locale): MethodOption[] {
  const { pickupSettings, curbsideSettings, deliverySettings } = location
  const { readyBy } = hoursView(location, now, locale)
  const ready = readyBy ? translate(locale, 'method.ready', { time: readyBy }) : undefined
  const fees = deliverySettings.zones.map(({ fee }) => fee)
  const fee = formatMoney(Math.min(...fees), locale, currency)
  const option = (value: Method, isOffered: boolean, detail: string | undefined): MethodOption[] =>
    isOffered ? [{ value, label: translate(locale, `method.name.${value}`), detail }] : []
  return [
    ...option('pickup', pickupSettings.isEnabled, ready),
    ...option('curbside', curbsideSettings.isEnabled, ready),
    ...option(
      'delivery',
      deliverySettings.isEnabled,
      fees.length > 0 ? translate(locale, 'method.from', { fee }) : undefined
    )
  ]
}

/** The side effects of the last method change, until the shopper dismisses them. */
export const $methodNews = resettable<readonly string[]>('shopper', [])

const amountOf = (cents: number, currency: string): string => formatMoney(cents, $locale.get(), currency)

/** Describes how the new method changed the price, one sentence per change: the fee, and promo codes gained or lost. */
function newsOf(before: Cart, after: Cart): string[] {
  const news: string[] = []
  if (after.fee !== before.fee) {
    const isMore = after.fee > before.fee
    const by = Math.abs(after.fee - before.fee)
    news.push(t(isMore ? 'method.feeAdded' : 'method.feeGone', { fee: amountOf(by, after.currency) }))
  }
  for (const { code, amount } of after.promos) {
    const was = before.promos.find(one => one.code === code)
    if (was && was.amount !== amount)
      news.push(
        t(amount === 0 ? 'method.promoGone' : 'method.promoNow', { code, amount: amountOf(amount, after.currency) })
      )
  }
  if (after.total !== before.total) news.push(t('method.total', { total: amountOf(after.total, after.currency) }))
  return news
}

/** Sets the fulfilment method. The cart is repriced and the differences are announced (SPEC C9). */
export async function chooseMethod(method: Method): Promise<void> {
  const before = dataOf($cart.get())
  if (!before || before.method === method) return
  const result = await changeCart(({ id, version }) =>
    request(setMethod, { params: { cart: id }, body: { version, method } })
  )
  if (!result) return
  if (!result.ok) return showCartProblem(result.problem)
  const news = newsOf(before, result.value)
  $methodNews.set(news)
  $announcement.set([t(`method.is.${method}`), ...news].join(' '))
}
