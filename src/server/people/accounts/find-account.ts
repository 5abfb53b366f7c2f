import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { emailKey } from '../../../contract/typed/email.ts'
import { accounts, isPhone } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Account } from '../../http/request/caller.ts'

/** Finds the account of an email address, case-insensitively. */
export async function findByEmail(db: Queries, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, emailKey(email)))
  return account
}

/**
 * Finds the account with this verified phone number in any format; unverified numbers may be a stranger's, so they
 * don't count.
 */
export async function findByPhone(db: Queries, phone: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(isPhone(accounts.phone, phone), isNotNull(accounts.phoneVerifiedAt)))
    .orderBy(desc(accounts.phoneVerifiedAt), asc(accounts.id))
    .limit(1)
  return account
}
