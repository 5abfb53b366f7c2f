import { email, EMAIL_REGEX, maxLength, minLength, object, pipe, regex, string, trim } from 'valibot'
import { line, visible } from '../http/text.ts'

const phonePattern = /^\+?(?:[ ().-]*\d){10,15}[ ().-]*$/

/** Matches what a pattern does, and an empty text. */
const orNothing = ({ source, flags }: RegExp) => new RegExp(`^$|${source}`, flags)

/** A phone number as typed: digits, spaces and the usual punctuation, with ten (NANP) to fifteen (E.164) digits. */
export const phone = pipe(string(), trim(), minLength(1), maxLength(40), regex(phonePattern, 'phone'))

/** An email address. */
export const emailAddress = pipe(string(), trim(), minLength(1), maxLength(254), email('email'))

/** The customer of an order (SPEC A3, User). */
export const customer = object({
  first_name: line(60),
  last_name: line(60),
  phone,
  email: emailAddress
})

/** One line of typed text, trimmed, which may be empty; up to `most` characters that match a pattern. */
const upTo = (most: number, pattern: RegExp, code?: string) =>
  pipe(string(), trim(), maxLength(most), regex(pattern, code))

/** A customer of whom only the first name is known for certain, as at a kiosk; what is unknown is empty. */
export const contactOrNone = object({
  first_name: line(60),
  last_name: upTo(60, visible),
  phone: upTo(40, orNothing(phonePattern), 'phone'),
  email: upTo(254, orNothing(EMAIL_REGEX), 'email')
})
