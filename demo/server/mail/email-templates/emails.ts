import type { Words } from '../../db/schema.ts'
import { english } from './emails-en.ts'
import { french } from './emails-fr.ts'

/** What is written, without whom it is for. */
export interface Letter {
  subject: string
  body: string
}

/** All that we write to people, in one language; `shop` is the retailer's name. */
export interface Letters {
  /** The code that signs in. */
  code: (shop: string, code: string) => Letter
  /** The code that finishes an account. */
  welcome: (shop: string, code: string) => Letter
  /** The answer to a sign-up by someone who has an account. */
  known: (shop: string, code: string) => Letter
  /** The code as a text. */
  text: (shop: string, code: string) => Letter
  /** The link that sets a new password. */
  reset: (shop: string, link: string) => Letter
  /** The link that finishes a sign-up. */
  finish: (shop: string, link: string) => Letter
  /** The link that confirms an address. */
  verify: (shop: string, link: string) => Letter
  /** To an address that was to become another account's. */
  taken: (shop: string) => Letter
  /** To the address that another one is to replace. */
  replaced: (shop: string) => Letter
  passwordChanged: (shop: string) => Letter
}

/** All letters, by language. */
export const letters: Record<keyof Words, Letters> = { en: english, fr: french }
