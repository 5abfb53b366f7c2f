import { atom } from 'nanostores'
import { type Listing, readListings, setListing } from '../../contract/staff/staff-board.ts'
import { say } from '../staff-words.ts'
import { attempt } from './attempt.ts'
import { call } from './call.ts'
import { $slug } from './stores.ts'
import { toast } from './toasts.ts'

/** The listings that were found; undefined before. */
export const $listings = atom<Listing[] | undefined>()

/** The stock that a size had before it was marked as sold out here, by variant: un-marking it restores the number. */
const before = new Map<string, number>()

/** Returns the name of a size: `Cold Cellar, 3.5 g`. */
export const nameOf = ({ name, variantName }: Listing): string => `${name}, ${variantName}`

type Change = Partial<Pick<Listing, 'stock' | 'available'>>

/** Applies a change to the list. */
export function noteStock({ variant, stock, available }: Pick<Listing, 'variant' | 'stock' | 'available'>): void {
  $listings.set($listings.get()?.map(one => (one.variant === variant ? { ...one, stock, available } : one)))
}

/** Sets the stock or availability of a size. */
export async function changeListing(listing: Listing, change: Change): Promise<void> {
  const { variant, stock, available } = listing
  await attempt(async () => {
    const params = { location: $slug.get(), variant }
    const fresh = await call(setListing, { params, body: { stock, available, ...change } })
    noteStock(fresh)
    toast(say('set', { name: nameOf(fresh), stock: fresh.stock }))
  })
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
    toast(say('enterStock', { name: nameOf(listing) }))
    return false
  }
  void changeListing(listing, { stock: known })
  return true
}

let asked = ''

/** Searches the selected store's listings. */
export async function findListings(q: string): Promise<void> {
  const location = $slug.get()
  const key = `${location} ${q}`
  asked = key
  await attempt(async () => {
    const { listings } = await call(readListings, { params: { location }, query: { q } })
    if (asked === key) $listings.set(listings)
  })
}
