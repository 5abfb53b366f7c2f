import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { emailKey } from '../../../contract/typed/email.ts'
import { phoneKey } from '../../../contract/typed/phone.ts'
import { accounts, type dealUses, isPhone, orders, type promoUses } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** A person's identifiers for promo limits: account, email addresses and phone numbers. */
export interface Person {
  accountId: string | null
  emails: readonly string[]
  phones: readonly string[]
}

/** Returns the person while their cart is viewed: the account; undefined for a guest. */
export async function personOf(db: Queries, accountId: string | null): Promise<Person | undefined> {
  if (accountId === null) return undefined
  const [account] = await db
    .select({ email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account && { accountId, emails: emailsIn(account.email), phones: phonesIn(account.phone) }
}

/** Adds the contact given at checkout, which also identifies a guest; at a kiosk it may be empty. */
export const personWith = (person: Person | undefined, contact: { email: string; phone: string }): Person => ({
  accountId: person?.accountId ?? null,
  emails: [...(person?.emails ?? []), ...emailsIn(contact.email)],
  phones: [...(person?.phones ?? []), ...phonesIn(contact.phone)]
})

/** Returns the number of a person's orders, without cancelled ones. */
export async function ordersOf(db: Queries, { accountId, emails, phones }: Person): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(
      and(
        ne(orders.status, 'cancelled'),
        anyOf(
          accountId === null ? undefined : eq(orders.accountId, accountId),
          inArray(sql`lower(${orders.email})`, [...emails]),
          ...phones.map(phone => isPhone(orders.phone, phone))
        )
      )
    )
  return row?.count ?? 0
}

/** The uses of codes or of deals, and their column with the id of that code or deal. */
type Uses =
  | { uses: typeof promoUses; of: typeof promoUses.promoId }
  | { uses: typeof dealUses; of: typeof dealUses.dealId }

/** Returns a person's uses of some promos or deals by id, without cancelled orders. */
export async function usesOf(
  db: Queries,
  { uses, of }: Uses,
  { accountId, emails, phones }: Person,
  ids: readonly string[]
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: sql<string>`${of}`, count: sql<number>`count(*)::int` })
    .from(uses)
    .where(
      and(
        inArray(of, [...ids]),
        anyOf(
          accountId === null ? undefined : eq(uses.accountId, accountId),
          inArray(uses.email, [...emails]),
          phones.length === 0 ? undefined : inArray(uses.phone, [...phones])
        )
      )
    )
    .groupBy(of)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const anyOf = (...conditions: (SQL | undefined)[]): SQL | undefined => or(...conditions)

/** An email address for comparison; empty if it is. */
function emailsIn(email: string): string[] {
  const plain = emailKey(email)
  return plain === '' ? [] : [plain]
}

/** The digits of a phone number; empty if it has none. */
function phonesIn(phone: string): string[] {
  const digits = phoneKey(phone)
  return digits === '' ? [] : [digits]
}
