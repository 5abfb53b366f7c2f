import { email, literal, maxLength, minLength, object, pipe, regex, string, trim, union } from 'valibot'
import { line } from '../http/text.ts'

/** A phone number as typed: digits, spaces and the usual punctuation, with ten (NANP) to fifteen (E.164) digits. */
export const phone = pipe(
  string(),
  trim(),
  minLength(1),
  maxLength(40),
  regex(/^\+?(?:[ ().-]*\d){10,15}[ ().-]*$/, 'phone')
)

/** An email address. */
export const emailAddress = pipe(string(), trim(), minLength(1), maxLength(254), email('email'))

/** The customer of an order (SPEC A3, User). */
export const customer = object({
  first_name: line(60),
  last_name: line(60),
  phone,
  email: emailAddress
})

/** A customer of whom the phone or the email address may be unknown, as at a kiosk. */
export const contactOrNone = object({
  first_name: line(60),
  last_name: union([literal(''), line(60)]),
  phone: union([literal(''), phone]),
  email: union([literal(''), emailAddress])
})
