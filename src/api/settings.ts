import type { Endpoint } from '../contract/http/endpoint.ts'

/** What every call to the API needs to know. */
export interface ApiSettings {
  /** The API's address without `/v1`, with no slash at its end. */
  base: string
  /** The language that names and messages are asked in. */
  locale: () => string
  /** The visit's platform id, sent with every call. */
  platformId: () => string
  /** The token of the session to call such an endpoint with, while somebody is signed in. */
  token: (session: Endpoint['session']) => string | undefined
  /** Is told of a token that the API does not know, or no longer. */
  onUnauthorized: (token: string) => void
}

let settings: ApiSettings = {
  base: '',
  locale: () => 'en-CA',
  platformId: () => '',
  token: () => undefined,
  onUnauthorized: () => {}
}

export function configureApi(next: ApiSettings): void {
  settings = next
}

export const apiSettings = (): ApiSettings => settings
