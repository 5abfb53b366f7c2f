import { safeParse } from 'valibot'
import { emailAddress, phone } from '../../../../src/contract/account/customer.ts'
import { nationalOf } from '../../db/schema.ts'
import type { Mail } from '../../mail/send.ts'
import { badFields } from '../../http/api-error.ts'

/** Where a code goes; `key` is the same however the address or number was written. */
export interface Target {
  channel: Mail['channel']
  to: string
  key: string
}

/**
 * Reads what a shopper typed as an e-mail address or a phone number; refuses the call when it is neither, and asks for an
 * address where it is a number and nobody delivers texts.
 */
export function targetOf(typed: string, canText: boolean): Target {
  if (safeParse(emailAddress, typed).success) return { channel: 'email', to: typed, key: typed.toLowerCase() }
  if (!canText) throw badFields({ to: 'email' })
  if (safeParse(phone, typed).success) return { channel: 'sms', to: typed, key: nationalOf(typed) }
  throw badFields({ to: /[\p{L}@]/u.test(typed) ? 'email' : 'phone' })
}
