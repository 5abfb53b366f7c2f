import type { ReactNode } from 'react'
import type { Product, Variant } from '../../../contract/catalog/menu.ts'
import { slot } from '../../../lib/slot.ts'

/** Draws a mark; the id is that of its note on why no more can be added. */
type Mark = (product: Product, variant: Variant, note: string) => ReactNode

/** Draws the mark on a card's picture that needs the cart. Filled by `cart-mark.tsx`, in the part `find`. */
export const $markCard = slot<Mark>()
