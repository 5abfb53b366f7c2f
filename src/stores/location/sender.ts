import { computed } from 'nanostores'
import { dataOf } from '../../client/async-state.ts'
import type { StoreLocation } from '../../contract/store/location.ts'
import { senderLine } from '../../rules/text/sender-line.ts'
import { $business } from './business.ts'
import { $location } from './location.ts'

const lineFor = (business: ReturnType<typeof $business.get>, store: StoreLocation | null | undefined): string => {
  const retailer = dataOf(business)
  if (!retailer) return ''
  const own = store ?? retailer.locations[0]
  return senderLine({
    business: retailer.detail,
    store: own && { address: own.address, contacts: own.contact_details }
  })
}

/** Who sends offers after an order at the current store, with address and contact (CASL, s. 10(1)(b)). */
export const $storeSender = computed([$business, $location], (business, { detail }) => lineFor(business, detail))

/** The same for an account, which belongs to no store: with the address of the first. */
export const $accountSender = computed($business, business => lineFor(business, undefined))
