import type { ReactNode } from 'react'
import type { Product, Variant } from '../../../contract/catalog/menu.ts'
import { wordedSlot } from '../../../i18n/worded-slot.ts'

/** Draws a mark; the id is that of its note on why no more can be added. */
type Mark = (product: Product, variant: Variant, note: string) => ReactNode

/** The late marks of a card: those that need the cart, and the heart in the corner of its picture. */
interface LateMarks {
  mark: Mark
  heart: (product: Product) => ReactNode
}

/** Draws the late marks of a card. Filled by `cart-mark.tsx`, in the part `find`. */
export const $markCard = wordedSlot<LateMarks>()
