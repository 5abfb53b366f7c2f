import type { Send } from '../embed/mount/options-from-script.ts'
import type { FirstScreen } from '../contract/store/first-screen.ts'
import { build } from './build.ts'
import { servedScreen } from './served-screens.ts'

/** The requests that the loader sends before the app is there. */
export interface FirstRequests {
  /**
   * Returns the first screen for a visitor who has confirmed an age in years, or 0, if the page begins with the menu of a store:
   * the one that came with the loader, or one that is asked for.
   */
  askScreen(age: number): Promise<FirstScreen> | undefined
  /** Asks for the retailer and the first page of the menu. */
  askData(): void
  /** Returns the name of the build and the ETags of the replies so far, without `W/`, separated by spaces. */
  tags(): string
  /** Returns the reply to a request that was sent ahead, once; undefined if it wasn't. */
  take(url: string, init: RequestInit): Promise<Response> | undefined
  /** Forgets the replies that the app has not taken: later, they would be old. */
  forget(): void
  /** Cancels all requests. */
  end(): void
}

/**
 * Returns the store in the page's fragment, or `store` if that is not ours; nothing if it names another screen or a slug
 * that is refused (SPEC A2). It is looser than `src/rules/slug.ts`, which decides: the app requests what this has missed.
 */
const storeIn = (hash: string, store: string | undefined): string | undefined =>
  (/^#\/([^/?]*)/.exec(hash)?.[1] ?? store)
    ?.toLowerCase()
    .replace(
      /^(user|google-auth|page|product|collection|main|bk|wordpress|challenge|undefined|search|cart)s?$|.*([.:{]|wp-).*/,
      ''
    )

/**
 * Creates the first requests. They are plain, so that no preflight is needed and any cache may answer them.
 */
export function createFirstRequests(send: Send, api: string, locale: string, store: string | undefined): FirstRequests {
  const abort = new AbortController()
  const sent = new Map<string, Promise<Response>>()
  const tags: (string | undefined)[] = []
  const { hash, search } = window.location
  const slug = storeIn(hash, store)
  const ask = (path: string) => {
    const reply = send(`${api}/v1/${path}`, { credentials: 'omit', signal: abort.signal })
    // The app meets the failure when it takes the reply.
    reply.catch(() => {})
    return reply
  }
  return {
    askScreen(age) {
      const isMenu = slug && !/^#\/[^/?]*[/?]./.test(hash) && !/[?&]in_store/.test(search)
      if (!isMenu) return undefined
      const screen = servedScreen(slug, locale, age)
      if (screen) return Promise.resolve(screen)
      const reply = ask(`locations/${slug}/first-screen?locale=${locale}${age ? '&confirmed=true' : ''}`)
      return reply.then(async body => ((await body.json()) as { payload: FirstScreen }).payload)
    },
    askData() {
      const paths = ['business', ...(slug ? [`locations/${slug}/menu`] : [])]
      paths.forEach((path, at) => {
        const url = `${path}?locale=${locale}`
        const reply = ask(url)
        reply.then(({ headers }) => (tags[at] = headers.get('ETag')?.replace(/^W\//, ''))).catch(() => {})
        sent.set(`${api}/v1/${url}`, reply)
      })
    },
    tags: () => [build, ...tags].join(' '),
    take(url, { cache, headers, signal }) {
      const reply = sent.get(url)
      // A request with a token, or past the caches, is another one.
      if (!reply || cache !== undefined || new Headers(headers).has('Authorization')) return undefined
      sent.delete(url)
      if (!signal) return reply
      return Promise.race([
        reply,
        new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(new Error('Aborted.'))))
      ])
    },
    forget: () => sent.clear(),
    end: () => abort.abort()
  }
}
