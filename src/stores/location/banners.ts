import { computed, onMount } from 'nanostores'
import { changeValue, dataOf } from '../../client/async-state.ts'
import { request } from '../../client/http/request.ts'
import { createResource } from '../../client/resource.ts'
import { atServerTime, serverNow } from '../../client/server-time.ts'
import { type Banner, readBanners } from '../../contract/catalog/banners.ts'
import { $locale } from '../../i18n/locale.ts'
import { platform } from '../../platform/platform.ts'
import { bannersAt, nextBannerChange } from '../../rules/banner/banners-at.ts'
import { $menu } from '../menu/menu.ts'
import { $location } from './location.ts'

/** The banners of a store, and those of them that are in force. */
export interface StoreBanners {
  location: string
  all: Banner[]
  shown: Banner[]
}

/** Age at which they are read again, in milliseconds; a reply reaches twelve hours ahead. */
const OLD = 6 * 3600 * 1000

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

/** The store of which banners are to be read, if it has any, with what they depend on. */
const $wanted = computed([$location, $locale], ({ detail }, locale) =>
  detail?.banners ? `${detail.slug} ${locale} ${JSON.stringify(detail.banners)}` : undefined
)

/** The reply of the menu that is shown: another one with each reading. */
const $reading = computed($menu, load => dataOf(load)?.categories)

/**
 * Reads the banners of the current store, again with each reading of its menu, and begins and ends them at the right second.
 * Returns a function that ends it.
 */
function followBanners(): () => void {
  let cancel = () => {}
  let cancelOld = () => {}
  const load = () => {
    cancelOld()
    const { detail } = $location.get()
    if (!detail?.banners) return banners.clear()
    cancelOld = platform().clock.after(OLD, load)
    void banners.load({ location: detail.slug })
  }
  const check = () => {
    cancel()
    const value = dataOf($banners.get())
    if (!value) return
    const now = serverNow()
    const shown = bannersAt(value.all, now)
    const isOther = shown.length !== value.shown.length || shown.some((banner, at) => banner !== value.shown[at])
    if (isOther) return changeValue($banners, before => ({ ...before, shown }))
    cancel = atServerTime(nextBannerChange(value.all, now), check)
  }
  const disposers = [$banners.listen(check), computed([$wanted, $reading], () => ({})).subscribe(load)]
  check()
  return () => {
    for (const dispose of disposers) dispose()
    cancel()
    cancelOld()
  }
}

// While something shows banners.
onMount($banners, followBanners)
