import { changeOf } from '../../../rules/promo/offer-times.ts'
import type { listings } from '../../db/schema.ts'
import { saleAt, type StoreTime } from '../../shop/menu/sale.ts'

type ListingRow = typeof listings.$inferSelect

/** A listing as it sells at an instant: its `salePrice` is one in force, or null. */
export interface SoldListing extends ListingRow {
  /** When its sale next begins or ends, in milliseconds; Infinity if it never does. */
  saleChange: number
}

/** Returns a listing as it sells at a store's time. */
export function listingAt(listing: ListingRow, time: StoreTime): SoldListing {
  const sale = saleAt(listing, time)
  return {
    ...listing,
    salePrice: sale?.current ? listing.salePrice : null,
    saleChange: sale ? changeOf(sale) : Infinity
  }
}
