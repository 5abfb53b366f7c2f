import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import type { Product, Variant } from '../../../contract/catalog/menu.ts'

/** A mark on a card's picture that needs the cart; set once its code has come, which the first cards don't wait for. */
export const $cartMark = atom<ComponentType<{ product: Product; variant: Variant }> | undefined>(undefined)
