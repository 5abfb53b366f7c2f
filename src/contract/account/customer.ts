import { email, maxLength, minLength, object, pipe, regex, string, trim } from 'valibot'
import { line } from '../http/text.ts'

/** A phone number as typed: digits, spaces and the usual marks, at least ten digits (NANP) and at most fifteen (E.164). */
export const phone = pipe(
  string(),
  trim(),
  minLength(1),
  maxLength(40),
  regex(/^\+?(?:[ ().-]*\d){10,15}[ ().-]*$/, 'phone')
)

/** An e-mail address. */
export const emailAddress = pipe(string(), trim(), minLength(1), maxLength(254), email('email'))

/** Whose order it is (SPEC A3, User). */
export const customer = object({
  first_name: line(60),
  last_name: line(60),
  phone,
  email: emailAddress
})
