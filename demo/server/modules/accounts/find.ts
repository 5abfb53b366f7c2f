import { asc, eq, inArray, sql } from 'drizzle-orm'
import { accounts, digitsOf } from '../../db/schema.ts'
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

/** The account of a phone number by its digits, with or without North America's 1; of several the first that had it. */
export async function findByPhone(db: Queries, digits: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(inArray(digitsOf(accounts.phone), [digits, `1${digits}`]))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(1)
  return account
}
