import type { Endpoint } from '../../contract/http/endpoint.ts'

/** The settings of all API requests. */
export interface ApiSettings {
  /** The API's base URL without `/v1` and without a trailing slash. */
  base: string
  /** The language of names and messages. */
  locale: () => string
  /** The visit's platform id, sent with every request. */
  platformId: () => string
  /** Returns the token to use for an endpoint, by its use of the session, while a user is signed in. */
  token: (auth: Endpoint['auth']) => string | undefined
  /** Called with a token that the API rejected. */
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
