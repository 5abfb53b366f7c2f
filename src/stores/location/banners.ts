import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { serverNow } from '../../client/server-time.ts'
import { type Banner, readBanners } from '../../contract/catalog/banners.ts'
import { bannersAt } from '../../rules/banner/banners-at.ts'

/** The banners of a store, and those of them that are in force. */
export interface StoreBanners {
  location: string
  all: Banner[]
  shown: Banner[]
}

const banners = createResource<StoreBanners, { location: string; isFresh: boolean }>({
  scope: 'all',
  isOf: (value, { location }) => value.location === location,
  async read({ location, isFresh }) {
    const result = await request(readBanners, { params: { location }, isFresh })
    if (!result.ok) return result
    const all = result.value.banners
    return { ...result, value: { location, all, shown: bannersAt(all, serverNow()) } }
  }
})

/** The current store's banners. */
export const $banners = banners.$state

/** Loads the banners of a store. `isFresh` bypasses the browser's cache. */
export const openBanners = (location: string, isFresh = false): Promise<void> => banners.load({ location, isFresh })

/** Clears the banners. */
export const closeBanners = banners.clear
