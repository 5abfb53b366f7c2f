import { beforeAll } from 'vitest'

interface HappyDom {
  happyDOM: { settings: { fetch: { interceptor: object | null } } }
}

/** Answers the pages of frames with empty ones while the tests of a file run. */
export function withEmptyFrames(): void {
  beforeAll(() => {
    const { fetch } = (window as unknown as HappyDom).happyDOM.settings
    const before = fetch.interceptor
    fetch.interceptor = {
      beforeAsyncRequest: ({ window: { Response } }: { window: typeof globalThis }) =>
        Promise.resolve(new Response('', { headers: { 'Content-Type': 'text/html' } }))
    }
    return () => {
      fetch.interceptor = before
    }
  })
}
