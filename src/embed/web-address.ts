import type { Address } from '../env/env.ts'

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
        window.location.href.replace(/\?[^#]*|(?=#)|$/, () => query)
      ),
    push: hash => write('pushState', withHash(hash)),
    replace: hash => write('replaceState', withHash(hash)),
    onChange(listener) {
      // Back brings both events, a typed fragment one or the other, by browser: the second is passed over by the listener.
      window.addEventListener('popstate', listener)
      window.addEventListener('hashchange', listener)
      return () => {
        window.removeEventListener('popstate', listener)
        window.removeEventListener('hashchange', listener)
      }
    }
  }
}
