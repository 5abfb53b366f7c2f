import { defaultLocale, localeOf } from '../../i18n/locale.ts'
import { fallbackMarkup, type ProductsShown } from './markup.ts'
import { type Ask, type Facts, readFacts } from './read-facts.ts'

/** Options of a fallback; times are in milliseconds. */
export interface FallbackOptions {
  /** The address of the API, as in `data-api`. */
  api: string
  /** The address of the page that the shop is on. */
  page: string
  /** The slug of the store, as in `data-location`; without it, all stores are printed. */
  location?: string | undefined
  /** A BCP 47 tag; English without one, and for a language that the storefront has not. */
  locale?: string | undefined
  /** `none` unless the law where the stores are allows naming products to everybody. */
  products?: ProductsShown | undefined
  /** As in `data-min-height`. */
  minHeight?: number | undefined
  /** The `fetch` of Node. */
  fetch: Ask
  now: () => number
  /** The age from which on the API is asked again; five minutes without it. */
  maxAge?: number | undefined
  /** The time limit of a request to the API; five seconds without it. */
  patience?: number | undefined
  /** Called with the reason why the API could not be read; earlier data stay. */
  onFailure?: ((error: unknown) => void) | undefined
}

/** The fallback of one page. */
export interface Fallback {
  /** Returns the markup immediately: from the latest data, or an empty text before the first reply. Asks the API again if it is old. */
  print: () => string
  /** Asks the API, unless it is being asked; for the start of the server. Never rejects. */
  renew: () => Promise<void>
}

const MINUTE = 60_000
const SECONDS = 1000

/**
 * Creates what shoppers without script and search engines get of the shop: the store's name, address, hours, licence and
 * categories, and a description for search engines. A page never waits for the API.
 */
export function createFallback(options: FallbackOptions): Fallback {
  const { api, page, location, minHeight, products = 'none', now, onFailure } = options
  const { maxAge = 5 * MINUTE, patience = 5 * SECONDS } = options
  const locale = localeOf(options.locale) ?? defaultLocale
  const url = new URL(page)
  url.hash = ''
  let facts: Facts | undefined
  let askedAt = -Infinity
  let underWay: Promise<void> | undefined

  async function ask(): Promise<void> {
    askedAt = now()
    try {
      facts = await readFacts({ api, location, locale, hasProducts: products !== 'none', ask: options.fetch, patience })
    } catch (error) {
      // Asks again soon, without pressing an API that is in trouble.
      askedAt -= Math.max(0, maxAge - MINUTE / 2)
      onFailure?.(error)
    } finally {
      underWay = undefined
    }
  }
  const renew = () => (underWay ??= ask())

  return {
    renew,
    print() {
      if (now() - askedAt >= maxAge) void renew()
      return facts ? fallbackMarkup(facts, { url: url.href, locale, products, minHeight, now: now() }) : ''
    }
  }
}
