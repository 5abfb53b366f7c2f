import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  minLength,
  nullable,
  object,
  optional,
  pipe,
  string,
  trim
} from 'valibot'
import { query, del, get, put } from '../http/endpoint.ts'
import { count } from '../http/number.ts'
import { date } from '../http/time.ts'

/** A secret that was handed over: a session's token, or that of a link in an e-mail. */
export const secret = pipe(string(), trim(), minLength(1), maxLength(512))

/** Who is signed in (SPEC A3, userDetails). */
export const userDetails = object({
  token: secret,
  firstName: string(),
  lastName: string(),
  email: string(),
  phone: string(),
  /** Date of birth. */
  dob: nullable(date),
  emailNotification: boolean(),
  smsNotification: boolean(),
  marketing: boolean()
})

/** What the signed-in person has earned (SPEC A3); `from` is how many points a tier begins at. */
export const userLoyaltyDetails = object({
  points: count,
  badges: array(object({ name: string() })),
  tiers: array(object({ name: string(), from: count }))
})

/** A session: the bearer token, the person that it stands for, and their realtime channel, `user.` and what nobody can guess. */
export const session = object({ token: secret, userDetails, userLoyaltyDetails, channel: optional(string()) })

export type UserDetails = InferOutput<typeof userDetails>
export type UserLoyaltyDetails = InferOutput<typeof userLoyaltyDetails>
export type Session = InferOutput<typeof session>

/** Reads the session of the bearer token; 401 `unauthorized` once it has expired or was ended. */
export const readSession = get('/session', {
  query: { locale: string() },
  session: 'needed',
  reply: session
})

/** Ends the session of the bearer token, everywhere at once. */
export const endSession = del('/session', { session: 'needed', reply: object({}) })

/** Who a sign-up link belongs to (SPEC C6); 404 `not_found`, 410 `link_used`, 410 `link_expired`. */
export const readSignup = query('/signup', {
  body: object({ signup_token: secret }),
  reply: object({ firstName: string(), email: string() })
})

/** A password: its length is what makes it strong. */
export const password = pipe(string(), minLength(10), maxLength(128))

/** Finishes a sign-up that began in the shop or at checkout, and signs in; 404 and 410 as for reading it, 422 `invalid` with fields. */
export const setPassword = put('/signup/password', {
  query: { locale: string() },
  body: object({ signup_token: secret, password }),
  reply: session
})
