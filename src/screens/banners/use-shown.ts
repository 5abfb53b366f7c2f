import { useStore } from '@nanostores/react'
import { dataOf } from '../../client/async-state.ts'
import type { Banner, BannerPlace } from '../../contract/catalog/banners.ts'
import { $banners } from '../../stores/location/banners.ts'
import { $slug } from '../../stores/location/location.ts'

/** The banners of a place that are in force at the current store. */
export function useShown(place: BannerPlace): { location: string; banners: Banner[] } {
  const location = useStore($slug) ?? ''
  const value = dataOf(useStore($banners))
  const banners = value?.location === location ? value.shown.filter(banner => banner.place === place) : []
  return { location, banners }
}
