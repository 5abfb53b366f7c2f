import { changeValue } from '../../client/async-state.ts'
import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { type Listing, readListings, setListing } from '../../contract/staff/staff-board.ts'
import { showDone, showFailure } from './notices.ts'
import { $slug } from './stores.ts'

/** The listings that were found in a store. */
export const listings = createResource<readonly Listing[], { location: string; q: string }>({
  scope: 'person',
  async read({ location, q }) {
    const result = await request(readListings, { params: { location }, query: { q } })
    return result.ok ? { ...result, value: result.value.listings } : result
  }
})

/** Searches the selected store's listings. Does nothing without a store, such as after a sign-out. */
export async function findListings(q: string): Promise<void> {
  const location = $slug.get()
  if (location) await listings.load({ location, q })
}

/** The stock that a size had before it was marked as sold out here, by variant: un-marking it restores the number. */
const before = new Map<string, number>()

/** Returns the name of a size: `Cold Cellar, 3.5 g`. */
export const nameOf = ({ name, variantName }: Listing): string => `${name}, ${variantName}`

/** Applies a change to the list. */
export function noteStock({ variant, stock, available }: Pick<Listing, 'variant' | 'stock' | 'available'>): void {
  changeValue(listings.$state, all =>
    all.map(listing => (listing.variant === variant ? { ...listing, stock, available } : listing))
  )
}

/** Sets the stock or availability of a size. */
export async function changeListing(
  { variant, stock, available }: Listing,
  change: Partial<Pick<Listing, 'stock' | 'available'>>
): Promise<void> {
  const params = { location: $slug.get(), variant }
  const result = await request(setListing, { params, body: { stock, available, ...change } })
  if (!result.ok) return showFailure(result.problem)
  noteStock(result.value)
  showDone('set', { name: nameOf(result.value), stock: result.value.stock })
}

/** Marks a size as sold out, or restores its stock; returns false if that is not known and has to be entered. */
export function toggleSoldOut(listing: Listing): boolean {
  if (listing.stock > 0) {
    before.set(listing.variant, listing.stock)
    void changeListing(listing, { stock: 0 })
    return true
  }
  const known = before.get(listing.variant)
  if (known === undefined) {
    showDone('enterStock', { name: nameOf(listing) })
    return false
  }
  void changeListing(listing, { stock: known })
  return true
}
