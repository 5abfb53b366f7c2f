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

const banners = createResource<StoreBanners, { location: string }>({
  scope: 'all',
  isOf: (value, { location }) => value.location === location,
  async read({ location }) {
    const result = await request(readBanners, { params: { location } })
    if (!result.ok) return result
    const all = result.value.banners
    return { ...result, value: { location, all, shown: bannersAt(all, serverNow()) } }
  }
})

/** The current store's banners. */
export const $banners = banners.$state

/** Loads the banners of a store. */
export const openBanners = (location: string): Promise<void> => banners.load({ location })

/** Clears the banners. */
export const closeBanners = banners.clear
