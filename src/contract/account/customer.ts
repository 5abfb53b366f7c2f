import { maxLength, minLength, object, pipe, regex, string, trim } from 'valibot'
import { line, visible } from '../http/text.ts'
import { readEmail } from '../typed/email.ts'
import { typed, typedOrNone } from '../typed/typed.ts'

const phonePattern = /^\+?(?:[ ().-]*\d){10,15}[ ().-]*$/

/** Matches what a pattern does, and an empty text. */
const orNothing = ({ source, flags }: RegExp) => new RegExp(`^$|${source}`, flags)

/** A phone number as typed: digits, spaces and the usual punctuation, with ten (NANP) to fifteen (E.164) digits. */
export const phone = pipe(string(), trim(), minLength(1), maxLength(40), regex(phonePattern, 'phone'))

/** An email address, in the normal form of `readEmail`. */
export const emailAddress = typed(254, readEmail, 'email')

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
  email: typedOrNone(254, readEmail, 'email')
})
