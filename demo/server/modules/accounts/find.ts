import { asc, eq, sql } from 'drizzle-orm'
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

/** The account of a phone number however it is written; of several the first that had it. */
export async function findByPhone(db: Queries, phone: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(isPhone(accounts.phone, phone))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(1)
  return account
}
