/** The changes to a list: removed ids, and the positions of new or changed items in the resulting list. */
export interface Changes {
  gone: readonly string[]
  /** The positions of the changed items, ascending. */
  places: readonly number[]
}

/** Applies changes to a list: changed items are moved to their positions, and their old versions removed. */
export function patchList<One extends { id: string }>(
  list: readonly One[],
  changed: readonly One[],
  { gone, places }: Changes
): One[] {
  const out = new Set([...gone, ...changed.map(({ id }) => id)])
  const now = list.filter(({ id }) => !out.has(id))
  changed.forEach((item, nth) => now.splice(places[nth] ?? now.length, 0, item))
  return now
}
