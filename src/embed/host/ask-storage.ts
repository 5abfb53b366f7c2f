import type { Storage } from '../../platform/platform.ts'
import { listen } from '../../lib/listen.ts'
import { recallSlices } from '../../stores/core/persistence.ts'

/** The stored state, by the names of the slices. */
const names = ['platform', 'user', 'session', 'location', 'visitorAge', 'social']

type Kept = { d?: { carts?: Record<string, string> } }

/** Returns the state of an earlier visit with the carts of this one, which are newer. */
function withCarts(earlier: string, now: string): string {
  try {
    const [before, after] = [JSON.parse(earlier) as Kept, JSON.parse(now) as Kept]
    return JSON.stringify({
      ...after,
      d: { ...before.d, ...after.d, carts: { ...before.d?.carts, ...after.d?.carts } }
    })
  } catch {
    return now
  }
}

/** Moves what this visit has kept in memory to where it outlives the visit. */
async function move(storage: Storage): Promise<void> {
  const entries = names.map(name => [`storefront.${name}`, storage.get(`storefront.${name}`)] as const)
  if (!(await storage.open())) return
  for (const [key, now] of entries) {
    const earlier = storage.get(key)
    if (now !== undefined && earlier === undefined) storage.set(key, now)
    else if (now !== undefined && earlier !== undefined && key === 'storefront.location')
      storage.set(key, withCarts(earlier, now))
  }
  recallSlices()
}

/**
 * In a frame where nothing can be kept, asks the browser for access to the site's own storage, at a press, as browsers
 * require: the shop doesn't wait for it. Returns an unsubscribe function.
 */
export function askForStorage(root: HTMLElement, storage: Storage): () => void {
  let end = () => {}
  let isOver = false
  void storage.open().then(isLasting => {
    if (isLasting || isOver || typeof document.requestStorageAccess !== 'function') return
    end = listen(root, ['click'], () => {
      end()
      document.requestStorageAccess().then(
        () => (isOver ? undefined : move(storage)),
        () => {}
      )
    })
  })
  return () => {
    isOver = true
    end()
  }
}
