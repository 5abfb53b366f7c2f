import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import type { Product, Variant } from '../../../contract/catalog/menu.ts'

/** Draws a mark on a card's picture that needs the cart; set once its code has come, which the first cards don't wait for. */
export const $markCard = atom<((product: Product, variant: Variant) => ReactNode) | undefined>(undefined)
