import type { Client } from '../../http/request/client.ts'

/**
 * Whether a caller has shown to be a person, by the token of a challenge such as Turnstile or hCaptcha. Without one the
 * soft limits are hard.
 */
export interface Challenge {
  /** Asks whoever gave out the token whether it is good; false too where they can't be reached. */
  verify: (token: string, client: Client) => Promise<boolean>
}
