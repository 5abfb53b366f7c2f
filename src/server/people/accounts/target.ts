import { safeParse } from 'valibot'
import { emailAddress, phone } from '../../../contract/account/customer.ts'
import { emailKey } from '../../../contract/typed/email.ts'
import { phoneKey } from '../../../contract/typed/phone.ts'
import type { Queries } from '../../db/types.ts'
import type { Mail } from '../../mail/send.ts'
import { badFields } from '../../http/api-error.ts'
import { fullPhone, homeCountry, showPhone } from './phone-number.ts'

/** The recipient of a code; `key` is the same for all spellings of the address or number. */
export interface Target {
  channel: Mail['channel']
  to: string
  key: string
}

/**
 * Parses typed text as an email address or a phone number; throws if it is neither, or if it is a number and texts are not
 * delivered.
 */
export async function targetOf(db: Queries, typed: string, canText: boolean): Promise<Target> {
  const email = safeParse(emailAddress, typed)
  if (email.success) return { channel: 'email', to: email.output, key: emailKey(email.output) }
  if (!canText) throw badFields({ to: 'email' })
  const read = safeParse(phone, typed)
  if (!read.success) throw badFields({ to: /[\p{L}@]/u.test(typed) ? 'email' : 'phone' })
  const number = await fullPhone(db, read.output, 'to')
  return { channel: 'sms', to: showPhone(number, await homeCountry(db)), key: phoneKey(number) }
}
