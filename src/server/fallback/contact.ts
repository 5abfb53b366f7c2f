import type { Business } from '../../contract/store/business.ts'
import type { StoreLocation } from '../../contract/store/location.ts'

/** Returns the phone number of a store, or of the business if the store has none. */
export const phoneOf = (store: StoreLocation, business: Business): string | undefined =>
  store.contact_details.find(({ type }) => type === 'phone')?.value ?? business.phone ?? undefined

/** Writes the address of a store: `211 Augusta Avenue, Unit 2, Toronto ON M5T 2L4`. */
export const oneLine = ({ line1, unit, city, province, postalCode }: StoreLocation['address']): string =>
  [line1, ...(unit === null ? [] : [unit]), `${city} ${province} ${postalCode}`].join(', ')
