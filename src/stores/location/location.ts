import { atom, computed } from 'nanostores'
import { array, type InferOutput, number, object, optional, picklist, record, string } from 'valibot'
import type { StoreLocation } from '../../contract/store/location.ts'
import { locales } from '../../i18n/locale.ts'
import { isRefusedSlug } from '../../rules/slug.ts'
import { $business, $locations } from './business.ts'
import { $chosenLocale } from '../core/language.ts'
import { dataOf } from '../core/async-state.ts'
import { $pending } from './pending-lines.ts'
import { canBeKept, recallSlices, type Slice } from '../core/persistence.ts'
import { $recentlyViewed, clearRecentlyViewed } from './recently-viewed.ts'

/** How many stores' carts are remembered; more would fill the cookie. */
const MOST_CARTS = 12

/** What is kept of the location slice: the chosen store, the cart's id and the products looked at by store, and the language chosen there. */
const kept = object({
  slug: optional(string()),
  carts: optional(record(string(), string()), {}),
  locale: optional(picklist(locales)),
  userAddress: optional(object({ lat: number(), lng: number(), address: string() })),
  wanted: optional(record(string(), number())),
  viewed: optional(record(string(), array(string())))
})

/** A place in degrees with its address on one line, which is empty where the device alone said where it is. */
export type UserAddress = { lat: number; lng: number; address: string }

/** The slug of the store that the shopper is in. */
export const $slug = atom<string | undefined>(undefined)

/** Where the shopper is, when they said so (SPEC A3). */
export const $userAddress = atom<UserAddress | undefined>(undefined)

/** The ids of the carts begun, by store. */
export const $cartIds = atom<Record<string, string>>({})

/** The current store location, undefined before it has loaded or when none is chosen (SPEC A3). */
export const $location = computed(
  [$slug, $locations, $userAddress],
  (slug, locations, userAddress): { detail: StoreLocation | undefined; userAddress: UserAddress | undefined } => ({
    detail: locations.find(location => location.slug === slug),
    userAddress
  })
)

/** The slug that an address named but no store has, or one that is refused (SPEC A2). */
export const $unknownSlug = computed([$slug, $business], (slug, business) => {
  if (slug === undefined) return undefined
  if (isRefusedSlug(slug)) return slug
  const known = dataOf(business)?.locations
  return known && !known.some(location => location.slug === slug) ? slug : undefined
})

/** Goes into a store, or out of all with undefined. */
export function enterLocation(slug: string | undefined): void {
  if ($slug.get() !== slug) $slug.set(slug)
}

/** The ids of the carts begun by now, in another tab too. */
export function recallCarts(): Record<string, string> {
  recallSlices()
  return $cartIds.get()
}

/** Remembers the id of a store's cart; undefined once it has become an order. */
export function rememberCart(slug: string, cart: string | undefined): void {
  const { [slug]: _gone, ...others } = recallCarts()
  const latest = Object.entries(cart === undefined ? others : { ...others, [slug]: cart }).slice(-MOST_CARTS)
  $cartIds.set(Object.fromEntries(latest))
}

/** The store that the shopper chose last time. */
export const $lastSlug = atom<string | undefined>(undefined)

/** Remembers the store that the shopper comes into for the next visit, once it is known to be one; the answer ends it. */
export const rememberLocation = (): (() => void) =>
  computed($location, ({ detail }) => detail?.slug).subscribe(slug => {
    if (slug) $lastSlug.set(slug)
  })

/** Forgets the store, the carts, the address and the language. */
export function resetLocation(): void {
  $slug.set(undefined)
  $lastSlug.set(undefined)
  forgetPerson()
  $chosenLocale.set(undefined)
}

/** Forgets what a location knows of a person: their carts, their address and what they looked at. */
export function forgetPerson(): void {
  $cartIds.set({})
  $userAddress.set(undefined)
  $pending.set({})
  clearRecentlyViewed()
}

/** What was looked at, the last store's first, as far as the cookie has room for it beside what matters more. */
function viewedBeside(slice: object): Record<string, string[]> | undefined {
  let viewed: Record<string, string[]> | undefined
  for (const [store, products] of Object.entries($recentlyViewed.get()).reverse()) {
    const more = { [store]: products, ...viewed }
    if (!canBeKept({ ...slice, viewed: more })) break
    viewed = more
  }
  return viewed
}

/** What is kept of it between visits (SPEC A4). */
export const locationSlice: Slice<InferOutput<typeof kept>> = {
  name: 'location',
  schema: kept,
  take(slice) {
    $lastSlug.set(slice?.slug)
    $cartIds.set(slice?.carts ?? {})
    $userAddress.set(slice?.userAddress)
    $pending.set(slice?.wanted ?? {})
    $recentlyViewed.set(slice?.viewed ?? {})
    if (slice?.locale) $chosenLocale.set(slice.locale)
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
    // What has no room is remembered for this visit only; the carts' ids must not go with it.
    const slice = isWaiting && canBeKept({ ...basis, wanted }) ? { ...basis, wanted } : { ...basis, wanted: undefined }
    const viewed = viewedBeside(slice)
    return slice.slug || slice.wanted || slice.locale || slice.userAddress || viewed || Object.keys(slice.carts).length
      ? { ...slice, viewed }
      : undefined
  },
  stores: [$lastSlug, $cartIds, $chosenLocale, $userAddress, $pending, $recentlyViewed]
}
