import type { Client } from '../http/request/client.ts'

/**
 * Verifies that a caller is a person, by the token of a challenge such as Turnstile or hCaptcha. Without one, soft
 * limits are hard.
 */
export interface Challenge {
  /** Asks the provider whether the token is valid; false also if the provider is unreachable. */
  verify: (token: string, client: Client) => Promise<boolean>
}
