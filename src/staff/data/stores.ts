import { computed } from 'nanostores'
import { changeValue, dataOf } from '../../client/async-state.ts'
import { request } from '../../client/http/request.ts'
import { resettable } from '../../client/reset.ts'
import { createResource } from '../../client/resource.ts'
import { readStaffStores, type StaffStore } from '../../contract/staff/staff-stores.ts'
import { isTheirStore } from '../../rules/staff/rights.ts'
import type { StoreLocation } from '../../contract/store/location.ts'

import { $reach } from './rights.ts'

const KEY = 'storefront.staff.store'

/** All stores of the retailer, those that aren't listed too. */
export const stores = createResource<readonly StaffStore[]>({
  scope: 'person',
  async read() {
    const result = await request(readStaffStores)
    return result.ok ? { ...result, value: result.value.stores } : result
  }
})

/** The stores that the member works in; empty before they are loaded. */
export const $stores = computed([stores.$state, $reach], (load, reach) =>
  (dataOf(load) ?? []).filter(({ slug }) => isTheirStore(reach, slug))
)

/** The slug of the selected store. */
export const $slug = resettable('person', '')

/** The selected store. */
export const $store = computed([$stores, $slug], (all, slug) => all.find(store => store.slug === slug))

/** Loads the stores, and selects the one chosen last in this tab. */
export async function readStores(): Promise<void> {
  await stores.load()
  const savedSlug = $slug.get() || sessionStorage.getItem(KEY)
  const all = $stores.get()
  $slug.set((all.find(({ slug }) => slug === savedSlug) ?? all[0])?.slug ?? '')
}

/** Selects a store. */
export function chooseStore(slug: string): void {
  sessionStorage.setItem(KEY, slug)
  $slug.set(slug)
}

/** Updates a store's switch. */
export function noteSwitch(slug: string, { isOpen, pausedUntil }: Pick<StoreLocation, 'isOpen' | 'pausedUntil'>): void {
  changeValue(stores.$state, all => all.map(store => (store.slug === slug ? { ...store, isOpen, pausedUntil } : store)))
}
