/** Subject and body of an email or text. */
export interface Email {
  subject: string
  body: string
}

/** All emails and texts, in one language; `shop` is the retailer's name. */
export interface Emails {
  /** A sign-in code. */
  code: (shop: string, code: string) => Email
  /** The code that completes a sign-up. */
  welcome: (shop: string, code: string) => Email
  /** Sent after a sign-up with an address that already has an account. */
  known: (shop: string, code: string) => Email
  /** A sign-in code by text. */
  text: (shop: string, code: string) => Email
  /** A link to reset the password. */
  reset: (shop: string, link: string) => Email
  /** A link to complete a sign-up. */
  finish: (shop: string, link: string) => Email
  /** A link to confirm an email address. */
  verify: (shop: string, link: string) => Email
  /** Sent to an address that someone tried to use for another account. */
  taken: (shop: string) => Email
  /** Sent to the old address when a new one was entered. */
  replaced: (shop: string) => Email
  passwordChanged: (shop: string) => Email
}
