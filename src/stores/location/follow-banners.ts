import { computed, onMount } from 'nanostores'
import { changeValue, dataOf } from '../../client/async-state.ts'
import { atServerTime, serverNow } from '../../client/server-time.ts'
import { $locale } from '../../i18n/locale.ts'
import { platform } from '../../platform/platform.ts'
import { bannersAt, nextBannerChange } from '../../rules/banner/banners-at.ts'
import { $menu } from '../menu/menu.ts'
import { $banners, closeBanners, openBanners } from './banners.ts'
import { $location } from './location.ts'

/** Age at which banners are read again, in milliseconds; a reply reaches twelve hours ahead. */
const OLD = 6 * 3600 * 1000

/** The store of which banners are to be read, with everything that they depend on; undefined if it has none. */
const $wanted = computed([$location, $locale], ({ detail }, locale) =>
  detail?.banners ? `${detail.slug} ${locale} ${JSON.stringify(detail.banners)}` : undefined
)

/** The reply of the menu that is shown: another one with each reading. */
const $reading = computed($menu, load => dataOf(load)?.categories)

/** Shows the banners that are in force now. Returns the instant at which that changes. */
function showCurrent(): number {
  const value = dataOf($banners.get())
  if (!value) return Infinity
  const now = serverNow()
  const shown = bannersAt(value.all, now)
  const isOther = shown.length !== value.shown.length || shown.some((banner, at) => banner !== value.shown[at])
  if (isOther) changeValue($banners, before => ({ ...before, shown }))
  return nextBannerChange(value.all, now)
}

/**
 * Reads the banners of the current store, again with each reading of its menu, and begins and ends them at the right second.
 * Returns a function that ends it.
 */
function followBanners(): () => void {
  let cancel = () => {}
  let cancelOld = () => {}
  let isAgain = false
  const load = () => {
    cancelOld()
    const isFresh = isAgain
    isAgain = true
    const { detail } = $location.get()
    if (!detail?.banners) return closeBanners()
    cancelOld = platform().clock.after(OLD, load)
    void openBanners(detail.slug, isFresh)
  }
  const check = () => {
    // A change runs this check too, within this call.
    const next = showCurrent()
    cancel()
    cancel = atServerTime(next, check)
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
