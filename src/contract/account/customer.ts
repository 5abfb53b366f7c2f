import { nullish, object, string } from 'valibot'
import { readEmail } from '../typed/email.ts'
import { readPhone } from '../typed/phone.ts'
import { typed, typedOrNone } from '../typed/typed.ts'
import { line, lineOrNone } from '../typed/line.ts'

/** A phone number, in the normal form of `readPhone`. */
export const phone = typed(40, readPhone, 'phone')

/** An email address, in the normal form of `readEmail`. */
export const emailAddress = typed(254, readEmail, 'email')

/** The customer of an order (SPEC A3, User). */
export const customer = object({
  first_name: line(60),
  last_name: line(60),
  phone,
  email: emailAddress
})

/** A customer of whom only the first name is known for certain, as at a kiosk; unknown values are null, or empty. */
export const contactOrNone = object({
  first_name: line(60),
  last_name: nullish(lineOrNone(60), ''),
  phone: nullish(typedOrNone(40, readPhone, 'phone'), ''),
  email: nullish(typedOrNone(254, readEmail, 'email'), '')
})

/** The customer of an order as it is shown: a phone number in its national form; unknown values are empty. */
export const contact = object({ first_name: string(), last_name: string(), phone: string(), email: string() })
