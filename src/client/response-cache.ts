import { number, parts, readAs, type Reader } from '../contract/first/readers.ts'
import { platform, isCurrent, type TextCache } from '../platform/platform.ts'

/** The time to wait for a response before showing a cached one, in milliseconds. */
const PATIENCE = 4000

/** The time to wait for a response, which may be here already, before the cache is read instead, in milliseconds. */
const MOMENT = 40

/** Runs `run` if a response is slow and the storefront is still mounted. Returns a function that cancels the timer. */
export function whenLate(run: () => void): () => void {
  const browser = platform()
  return browser.clock.after(PATIENCE, () => {
    if (isCurrent(browser)) run()
  })
}

let hasVisited = false

/** Notes whether this browser has been here before, so that the cache may hold something. */
export const noteEarlierVisit = (has: boolean): void => void (hasVisited = has)

/** Runs `run` in a moment if this browser has been here before. Returns a function that cancels it. */
export function afterEarlierVisit(run: () => void): () => void {
  if (!hasVisited) return () => {}
  const browser = platform()
  return browser.clock.after(MOMENT, () => {
    if (isCurrent(browser)) run()
  })
}

/** Caches a reply, with the current time, for when the API is down. */
export function keepReply(key: string, reply: unknown): Promise<void> {
  return platform().cache.set(key, JSON.stringify({ at: platform().clock.now(), reply }))
}

/** Returns a cached reply and its time in milliseconds; undefined if there is none or it can't be read. */
export async function keptReply<Reply>(
  cache: TextCache,
  key: string,
  read: Reader<Reply>
): Promise<{ at: number; reply: Reply } | undefined> {
  const text = await cache.get(key)
  return readAs(() => parts<{ at: number; reply: Reply }>({ at: number, reply: read })(JSON.parse(text ?? '')), text)
}
