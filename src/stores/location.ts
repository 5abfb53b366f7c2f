import { atom, computed } from 'nanostores'
import { number, object, optional, picklist, record, string } from 'valibot'
import type { StoreLocation } from '../contract/location.ts'
import { locales } from '../i18n/locale.ts'
import { isRefusedSlug } from '../rules/slug.ts'
import { $business, $locations } from './business.ts'
import { $chosenLocale } from './language.ts'
import { valueOf } from './load.ts'
import { keep, readKept } from './persistence.ts'

/** What is kept of the location slice: the chosen store, the cart's id by store, and the language chosen there. */
const kept = object({
  slug: optional(string()),
  carts: optional(record(string(), string()), {}),
  locale: optional(picklist(locales)),
  userAddress: optional(object({ lat: number(), lng: number(), address: string() }))
})

type UserAddress = { lat: number; lng: number; address: string }

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
  const known = valueOf(business)?.locations
  return known && !known.some(location => location.slug === slug) ? slug : undefined
})

/** Goes into a store, or out of all with undefined. */
export function enterLocation(slug: string | undefined): void {
  if ($slug.get() !== slug) $slug.set(slug)
}

/** The ids of the carts begun by now, in another tab too. */
export function recallCarts(): Record<string, string> {
  const carts = readKept('location', kept)?.carts
  if (carts) $cartIds.set(carts)
  return $cartIds.get()
}

/** Remembers the id of a store's cart; undefined once it has become an order. */
export function rememberCart(slug: string, cart: string | undefined): void {
  const { [slug]: _gone, ...others } = recallCarts()
  $cartIds.set(cart === undefined ? others : { ...others, [slug]: cart })
}

/** The store that the shopper chose last time. */
export const $lastSlug = atom<string | undefined>(undefined)

/** Reads the slice of the last visit, and keeps it from now on; the answer ends that. */
export function keepLocation(): () => void {
  const last = readKept('location', kept)
  $lastSlug.set(last?.slug)
  $cartIds.set(last?.carts ?? {})
  $userAddress.set(last?.userAddress)
  $chosenLocale.set(last?.locale)
  const write = () => {
    const slug = $location.get().detail?.slug ?? $lastSlug.get()
    keep('location', { slug, carts: $cartIds.get(), locale: $chosenLocale.get(), userAddress: $userAddress.get() })
  }
  const ends = [
    $location.listen(({ detail }) => {
      if (!detail || detail.slug === $lastSlug.get()) return
      $lastSlug.set(detail.slug)
      write()
    }),
    $cartIds.listen((now, before) => {
      if (JSON.stringify(now) !== JSON.stringify(before)) write()
    }),
    $chosenLocale.listen(write)
  ]
  return () => {
    for (const end of ends) end()
    $slug.set(undefined)
    $lastSlug.set(undefined)
    $cartIds.set({})
    $userAddress.set(undefined)
    $chosenLocale.set(undefined)
  }
}
