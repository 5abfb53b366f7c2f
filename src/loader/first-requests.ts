/** The requests that the loader sends before the app is there. */
export interface FirstRequests {
  /** Returns the reply to a request that was sent ahead, once; undefined if it wasn't. */
  take(url: string, init: RequestInit): Promise<Response> | undefined
  /** Forgets the replies that the app has not taken: later, they would be old. */
  forget(): void
  /** Cancels all requests. */
  end(): void
}

/** Returns the store in the page's fragment; an empty text if it names another screen, undefined if it is not ours. */
function slugInHash(hash: string): string | undefined {
  const first = /^#\/([^/?]*)/.exec(hash)?.[1]
  return first === 'user' || first === 'google-auth' ? '' : first?.toLowerCase()
}

/**
 * Asks for the retailer and the first page of the menu. These are plain requests, so that no preflight is needed and any
 * cache may answer them.
 */
export function sendFirstRequests(api: string, locale: string, store: string | undefined): FirstRequests {
  const abort = new AbortController()
  const sent = new Map<string, Promise<Response>>()
  const slug = slugInHash(window.location.hash) ?? store
  for (const path of ['business', ...(slug ? [`locations/${slug}/menu`] : [])]) {
    const url = `${api}/v1/${path}?locale=${locale}`
    const reply = fetch(url, { credentials: 'omit', signal: abort.signal })
    // The app meets the failure when it takes the reply.
    reply.catch(() => {})
    sent.set(url, reply)
  }
  return {
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
