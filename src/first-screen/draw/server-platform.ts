import english from '../../i18n/messages/first.en-CA.json'
import french from '../../i18n/messages/first.fr-CA.json'
import storeEnglish from '../../i18n/messages/store.en-CA.json'
import storeFrench from '../../i18n/messages/store.fr-CA.json'
import type { Platform } from '../../platform/platform.ts'

const never = <Value>() => new Promise<Value>(() => {})
const nothing = () => () => {}

/** The outside of a page drawn on a server. */
interface Outside {
  /** Milliseconds since 1970. */
  now: number
  /** The page's fragment. */
  hash: string
  /** Stored values of an earlier visit, by key. */
  storedValues: Record<string, string>
  /** The bodies of the API's replies, by path; there is nothing at any other. */
  replies: Record<string, string>
}

/** Implements the platform for drawing one screen: nothing happens later, and nothing is kept. */
export function serverPlatform({ now, hash, storedValues, replies }: Outside): Platform {
  return {
    clock: { now: () => now, after: nothing },
    storage: { get: key => storedValues[key], set() {}, remove() {}, open: async () => true, onChange: nothing },
    tabs: { post() {}, onMessage: nothing },
    cache: { get: async () => undefined, set: never },
    address: {
      hash: () => hash,
      query: () => '',
      replaceQuery() {},
      push() {},
      replace() {},
      back() {},
      position: () => 0,
      full: (query, to) => query + to,
      onChange: nothing
    },
    async http(url) {
      const { pathname, searchParams } = new URL(url)
      // The first screen is drawn from the first page alone.
      if (searchParams.has('after')) return never()
      const body = replies[pathname]
      return body === undefined ? new Response('{}', { status: 404 }) : new Response(body)
    },
    randomId: () => '0'.repeat(32),
    zone: () => 'UTC',
    warn: sentence => console.warn(`Storefront: ${sentence}`),
    emit() {},
    locate: async () => 'unavailable',
    onReturn: nothing,
    onLeave: nothing,
    openEvents: () => undefined,
    scroll: { get: () => 0, above: () => 0, set() {}, toStart() {}, isAtEnd: () => true },
    loadPart: (_, load) => load(),
    loadMessages: async (part, locale) => {
      const [first, store] = locale === 'fr-CA' ? [french, storeFrench] : [english, storeEnglish]
      return part === 'store' ? store : first
    },
    whenIdle: nothing,
    reload() {},
    isFirstDrawn: true,
    share: async () => 'failed',
    save() {},
    answerOpener: () => false
  }
}
