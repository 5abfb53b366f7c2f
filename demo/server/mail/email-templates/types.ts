/** What is written, without whom it is for. */
export interface Email {
  subject: string
  body: string
}

/** All that we write to people, in one language; `shop` is the retailer's name. */
export interface Emails {
  /** The code that signs in. */
  code: (shop: string, code: string) => Email
  /** The code that finishes an account. */
  welcome: (shop: string, code: string) => Email
  /** The answer to a sign-up by someone who has an account. */
  known: (shop: string, code: string) => Email
  /** The code as a text. */
  text: (shop: string, code: string) => Email
  /** The link that sets a new password. */
  reset: (shop: string, link: string) => Email
  /** The link that finishes a sign-up. */
  finish: (shop: string, link: string) => Email
  /** The link that confirms an address. */
  verify: (shop: string, link: string) => Email
  /** To an address that was to become another account's. */
  taken: (shop: string) => Email
  /** To the address that another one is to replace. */
  replaced: (shop: string) => Email
  passwordChanged: (shop: string) => Email
}
