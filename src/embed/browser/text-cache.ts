import type { TextCache } from '../../platform/platform.ts'

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
    set: (key, text) => using(cache => cache.put(addressOf(key), new Response(text)))
  }
}
