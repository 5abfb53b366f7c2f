import type { TextCache } from '../../platform/platform.ts'
import { whenIdle } from './when-idle.ts'

const NAME = 'storefront'
const addressOf = (key: string): string => `/storefront-cache/${encodeURIComponent(key)}`

/**
 * Caches texts in the browser's Cache API. It is missing over plain http and in some private windows; then nothing is
 * cached.
 */
export function textCache(): TextCache {
  const using = async <Value>(use: (cache: Cache) => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await use(await caches.open(NAME))
    } catch {
      return undefined
    }
  }
  return {
    get: key => using(async cache => (await cache.match(addressOf(key)))?.text()),
    async set(key, text) {
      // Saving for later doesn't delay drawing now.
      await new Promise<void>(done => whenIdle(done))
      await using(cache => cache.put(addressOf(key), new Response(text)))
    }
  }
}
