import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { wordedSlot } from '../i18n/worded-slot.ts'

/** The part of a product that its heart needs. */
interface Marked {
  id: string
  slug: string
  name: string
  brand: string
}

/** The classes of the link, and of the count in it. */
interface LinkLook {
  chip: string
  count: string
}

/** What screens show of favourites: a product's heart, on a card or elsewhere, and the way to their page. */
interface Drawing {
  heart: (product: Marked, onCard: boolean) => ReactNode
  link: (look: LinkLook) => ReactNode
}

/** Draws favourites on screens of other parts. Filled by the part `find`. */
export const $drawFavourites = wordedSlot<Drawing>()

/** A product's heart, once its part is loaded. */
export const LateHeart = ({ product, onCard = false }: { product: Marked; onCard?: boolean }) => (
  <>{useStore($drawFavourites)?.heart(product, onCard)}</>
)

/** The way to the favourites of a shopper who has any, once its part is loaded. */
export const LateFavouritesLink = (look: LinkLook) => <>{useStore($drawFavourites)?.link(look)}</>
