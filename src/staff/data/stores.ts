import { atom, computed } from 'nanostores'
import { readBusiness } from '../../contract/store/business.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { call } from './call.ts'

const KEY = 'storefront.staff.store'

/** All stores, and the slug of the selected one. */
export const $stores = atom<StoreLocation[]>([])
export const $slug = atom('')

/** The selected store. */
export const $store = computed([$stores, $slug], (stores, slug) => stores.find(one => one.slug === slug))

/** Loads the stores, and selects the one chosen last in this tab. */
export async function readStores(): Promise<void> {
  const { locations } = await call(readBusiness)
  $stores.set(locations)
  const kept = $slug.get() || sessionStorage.getItem(KEY)
  $slug.set((locations.find(({ slug }) => slug === kept) ?? locations[0])?.slug ?? '')
}

/** Selects a store. */
export function chooseStore(slug: string): void {
  sessionStorage.setItem(KEY, slug)
  $slug.set(slug)
}

/** Updates a store's switch. */
export function noteSwitch(slug: string, { isOpen, pausedUntil }: Pick<StoreLocation, 'isOpen' | 'pausedUntil'>): void {
  $stores.set($stores.get().map(one => (one.slug === slug ? { ...one, isOpen, pausedUntil } : one)))
}
