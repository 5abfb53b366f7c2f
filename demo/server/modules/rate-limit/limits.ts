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

/**
 * Wrong passwords of one account from one network, or from one device that has signed in before: five in 15 minutes, then
 * 1, 2, 4 … minutes of waiting after each (OWASP ASVS 2.2.1).
 */
export const wrongPasswords: Limit = { purpose: 'password', most: 5, minutes: 15, doubles: true }

/** Wrong passwords of one account from all networks and devices that never signed in to it (NIST SP 800-63B, 5.2.2). */
export const strangersPasswords: Limit = {
  purpose: 'password of strangers',
  most: 100,
  minutes: 24 * 60,
  doubles: false
}

/** Tries to sign in from one client address, whatever the accounts. */
export const signInsByAddress = perAddress('password')

/** Wrong passwords at one link: whoever finished a sign-up may repeat it, and nobody may guess at that. */
export const linkPasswords: Limit = { purpose: 'link', most: 5, minutes: 15, doubles: true }

/** Tries to set a password by a link, from one client address. */
export const linksByAddress = perAddress('link')

/** Codes sent to one e-mail address or phone number, as one network has asked for them. */
export const codesSent: Limit = { purpose: 'code', most: 5, minutes: 60, doubles: false }

/** Codes sent there as networks and devices have asked for them that never signed in to its account. */
export const strangersCodes: Limit = { purpose: 'code of strangers', most: 20, minutes: 60, doubles: false }

/** Sign-ups begun from one client address: judging a password takes longer than most calls. */
export const signUpsByAddress: Limit = { purpose: 'sign-up by address', most: 40, minutes: 10, doubles: false }

/** Codes and links asked for from one client address. */
export const sendingsByAddress = perAddress('sending')

/** Wrong tokens of the staff from one client address. */
export const staffTokens: Limit = { purpose: 'staff token', most: 20, minutes: 10, doubles: false }

/** Cards tried from one client address. */
export const cardsByAddress = perAddress('card')

/** Codes tried from one client address; each code has its own few tries besides. */
export const codesByAddress = perAddress('code')

/** Promo codes that nobody has heard of, from one client address. */
export const promosByAddress = perAddress('promo')

/** Such codes in one cart. */
export const promosInCart: Limit = { purpose: 'promo', most: 10, minutes: 10, doubles: false }

/** Links asked for to one e-mail address from one network, or in the stead of one link. */
export const linksSent: Limit = { purpose: 'link sent', most: 5, minutes: 60, doubles: false }
