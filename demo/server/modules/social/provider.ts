/** A person as a provider vouches for them; `email` only when the provider says that it is theirs. */
export interface Vouched {
  subject: string
  email: string | undefined
  firstName: string
  lastName: string
}

/** What a sign-in is asked with, all of it the storefront's own. */
export interface Asked {
  state: string
  nonce: string
  codeChallenge: string
  redirectUri: string
}

/** What a code is exchanged with. */
export interface Brought {
  code: string
  codeVerifier: string
  nonce: string
  redirectUri: string
}

/** One who vouches for people: where to send them, and who comes back. */
export interface Provider {
  addressFor(asked: Asked): Promise<URL>
  /** Undefined when the provider refuses the code. */
  exchange(brought: Brought): Promise<Vouched | undefined>
}
