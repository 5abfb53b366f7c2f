import { resettable } from '../../client/reset.ts'
import { computed } from 'nanostores'
import { byName, list, maybe, number, orElse, parts, text } from '../../contract/first/readers.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { localeOf } from '../../i18n/locale.ts'
import { locationIn } from '../../routing/paths.ts'
import { isRefusedSlug } from '../../rules/slug.ts'
import { $business, $locations } from './business.ts'
import { $chosenLocale } from '../core/language.ts'
import { dataOf } from '../../client/async-state.ts'
import { $pending } from './pending-lines.ts'
import { canBeKept, recallSlices, type Slice } from '../core/persistence.ts'
import { $recentlyViewed } from './recently-viewed.ts'

/** The maximum number of stores whose cart ids are saved; more would fill the cookie. */
const MOST_CARTS = 12

/**
 * The persisted location slice: the chosen store, cart ids, queued quantities and recently viewed products by store,
 * the language and the shopper's address.
 */
const readSaved = parts({
  slug: maybe(text),
  carts: orElse(byName(text), {}),
  locale: maybe(text),
  userAddress: maybe(parts({ lat: number, lng: number, address: text })),
  wanted: maybe(byName(number)),
  viewed: maybe(byName(list(text)))
})

/** Coordinates in degrees, with a one-line address; empty if only the device's position is known. */
export type UserAddress = { lat: number; lng: number; address: string }

/** The slug of the current store. */
export const $slug = resettable<string | undefined>('all', undefined)

/** The shopper's address, if given (SPEC A3). */
export const $userAddress = resettable<UserAddress | undefined>('device', undefined)

/** Cart ids, by store. */
export const $cartIds = resettable<Record<string, string>>('device', {})

/** The current store; undefined until loaded or if none is chosen (SPEC A3). */
export const $location = computed(
  [$slug, $locations, $userAddress],
  (slug, locations, userAddress): { detail: StoreLocation | undefined; userAddress: UserAddress | undefined } => ({
    detail: locations.find(location => location.slug === slug),
    userAddress
  })
)

/** Returns true if a slug is refused, or no store's as far as the stores are known (SPEC A2). */
const isUnknown = (slug: string): boolean =>
  isRefusedSlug(slug) || dataOf($business.get())?.locations.every(location => location.slug !== slug) === true

/** A slug from the URL that matches no store or is refused (SPEC A2). */
export const $unknownSlug = computed([$slug, $business], slug =>
  slug !== undefined && isUnknown(slug) ? slug : undefined
)

/** Returns true for a path that names no store and is no screen of one: it may be one of the page's own router. */
export function isOfHost(path: string): boolean {
  const slug = locationIn(path)
  return slug !== undefined && isUnknown(slug) && !/^.[^/]+.(cart|checkout|products.|orders.)/.test(path)
}

/** Switches to a store; undefined for none. */
export function enterLocation(slug: string | undefined): void {
  if ($slug.get() !== slug) $slug.set(slug)
}

/** Returns the saved cart ids, including changes from other tabs. */
export function recallCarts(): Record<string, string> {
  recallSlices()
  return $cartIds.get()
}

/** Saves the id of a store's cart; undefined removes it. */
export function rememberCart(slug: string, cart: string | undefined): void {
  const { [slug]: _gone, ...others } = recallCarts()
  const latest = Object.entries(cart === undefined ? others : { ...others, [slug]: cart }).slice(-MOST_CARTS)
  $cartIds.set(Object.fromEntries(latest))
}

/** The store chosen last. */
export const $lastSlug = resettable<string | undefined>('all', undefined)

/** Remembers the current store for the next visit once it is known to exist. Returns an unsubscribe function. */
export const rememberLocation = (): (() => void) =>
  computed($location, ({ detail }) => detail?.slug).subscribe(slug => {
    if (slug) $lastSlug.set(slug)
  })

/** Returns the recently viewed products that still fit into the cookie, starting with the most recent store. */
function viewedBeside(slice: object): Record<string, string[]> | undefined {
  let viewed: Record<string, string[]> | undefined
  for (const [store, products] of Object.entries($recentlyViewed.get()).reverse()) {
    const more = { [store]: products, ...viewed }
    if (!canBeKept({ ...slice, viewed: more })) break
    viewed = more
  }
  return viewed
}

/** The persisted part of the location state (SPEC A4). */
export const locationSlice: Slice<ReturnType<typeof readSaved>> = {
  name: 'location',
  read: readSaved,
  take(slice) {
    $lastSlug.set(slice?.slug)
    $cartIds.set(slice?.carts ?? {})
    $userAddress.set(slice?.userAddress)
    $pending.set(slice?.wanted ?? {})
    $recentlyViewed.set(slice?.viewed ?? {})
    const locale = localeOf(slice?.locale)
    if (locale) $chosenLocale.set(locale)
  },
  give() {
    const basis = {
      slug: $lastSlug.get(),
      carts: $cartIds.get(),
      locale: $chosenLocale.get(),
      userAddress: $userAddress.get()
    }
    const wanted = $pending.get()
    const isWaiting = Object.keys(wanted).length > 0
    // Data that doesn't fit is kept for this visit only, so that the cart ids always fit.
    const slice = isWaiting && canBeKept({ ...basis, wanted }) ? { ...basis, wanted } : { ...basis, wanted: undefined }
    const viewed = viewedBeside(slice)
    return slice.slug || slice.wanted || slice.locale || slice.userAddress || viewed || Object.keys(slice.carts).length
      ? { ...slice, viewed }
      : undefined
  },
  stores: [$lastSlug, $cartIds, $chosenLocale, $userAddress, $pending, $recentlyViewed]
}
