import type { Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { Listing } from '../../contract/staff/staff-board.ts'
import { readLots, setLot, type SizeLots } from '../../contract/staff/staff-lots.ts'
import { showDone } from './notices.ts'
import { nameOf, noteStock } from './stock.ts'
import { $slug } from './stores.ts'

/** The lots of a size whose dialog is open. */
export const lots = createResource<SizeLots, { location: string; variant: string }>({
  scope: 'person',
  isOf: (shown, { variant }) => shown.variant === variant,
  read: params => request(readLots, { params })
})

/** Reads the lots of a size. Does nothing without a store, such as after a sign-out. */
export async function loadLots({ variant }: Listing): Promise<void> {
  const location = $slug.get()
  if (location) await lots.load({ location, variant })
}

/** Adds, corrects or ends a lot of a size; its stock follows. */
export async function saveLot(listing: Listing, body: BodyOf<typeof setLot>): Promise<Result<SizeLots>> {
  const result = await request(setLot, { params: { location: $slug.get(), variant: listing.variant }, body })
  if (result.ok) {
    noteStock(result.value)
    showDone('set', { name: nameOf(listing), stock: result.value.stock })
  }
  return result
}
