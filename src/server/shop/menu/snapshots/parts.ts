import type { Queries } from '../../../db/types.ts'
import type { Packed } from '../../../http/packed.ts'
import { isVersion } from './build-snapshot.ts'
import { readChanges } from './changes.ts'
import { arePair, readPart } from './snapshot-store.ts'

/** The requested part of a menu, and the version that the client has. */
export interface PartRequest {
  slug: string
  version: string
  part: number
  clientVersion: string | undefined
}

/** Maximum number of parts cached in memory, and of changes: those of a new version are requested again and again. */
const MOST = 64

/** Returns a reader of snapshot parts; it returns undefined for a version that is not known or no longer stored. */
export function createParts(db: Queries): (request: PartRequest) => Promise<Packed | undefined> {
  const parts = createMemory<Packed>(MOST)
  const changes = createMemory<Packed | 'too many'>(MOST)

  /** Returns the changes between two versions, unless one is invented, which costs a look-up and no more. */
  const changesOf = async (slug: string, from: string, to: string) =>
    changes(`${slug} ${from} ${to}`, async () =>
      isVersion(from) && (await arePair(db, slug, { from, to }))
        ? ((await readChanges(db, slug, { from, to })) ?? 'too many')
        : undefined
    )

  return async ({ slug, version, part, clientVersion }) => {
    if (clientVersion !== undefined && clientVersion !== version && part === 0) {
      const delta = await changesOf(slug, clientVersion, version)
      if (delta !== undefined && delta !== 'too many') return delta
    }
    return parts(`${slug} ${version} ${part}`, async () => readPart(db, slug, version, part))
  }
}

/**
 * Returns a function that remembers the latest values by their names. Missing values are not remembered, so that invented
 * names push nothing out; callers of the same moment share a reading.
 */
function createMemory<Value>(most: number) {
  const known = new Map<string, Value>()
  const underWay = new Map<string, Promise<Value | undefined>>()

  function remember(name: string, value: Value): void {
    known.delete(name)
    known.set(name, value)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
  }

  return async (name: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> => {
    const value = known.get(name)
    if (value !== undefined) {
      remember(name, value)
      return value
    }
    const reading = underWay.get(name) ?? read().finally(() => underWay.delete(name))
    underWay.set(name, reading)
    const result = await reading
    if (result !== undefined) remember(name, result)
    return result
  }
}
