import type { Business } from '../contract/store/business.ts'
import type { StoreLocation } from '../contract/store/location.ts'

/** Returns the phone number of a store, or of the business if the store has none. */
export const storePhone = (
  store: Pick<StoreLocation, 'contact_details'>,
  business: Pick<Business, 'phone'> | undefined
): string | undefined =>
  store.contact_details.find(({ type }) => type === 'phone')?.value ?? business?.phone ?? undefined
