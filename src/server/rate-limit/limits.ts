/** A rate limit: `most` attempts within `minutes`. */
export interface Limit {
  purpose: string
  most: number
  minutes: number
  /**
   * True if each further attempt blocks for twice as long, from one minute up to an hour; otherwise the block lasts
   * until the window ends.
   */
  doubles: boolean
}

/**
 * Factors of the limits by client address for the networks that it lies in: an IPv4 address or IPv6 /64 itself, a /56,
 * and a /48.
 */
export const widerBy = [1, 2, 4] as const

const perAddress = (purpose: string): Limit => ({
  purpose: `${purpose} by address`,
  most: 20,
  minutes: 10,
  doubles: false
})

/**
 * Wrong passwords of one account from one network or known device: five in 15 minutes, then 1, 2, 4 … minutes of
 * waiting after each (OWASP ASVS 2.2.1).
 */
export const wrongPasswords: Limit = { purpose: 'password', most: 5, minutes: 15, doubles: true }

/** Wrong passwords of one account from all unknown networks and devices (NIST SP 800-63B, 5.2.2). */
export const strangersPasswords: Limit = {
  purpose: 'password of strangers',
  most: 100,
  minutes: 24 * 60,
  doubles: false
}

/** Sign-in attempts from one client address across all accounts. */
export const signInsByAddress = perAddress('password')

/** Wrong passwords at one link: finishing a sign-up may be repeated, which must not allow guessing. */
export const linkPasswords: Limit = { purpose: 'link', most: 5, minutes: 15, doubles: true }

/** Attempts to set a password by a link, from one client address. */
export const linksByAddress = perAddress('link')

/** Codes sent to one email address or phone number at the request of one network. */
export const codesSent: Limit = { purpose: 'code', most: 5, minutes: 60, doubles: false }

/** Codes sent to one address or number at the request of unknown networks and devices. */
export const strangersCodes: Limit = { purpose: 'code of strangers', most: 20, minutes: 60, doubles: false }

/** Sign-ups begun from one client address: password checks are slow. */
export const signUpsByAddress: Limit = { purpose: 'sign-up by address', most: 40, minutes: 10, doubles: false }

/** Codes and links requested from one client address. */
export const sendingsByAddress = perAddress('sending')

/** Wrong staff tokens from one client address. */
export const staffTokens: Limit = { purpose: 'staff token', most: 20, minutes: 10, doubles: false }

/** Card attempts from one client address. */
export const cardsByAddress = perAddress('card')

/** Code attempts from one client address, in addition to the attempts per code. */
export const codesByAddress = perAddress('code')

/** Unknown promo codes from one client address. */
export const promosByAddress = perAddress('promo')

/** Unknown promo codes in one cart. */
export const promosInCart: Limit = { purpose: 'promo', most: 10, minutes: 10, doubles: false }

/** Links requested for one email address from one network, or to replace one link. */
export const linksSent: Limit = { purpose: 'link sent', most: 5, minutes: 60, doubles: false }

/** Staff sign-ins with a password, from one client address. */
export const staffSignIns = perAddress('staff sign-in')

/** Wrong passwords of one staff account from one network. */
export const staffPasswords: Limit = { purpose: 'staff password', most: 5, minutes: 15, doubles: true }

/** Wrong codes of staff, from one client address, in addition to the attempts per code. */
export const staffCodes = perAddress('staff code')

/** Links to choose a password requested for one staff account from one network. */
export const staffLinksSent: Limit = { purpose: 'staff link', most: 5, minutes: 60, doubles: false }

/** Wrong PINs of one location's kiosks from one network, or one device that has entered the right one before. */
export const kioskPinsByAddress: Limit = { purpose: 'kiosk PIN by address', most: 10, minutes: 15, doubles: true }

/** Wrong PINs of one location's kiosks from all unknown networks and devices: a PIN may have only four digits. */
export const kioskPinsOfStrangers: Limit = {
  purpose: 'kiosk PIN of strangers',
  most: 100,
  minutes: 24 * 60,
  doubles: false
}

/** Sign-ins on shared screens that are begun from one client address: a store's, with all of its kiosks. */
export const handoffsByAddress: Limit = { purpose: 'handoff by address', most: 100, minutes: 10, doubles: false }

/** Links to finish an account that are sent to one email address from kiosks. */
export const kioskLettersTo: Limit = { purpose: 'kiosk letter to', most: 3, minutes: 60, doubles: false }

/** Calls of one key of the feed: 600 batches of 500 items. */
export const feedCalls: Limit = { purpose: 'feed', most: 600, minutes: 10, doubles: false }

/** Searches that found nothing, from one client address. */
export const searchesByAddress = perAddress('search')
