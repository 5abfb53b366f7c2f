import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { wordedSlot } from '../i18n/worded-slot.ts'
import { $closedBar } from '../stores/location/closed-bar.ts'
import { $location } from '../stores/location/location.ts'
import { styles } from '../theme/styles.ts'

/** Draws the banners of a place; `isKept` is true where their room is kept. Filled by `draw-banners.tsx`, in the part `banners`. */
export const $drawBanners = wordedSlot<(place: 'bar' | 'menu' | 'cart' | 'order', isKept: boolean) => ReactNode>()

/** The heights that banners need, so that nothing moves when they come. */
export const bannerRoom = styles({
  bar: `min-height:44px;background:var(--sf-surface-2);@container sf (max-width: 339px) { min-height:64px; }`,
  menu: 'display:grid;min-height:168px;',
  low: 'display:grid;min-height:88px;'
})

/** The room of the announcement bar or of the menu's banners, kept from the first products on if the store says that it has them. */
export function BannerRoom({ place }: { place: 'bar' | 'menu' }) {
  const rooms = useStore($location).detail?.banners
  const room = rooms?.[place]
  const closed = useStore($closedBar)
  const draw = useStore($drawBanners)
  // As it was in the beginning: what comes later finds its own way.
  const [isKept] = useState(room)
  const [look] = useState<keyof typeof bannerRoom>(place === 'menu' && rooms?.isLow ? 'low' : place)
  if (!isKept || isKept === closed) return <>{draw?.(place, false)}</>
  return (
    <div className={bannerRoom[look]} data-bar={isKept}>
      {draw?.(place, true)}
    </div>
  )
}
