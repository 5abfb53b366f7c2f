import { safeParse } from 'valibot'
import { emailAddress, phone } from '../../../../src/contract/account/customer.ts'
import { nationalOf } from '../../db/schema.ts'
import type { Mail } from '../../mail/send.ts'
import { badFields } from '../../http/api-error.ts'

/** The recipient of a code; `key` is the same for all spellings of the address or number. */
export interface Target {
  channel: Mail['channel']
  to: string
  key: string
}

/**
 * Parses what a shopper typed as an email address or a phone number; throws if it is neither, or if it is a number and
 * texts are not delivered.
 */
export function targetOf(typed: string, canText: boolean): Target {
  const email = safeParse(emailAddress, typed)
  if (email.success) return { channel: 'email', to: email.output, key: email.output.toLowerCase() }
  if (!canText) throw badFields({ to: 'email' })
  if (safeParse(phone, typed).success) return { channel: 'sms', to: typed, key: nationalOf(typed) }
  throw badFields({ to: /[\p{L}@]/u.test(typed) ? 'email' : 'phone' })
}
