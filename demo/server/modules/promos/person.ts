import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { accounts, isPhone, nationalOf, orders, promoUses } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** By what somebody is known who uses codes: their account, e-mail addresses and phone numbers. */
export interface Person {
  accountId: string | null
  emails: readonly string[]
  phones: readonly string[]
}

/** An e-mail address as codes remember it. */
export const emailOf = (email: string): string => email.trim().toLowerCase()

/** Who somebody is while their cart is looked at: the account; a guest is nobody yet. */
export async function personOf(db: Queries, accountId: string | null): Promise<Person | undefined> {
  if (accountId === null) return undefined
  const [account] = await db
    .select({ email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account && { accountId, emails: [emailOf(account.email)], phones: phonesIn(account.phone) }
}

/** The same person with what they gave at checkout, which makes somebody of a guest as well. */
export const personWith = (person: Person | undefined, given: { email: string; phone: string }): Person => ({
  accountId: person?.accountId ?? null,
  emails: [...(person?.emails ?? []), emailOf(given.email)],
  phones: [...(person?.phones ?? []), ...phonesIn(given.phone)]
})

/** How many orders somebody has placed and not cancelled. */
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

/** How often somebody has used each of some promos, by their ids; cancelled orders don't count. */
export async function usesOf(
  db: Queries,
  { accountId, emails, phones }: Person,
  promoIds: readonly string[]
): Promise<ReadonlyMap<string, number>> {
  if (promoIds.length === 0) return new Map()
  const rows = await db
    .select({ id: promoUses.promoId, count: sql<number>`count(*)::int` })
    .from(promoUses)
    .where(
      and(
        inArray(promoUses.promoId, [...promoIds]),
        anyOf(
          accountId === null ? undefined : eq(promoUses.accountId, accountId),
          inArray(promoUses.email, [...emails]),
          phones.length === 0 ? undefined : inArray(promoUses.phone, [...phones])
        )
      )
    )
    .groupBy(promoUses.promoId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const anyOf = (...conditions: (SQL | undefined)[]): SQL | undefined => or(...conditions)

/** The digits of a number, none of one without any. */
function phonesIn(phone: string): string[] {
  const digits = nationalOf(phone)
  return digits === '' ? [] : [digits]
}
