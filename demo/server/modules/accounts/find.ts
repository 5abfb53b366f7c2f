import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { accounts, isPhone } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Account } from '../sessions/find.ts'

/** The account of an e-mail address, in whatever case it is written. */
export async function findByEmail(db: Queries, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
  return account
}

/** The account whose phone number it was shown to be, however it is written: a number that was mistyped is a stranger's. */
export async function findByPhone(db: Queries, phone: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(isPhone(accounts.phone, phone), isNotNull(accounts.phoneVerifiedAt)))
    .orderBy(desc(accounts.phoneVerifiedAt), asc(accounts.id))
    .limit(1)
  return account
}
