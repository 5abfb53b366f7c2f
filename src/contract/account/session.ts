import { array, boolean, type InferOutput, maxLength, minLength, object, pipe, string, trim } from 'valibot'
import { maybe } from '../http/optional.ts'
import { del, get } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { date } from '../http/time.ts'

/** A secret: a session's token, or the token of a link in an email. */
export const secret = pipe(string(), trim(), minLength(1), maxLength(512))

/** The signed-in user (SPEC A3, userDetails). */
export const userDetails = object({
  token: secret,
  firstName: string(),
  lastName: string(),
  email: string(),
  phone: string(),
  /** Date of birth. */
  dob: maybe(date, null),
  emailNotification: boolean(),
  smsNotification: boolean(),
  marketing: boolean()
})

/** The signed-in user's points and badges (SPEC A3); a tier starts at `from` points. */
export const userLoyaltyDetails = object({
  points: count,
  badges: array(object({ name: string() })),
  tiers: array(object({ name: string(), from: count }))
})

/** A session: the bearer token, its user, and their realtime channel, `user.` plus a random name. */
export const session = object({ token: secret, userDetails, userLoyaltyDetails, channel: maybe(string()) })

export type UserDetails = InferOutput<typeof userDetails>
export type UserLoyaltyDetails = InferOutput<typeof userLoyaltyDetails>
export type Session = InferOutput<typeof session>

/** Reads the session of the bearer token; 401 `unauthorized` if it has expired or was ended. */
export const readSession = get('/session', {
  query: { locale: string() },
  auth: 'required',
  reply: session
})

/** Ends the session of the bearer token on all devices that use it. */
export const endSession = del('/session', { auth: 'required', reply: object({}) })
