import type { Queries } from '../../../db/types.ts'
import type { Packed } from '../../../http/packed.ts'
import { readChanges } from './changes.ts'
import { readPart } from './snapshot-store.ts'

/** Which part of a menu is asked for, and which version the caller has kept. */
export interface PartAsked {
  slug: string
  version: string
  part: number
  kept: string | undefined
}

/** How many replies are kept in memory: what is asked for again and again while a version is new. */
const MOST = 64

/** Finds the replies in which versions are read; undefined for a version that is not known, or not any more. */
export function createParts(db: Queries): (asked: PartAsked) => Promise<Packed | undefined> {
  const known = new Map<string, Promise<Packed | undefined>>()

  function once(name: string, read: () => Promise<Packed | undefined>): Promise<Packed | undefined> {
    const reading = known.get(name) ?? read()
    known.delete(name)
    known.set(name, reading)
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    // What is not there now may be there later.
    reading.catch(() => known.delete(name))
    return reading
  }

  return async ({ slug, version, part, kept }) => {
    if (kept !== undefined && kept !== version && part === 0) {
      const changes = await once(`${slug} ${kept} ${version}`, () => readChanges(db, slug, { from: kept, to: version }))
      if (changes !== undefined) return changes
    }
    const name = `${slug} ${version} ${part}`
    const found = await once(name, () => readPart(db, slug, version, part))
    if (found === undefined) known.delete(name)
    return found
  }
}
