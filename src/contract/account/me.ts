import { array, boolean, type InferOutput, maxLength, nullable, object, pipe, record, string, unknown } from 'valibot'
import { maybe } from '../http/optional.ts'
import { challenge, choices, sixDigits } from './account.ts'
import { wordsVersion } from './consent-words.ts'
import { emailAddress, phone } from './customer.ts'
import { addressEntries } from '../cart/delivery-address.ts'
import { query, del, get, put } from '../http/endpoint.ts'
import { password } from './signup.ts'
import { socialProvider } from './social-kinds.ts'
import { id } from '../http/text.ts'
import { date, instant } from '../http/time.ts'
import { line } from '../typed/line.ts'

/** The signed-in user's account, as they may see and change it. */
export const profile = object({
  first_name: string(),
  last_name: string(),
  email: string(),
  /** A new address that replaces `email` once its link is followed. */
  pendingEmail: maybe(string(), null),
  phone: string(),
  /** True once the number was confirmed with a code; before that, it can't be used to sign in. */
  phoneVerified: boolean(),
  dob: maybe(date, null),
  ...choices,
  hasPassword: boolean(),
  providers: array(socialProvider)
})

/** A session of the user, identified by an id that is not its token; `device` is for example “Safari on iPhone”. */
export const device = object({ id, device: string(), createdAt: instant, lastSeenAt: instant, current: boolean() })

/** A saved address. */
export const savedAddress = object({
  id,
  label: line(40),
  ...addressEntries
})

const { id: _id, ...savedEntries } = savedAddress.entries
const addresses = object({ addresses: array(savedAddress) })

export type Profile = InferOutput<typeof profile>
export type Device = InferOutput<typeof device>
export type SavedAddress = InferOutput<typeof savedAddress>

/** Reads the account. */
export const readMe = get('/me', { query: { locale: string() }, auth: 'required', reply: profile })

/**
 * Updates the account. A new email address is kept as `pendingEmail` until its link is followed. 422 `invalid` with
 * fields.
 */
export const updateMe = put('/me', {
  query: { locale: string() },
  auth: 'required',
  needsOwnDevice: true,
  body: object({
    first_name: line(60),
    last_name: line(60),
    email: emailAddress,
    phone,
    ...choices,
    words: wordsVersion
  }),
  reply: profile
})

/**
 * Sends a code to the account's phone number to confirm it. 409 `conflict` if it is already confirmed or missing, 429
 * `rate_limited`.
 */
export const sendPhoneCode = query('/me/phone/code', {
  query: { locale: string() },
  auth: 'required',
  needsOwnDevice: true,
  body: object({}),
  reply: challenge
})

/**
 * Confirms the phone number with the code. If another account has the same number, it becomes unconfirmed there. 422
 * `code: wrong`, 410 `link_expired`.
 */
export const verifyPhone = query('/me/phone', {
  query: { locale: string() },
  auth: 'required',
  needsOwnDevice: true,
  body: object({ challenge: id, code: sixDigits }),
  reply: profile
})

/**
 * Sets a new password and ends all other sessions; 422 `invalid` with `current: wrong`. An account without a password
 * sends `current: null`.
 */
export const changePassword = put('/me/password', {
  query: { locale: string() },
  auth: 'required',
  needsOwnDevice: true,
  body: object({ current: nullable(pipe(string(), maxLength(128))), password }),
  reply: object({})
})

/** Reads the sessions, most recently used first. */
export const readDevices = get('/me/sessions', {
  query: { locale: string() },
  auth: 'required',
  reply: object({ devices: array(device) })
})

/** Ends one session. */
export const endDevice = del('/me/sessions/:session', { auth: 'required', needsOwnDevice: true, reply: object({}) })

/** Ends all sessions, including this one. */
export const endDevices = del('/me/sessions', { auth: 'required', needsOwnDevice: true, reply: object({}) })

/** Reads the saved addresses. */
export const readAddresses = get('/me/addresses', { auth: 'required', reply: addresses })

/** Saves an address under an id chosen by the caller; 422 `invalid` for more than ten. */
export const saveAddress = put('/me/addresses/:address', {
  auth: 'required',
  needsOwnDevice: true,
  body: object(savedEntries),
  reply: addresses
})

/** Removes a saved address. */
export const removeAddress = del('/me/addresses/:address', { auth: 'required', needsOwnDevice: true, reply: addresses })

/** Exports all data stored about the user (PIPEDA, principle 9; Quebec Law 25, s. 27). */
export const exportMe = get('/me/export', {
  auth: 'required',
  needsOwnDevice: true,
  reply: record(string(), unknown())
})

/**
 * Deletes the account and all personal data in its orders (Quebec Law 25, s. 28.1); 422 `invalid` with `password:
 * wrong` if it has a password.
 */
export const deleteMe = query('/me/delete', {
  auth: 'required',
  needsOwnDevice: true,
  body: object({ password: nullable(pipe(string(), maxLength(128))) }),
  reply: object({})
})
