import type { Queries } from '../../../db/types.ts'
import type { Packed } from '../../../http/packed.ts'
import { readChanges } from './changes.ts'
import { readPart } from './snapshot-store.ts'

/** The requested part of a menu, and the version that the client has. */
export interface PartRequest {
  slug: string
  version: string
  part: number
  kept: string | undefined
}

/** Maximum number of replies cached in memory: parts of a new version are requested again and again. */
const MOST = 64

/** Returns a reader of snapshot parts; it returns undefined for a version that is not known or no longer stored. */
export function createParts(db: Queries): (request: PartRequest) => Promise<Packed | undefined> {
  const known = new Map<string, Promise<Packed | undefined>>()

  function once(name: string, read: () => Promise<Packed | undefined>): Promise<Packed | undefined> {
    const reading = known.get(name) ?? read()
    known.delete(name)
    known.set(name, reading)
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    // A failed read may succeed later.
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
