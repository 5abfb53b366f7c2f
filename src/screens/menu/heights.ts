import type { Product } from '../../contract/menu.ts'

/** The measured heights of a list's parts in px, by the first product of each. */
export type Heights = WeakMap<Product, number>

let known = { shape: '', heights: new WeakMap<Product, number>() }

/** The heights that were measured in this shape; who comes back to a list finds it as long as it was. */
export function heightsIn(shape: string): Heights {
  if (known.shape !== shape) known = { shape, heights: new WeakMap() }
  return known.heights
}
