/** The measured heights of a list's parts in px, by the id of the first product of each: one whose stock changes keeps its room. */
export type Heights = Map<string, number>

let known = { shape: '', heights: new Map<string, number>() }

/** The heights that were measured in this shape; who comes back to a list finds it as long as it was. */
export function heightsIn(shape: string): Heights {
  if (known.shape !== shape) known = { shape, heights: new Map() }
  return known.heights
}
