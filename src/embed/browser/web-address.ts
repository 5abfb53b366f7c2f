import type { Address } from '../../platform/platform.ts'
import { listen } from '../../lib/listen.ts'

/**
 * The page's URL. Only the fragment is written, or a secret removed, and never through `location.hash`, which would
 * notify the host.
 */
export function webAddress(): Address {
  const { history, navigation } = window as Window & {
    navigation?: { currentEntry: { index: number; key: string } | null }
  }
  const write = (method: 'pushState' | 'replaceState', address: string) => {
    // The host's replacement may fail.
    for (const { [method]: set } of [history, History.prototype]) {
      try {
        return set.call(history, history.state, '', address)
      } catch {
        // After many calls in a short time, browsers refuse more: the screen changes all the same.
      }
    }
  }
  const withHash = (hash: string) => window.location.href.split('#')[0] + hash
  return {
    hash: () => window.location.hash,
    query: () => window.location.search,
    replaceQuery: query =>
      write(
        'replaceState',
        window.location.href.replace(window.location.search, () => query)
      ),
    push: hash => write('pushState', withHash(hash)),
    replace: hash => write('replaceState', withHash(hash)),
    back: () => window.history.back(),
    position: () => navigation?.currentEntry?.index ?? window.history.length,
    entry: () => navigation?.currentEntry?.key,
    full(query, hash) {
      const address = new URL(window.location.href)
      address.search = query
      address.hash = hash
      return address.href
    },
    // Back fires both events and a typed fragment one of them, depending on the browser. The listener ignores the
    // second.
    onChange: listener => listen(window, ['popstate', 'hashchange'], listener)
  }
}
