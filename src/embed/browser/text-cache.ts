import type { TextCache } from '../../platform/platform.ts'

const NAME = 'storefront'
const addressOf = (key: string): string => `/storefront-cache/${encodeURIComponent(key)}`

/** The browser's cache for pages of this host. Plain http and some private windows have none: then nothing is kept. */
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
    set: (key, text) => using(cache => cache.put(addressOf(key), new Response(text))),
    remove: async key => void (await using(cache => cache.delete(addressOf(key))))
  }
}
