import { array, boolean, type InferOutput, maxLength, nullable, object, pipe, record, string, unknown } from 'valibot'
import { challenge, choices, sixDigits } from './account.ts'
import { emailAddress, phone } from './customer.ts'
import { addressEntries } from '../cart/delivery-address.ts'
import { query, del, get, put } from '../http/endpoint.ts'
import { password } from './session.ts'
import { socialProvider } from './social-kinds.ts'
import { id, line } from '../http/text.ts'
import { date, instant } from '../http/time.ts'

/** The account of the person who is signed in, as they may see and change it. */
export const profile = object({
  first_name: string(),
  last_name: string(),
  email: string(),
  /** An address that takes the other's place once its link was followed. */
  pendingEmail: nullable(string()),
  phone: string(),
  /** Whether a code was sent to the number and given back; until then the number does not sign in. */
  phoneVerified: boolean(),
  dob: nullable(date),
  ...choices,
  hasPassword: boolean(),
  providers: array(socialProvider)
})

/** A session of theirs, by an id that is not its token; `device` such as “Safari on iPhone”. */
export const device = object({ id, device: string(), createdAt: instant, lastSeenAt: instant, current: boolean() })

/** An address that they keep. */
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
export const readMe = get('/me', { query: { locale: string() }, session: 'needed', reply: profile })

/** Changes the account; a new e-mail address waits as `pendingEmail` for its link. 422 `invalid` with fields. */
export const updateMe = put('/me', {
  query: { locale: string() },
  session: 'needed',
  body: object({ first_name: line(60), last_name: line(60), email: emailAddress, phone, ...choices }),
  reply: profile
})

/** Sends a code to the account's phone number, to show that it is theirs. 409 `conflict` when it was shown or there is none, 429 `rate_limited`. */
export const sendPhoneCode = query('/me/phone/code', {
  query: { locale: string() },
  session: 'needed',
  body: object({}),
  reply: challenge
})

/** Confirms the phone number by that code; another account's number that is the same is no longer confirmed. 422 `code: wrong`, 410 `link_expired`. */
export const verifyPhone = query('/me/phone', {
  query: { locale: string() },
  session: 'needed',
  body: object({ challenge: id, code: sixDigits }),
  reply: profile
})

/** Sets a new password and ends all other sessions; 422 `invalid` with `current: wrong`. An account without a password names none. */
export const changePassword = put('/me/password', {
  query: { locale: string() },
  session: 'needed',
  body: object({ current: nullable(pipe(string(), maxLength(128))), password }),
  reply: object({})
})

/** Reads the sessions, the latest used first. */
export const readDevices = get('/me/sessions', {
  query: { locale: string() },
  session: 'needed',
  reply: object({ devices: array(device) })
})

/** Ends one session. */
export const endDevice = del('/me/sessions/:session', { session: 'needed', reply: object({}) })

/** Ends all sessions, this one too. */
export const endDevices = del('/me/sessions', { session: 'needed', reply: object({}) })

/** Reads the addresses. */
export const readAddresses = get('/me/addresses', { session: 'needed', reply: addresses })

/** Keeps an address under an id that the caller makes; at most ten, else 422 `invalid`. */
export const saveAddress = put('/me/addresses/:address', {
  session: 'needed',
  body: object(savedEntries),
  reply: addresses
})

/** Forgets an address. */
export const removeAddress = del('/me/addresses/:address', { session: 'needed', reply: addresses })

/** All that is kept about the person, to take along (PIPEDA, principle 9; Quebec Law 25, s. 27). */
export const exportMe = get('/me/export', { session: 'needed', reply: record(string(), unknown()) })

/** Deletes the account and all that is personal in its orders (Quebec Law 25, s. 28.1); 422 `invalid` with `password: wrong` where it has one. */
export const deleteMe = query('/me/delete', {
  session: 'needed',
  body: object({ password: nullable(pipe(string(), maxLength(128))) }),
  reply: object({})
})
