import type { Letter } from '../letter/letter.ts'

/** All emails and texts, in one language; `shop` is the retailer's name. */
export interface Emails {
  /** A sign-in code. */
  code: (shop: string, code: string) => Letter
  /** The code that completes a sign-up. */
  welcome: (shop: string, code: string) => Letter
  /** Sent after a sign-up with an address that already has an account. */
  known: (shop: string, code: string) => Letter
  /** A sign-in code by text. */
  text: (shop: string, code: string) => Letter
  /** A link to reset the password. */
  reset: (shop: string, link: string) => Letter
  /** A link to complete a sign-up. */
  finish: (shop: string, link: string) => Letter
  /** A link to confirm an email address. */
  verify: (shop: string, link: string) => Letter
  /** Sent to an address that someone tried to use for another account. */
  taken: (shop: string) => Letter
  /** Sent to the old address when a new one was entered. */
  replaced: (shop: string) => Letter
  passwordChanged: (shop: string) => Letter
}
