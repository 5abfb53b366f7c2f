/** How often something may be tried: `most` times within `minutes`. */
export interface Limit {
  purpose: string
  most: number
  minutes: number
  /** Whether each further try blocks for twice as long, from one minute up to an hour, or until the time is over. */
  doubles: boolean
}

const perAddress = (purpose: string): Limit => ({
  purpose: `${purpose} by address`,
  most: 20,
  minutes: 10,
  doubles: false
})

/** Wrong passwords of one account: five in 15 minutes, then 1, 2, 4 … minutes of waiting after each (OWASP ASVS 2.2.1). */
export const wrongPasswords: Limit = { purpose: 'password', most: 5, minutes: 15, doubles: true }

/** Tries to sign in from one client address, whatever the accounts. */
export const signInsByAddress = perAddress('password')

/** Wrong passwords at one link: whoever finished a sign-up may repeat it, and nobody may guess at that. */
export const linkPasswords: Limit = { purpose: 'link', most: 5, minutes: 15, doubles: true }

/** Tries to set a password by a link, from one client address. */
export const linksByAddress = perAddress('link')

/** Codes sent to one e-mail address or phone number. */
export const codesSent: Limit = { purpose: 'code', most: 5, minutes: 60, doubles: false }

/** Codes and links asked for from one client address. */
export const sendingsByAddress = perAddress('sending')

/** Cards tried from one client address. */
export const cardsByAddress = perAddress('card')

/** Codes tried from one client address; each code has its own few tries besides. */
export const codesByAddress = perAddress('code')

/** Promo codes that nobody has heard of, from one client address. */
export const promosByAddress = perAddress('promo')

/** Such codes in one cart. */
export const promosInCart: Limit = { purpose: 'promo', most: 10, minutes: 10, doubles: false }

/** Links sent to one e-mail address or in the stead of one link. */
export const linksSent: Limit = { purpose: 'link sent', most: 5, minutes: 60, doubles: false }
