/** A person's profile at a provider; `email` only if the provider has verified it. */
export interface Vouched {
  subject: string
  email: string | undefined
  firstName: string
  lastName: string
}

/** Parameters of a sign-in, all created by the storefront. */
export interface AuthorizationRequest {
  state: string
  nonce: string
  codeChallenge: string
  redirectUri: string
}

/** Parameters of the code exchange. */
export interface CodeExchange {
  code: string
  codeVerifier: string
  nonce: string
  redirectUri: string
}

/** A social sign-in provider. */
export interface Provider {
  addressFor(request: AuthorizationRequest): Promise<URL>
  /** Undefined if the provider rejects the code. */
  exchange(request: CodeExchange): Promise<Vouched | undefined>
}
