import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import type { Product, Variant } from '../../../contract/catalog/menu.ts'

/** Draws a mark; the id is that of its note on why no more can be added. */
type Mark = (product: Product, variant: Variant, note: string) => ReactNode

/** Draws a mark on a card's picture that needs the cart; set once its code has come, which the first cards don't wait for. */
export const $markCard = atom<Mark | undefined>(undefined)
