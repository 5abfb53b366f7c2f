import { array, boolean, type InferOutput, nullish, object, string } from 'valibot'
import { emailAddress, phone } from '../account/customer.ts'
import { get, query } from '../http/endpoint.ts'
import { slug } from '../http/text.ts'
import { storeLocation } from '../store/location.ts'
import { newStore, setupFacts } from './setup.ts'

const locale = { query: { locale: string() } }

/** A store as shoppers see it; one that isn't listed is for the staff alone. */
export const staffStore = object({ ...storeLocation.entries, isListed: boolean() })

export type StaffStore = InferOutput<typeof staffStore>

/** Reads all stores, listed or not, in their order. */
export const readStaffStores = get('/staff/stores', { ...locale, reply: object({ stores: array(staffStore) }) })

/** Reads the facts for the form of a new store. */
export const readStoreFacts = get('/staff/store-facts', { ...locale, right: 'stores', reply: setupFacts })

/**
 * Adds a store that isn't listed and takes no orders yet; a draft lists it. `copyFrom` is the slug of a store with whose products and
 * prices it begins, none of them in stock. 403 `forbidden` for members of some stores; 422 `invalid` with the field, `storeName`
 * as `choice` if another store has that name.
 */
export const addStore = query('/staff/stores', {
  ...locale,
  right: 'stores',
  body: object({ ...newStore, phone, email: emailAddress, copyFrom: nullish(slug) }),
  reply: object({ slug })
})
