import { configureApi } from '../api/settings.ts'
import { env } from '../env/env.ts'
import { $locale, type Locale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { parseHash } from '../routing/hash.ts'
import { $place, followAddress, takeHandedOver } from '../routing/location.ts'
import { locationIn } from '../routing/paths.ts'
import { $business, $locations, loadBusiness } from '../stores/business.ts'
import { closeLines } from '../stores/cart-lines.ts'
import { closeCart, reloadCart } from '../stores/cart.ts'
import { clearCheckout } from '../stores/checkout.ts'
import { beginLocale } from '../stores/language.ts'
import { $lastSlug, $unknownSlug, enterLocation, keepLocation } from '../stores/location.ts'
import { $menu, closeMenu, reloadMenu } from '../stores/menu.ts'
import { forgetOrders } from '../stores/order.ts'
import { readPlatformId, resetPlatformId } from '../stores/platform.ts'
import { closeProduct } from '../stores/product.ts'
import { closeSlots } from '../stores/slots.ts'
import { clearToasts, showToast } from '../stores/toasts.ts'
import { keepVisitorAge } from '../stores/visitor-age.ts'
import { startReactions } from './reactions.ts'

/** What the app is started with. */
export interface AppSettings {
  /** The API's address, absolute and without a slash at its end. */
  api: string
  locale: Locale
  /** The store to begin in when the address names none. */
  location: string | undefined
}

/** Tells the retailer when the store that their page begins in is none of theirs; the shopper gets the picker. */
const warnOfLocation = (location: string | undefined) => (unknown: string | undefined) => {
  if (location === undefined || unknown !== location) return
  const slugs = $locations.get().map(one => one.slug)
  env().warn(`the option "location" names no store: "${location}". The stores are ${slugs.join(', ')}.`)
}

/** Reads what was kept, follows the address and asks for the first data, all before anything is drawn; the answer ends it. */
export function startApp(settings: AppSettings): () => void {
  configureApi({ base: settings.api, locale: () => $locale.get(), platformId: readPlatformId })
  const ends = [keepLocation(), keepVisitorAge()]
  beginLocale(settings.locale)
  takeHandedOver()
  ends.push(followAddress())
  // The address is not touched before the shopper navigates: while it bears nothing of ours, the store that the retailer
  // begins in, or else the one of the last visit, is shown where the picker would be.
  const first = settings.location ?? $lastSlug.get()
  const follow = () => {
    const isOurs = parseHash(env().address.hash()) !== undefined
    enterLocation(locationIn($place.get().path) ?? (isOurs ? undefined : first))
  }
  follow()
  ends.push(
    $unknownSlug.listen(warnOfLocation(settings.location)),
    $place.listen(follow),
    startReactions(),
    env().onReturn(askAgain)
  )
  if (!env().storage.lasting) showToast(t('shell.forgetful'), 'warn')
  void loadBusiness()
  return () => {
    for (const end of ends.reverse()) end()
    closeMenu()
    closeProduct()
    closeCart()
    closeSlots()
    forgetOrders()
    closeLines()
    clearCheckout()
    clearToasts()
    resetPlatformId()
    $business.set({ state: 'idle' })
  }
}

const isLacking = ({ state }: { state: string }): boolean => state === 'failed' || state === 'stale'

/** Asks again for what could not be had, when the network or the shopper is back (SPEC C16). */
export function askAgain(): void {
  if (isLacking($business.get())) void loadBusiness()
  if (isLacking($menu.get())) void reloadMenu()
  // Another tab may have changed the cart meanwhile.
  void reloadCart()
}
