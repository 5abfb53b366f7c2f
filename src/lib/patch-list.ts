/** What has changed in a list: what is gone, and where what is new or another stands in the list that it has become. */
export interface Changes {
  gone: readonly string[]
  /** The places of the changed ones, ascending. */
  places: readonly number[]
}

/** A list in which what has changed is mended: each changed one comes to its place, and its former self goes. */
export function patchList<One extends { id: string }>(
  list: readonly One[],
  changed: readonly One[],
  { gone, places }: Changes
): One[] {
  const out = new Set([...gone, ...changed.map(({ id }) => id)])
  const now = list.filter(({ id }) => !out.has(id))
  changed.forEach((one, nth) => now.splice(places[nth] ?? now.length, 0, one))
  return now
}
