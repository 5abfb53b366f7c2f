import type { Address } from '../../platform/platform.ts'
import { listen } from '../host/listen.ts'

/** The page's address. Only the fragment is written, or a secret taken out, and never through `location.hash`, which would tell the host. */
export function webAddress(): Address {
  const write = (method: 'pushState' | 'replaceState', address: string) =>
    window.history[method](window.history.state, '', address)
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
    full(query, hash) {
      const address = new URL(window.location.href)
      address.search = query
      address.hash = hash
      return address.href
    },
    // Back brings both events, a typed fragment one or the other, by browser: the second is passed over by the listener.
    onChange: listener => listen(window, ['popstate', 'hashchange'], listener)
  }
}
