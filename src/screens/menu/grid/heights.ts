/** The measured heights of a list's parts in px, by the id of their first product, which survives stock changes. */
export type Heights = Map<string, number>

let known = { shape: '', heights: new Map<string, number>() }

/** Returns the heights measured for a layout, so that a list keeps its length when the shopper returns to it. */
export function heightsIn(shape: string): Heights {
  if (known.shape !== shape) known = { shape, heights: new Map() }
  return known.heights
}
