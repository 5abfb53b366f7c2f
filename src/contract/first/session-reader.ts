import type { Session, UserDetails } from '../account/session.ts'
import { flag, list, maybe, orElse, parts, type Reader, text, textLike } from './readers.ts'
import { count, date } from './simple-readers.ts'

/** Reads a secret without spaces around it, which the schema would take off. */
const secret = textLike(/^\S(.{0,510}\S)?$/)

/** Reads the signed-in user. */
export const userReader: Reader<UserDetails> = parts<UserDetails>({
  token: secret,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  dob: orElse(date, null),
  emailNotification: flag,
  smsNotification: flag,
  marketing: flag
})

/** Reads the reply of `readSession`. The schema reads alike all that this accepts. */
export const sessionReader: Reader<Session> = parts<Session>({
  token: secret,
  userDetails: userReader,
  userLoyaltyDetails: parts({
    points: count,
    badges: list(parts({ name: text })),
    tiers: list(parts({ name: text, from: count }))
  }),
  channel: maybe(text)
})
