import type { Contacts } from '../../consent/forget.ts'
import type { Account } from '../../http/request/caller.ts'

/**
 * Returns the addresses of an account that count as the person's in the consent ledger. Its number counts only once it was
 * verified: before that it may be somebody else’s.
 */
export const contactsOf = ({ id, email, phone, phoneVerifiedAt }: Account): Contacts => ({
  accountId: id,
  email,
  phone: phoneVerifiedAt === null ? '' : phone
})
