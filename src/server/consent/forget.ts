import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { consentLedger, consentPeople, type ConsentPurpose, consentTexts, watches } from '../db/schema.ts'
import { inBatches, type IsOver, someOf } from '../db/batches.ts'
import type { Database, Queries, Transaction } from '../db/types.ts'
import { recordConsent } from './ledger.ts'
import { type ConsentPerson, erasePerson, findPerson } from './person.ts'

/** An account with its email address, and its phone number or an empty text. */
export interface Contacts {
  accountId: string
  email: string
  phone: string
}

const all: readonly ConsentPurpose[] = ['offers', 'orders', 'restock', 'prices']

/** Finds the people of the ledger who are the holder of an account. */
export async function peopleOf(db: Queries, { accountId, email, phone }: Contacts): Promise<ConsentPerson[]> {
  const found = [
    await findPerson(db, 'email', email),
    phone === '' ? undefined : await findPerson(db, 'sms', phone),
    ...(await onlyOf(db, accountId))
  ].filter(person => person !== undefined)
  return [...new Map(found.map(one => [one.id, one])).values()]
}

/**
 * Withdraws all consents of somebody who deletes their account, and erases their addresses from the ledger: its entries stay as
 * proof, and identify no person without the address and the server's secret.
 */
export async function forgetConsents(tx: Transaction, contacts: Contacts, now: Date): Promise<void> {
  for (const person of await peopleOf(tx, contacts)) {
    for (const purpose of all)
      await recordConsent(tx, {
        person,
        purpose,
        action: 'withdrawn',
        words: null,
        source: 'deletion',
        proof: 'confirmed',
        accountId: contacts.accountId,
        at: now
      })
    await erasePerson(tx, person.id)
  }
}

/** Finds the people whom only an account has entered, such as at a number that was never verified. */
async function onlyOf(tx: Queries, accountId: string): Promise<ConsentPerson[]> {
  const entries = sql`from ${consentLedger} where person_id = ${consentPeople.id} and account_id`
  const own = tx
    .select({ id: consentLedger.personId })
    .from(consentLedger)
    .where(eq(consentLedger.accountId, accountId))
  const isOnly = sql`not exists (select 1 ${entries} is distinct from ${accountId})`
  return tx
    .select()
    .from(consentPeople)
    .where(and(inArray(consentPeople.id, own), isOnly))
}

/** Returns the entries about some people with their words, for the export of a person's data. */
export async function consentsOf(db: Queries, people: readonly ConsentPerson[]) {
  const ids = people.map(({ id }) => id)
  if (ids.length === 0) return []
  const { purpose, action, source, proof, at } = consentLedger
  const rows = await db
    .select({ channel: consentPeople.channel, purpose, action, source, proof, at, words: consentTexts.text })
    .from(consentLedger)
    .innerJoin(consentPeople, eq(consentPeople.id, consentLedger.personId))
    .leftJoin(consentTexts, eq(consentTexts.hash, consentLedger.textHash))
    .where(inArray(consentLedger.personId, ids))
    .orderBy(asc(consentLedger.id))
  return rows.map(row => ({ ...row, at: row.at.toISOString() }))
}

/** Erases addresses for which no consent has stood since then: one to a message about stock stands while it is waited for. */
export async function eraseUnusedAddresses(db: Database, before: Date, isOver?: IsOver): Promise<void> {
  const stands = sql`exists (select 1 from (
    select distinct on (purpose) action, purpose, at from ${consentLedger}
    where person_id = ${consentPeople.id} order by purpose, id desc
  ) as latest where latest.at >= ${before.toISOString()}
    or (latest.action = 'given' and (latest.purpose <> 'restock' or exists (
      select 1 from ${watches} where person_id = ${consentPeople.id} and state in ('asked', 'waiting')))))`
  const isUnused = and(isNotNull(consentPeople.address), lt(consentPeople.createdAt, before), sql`not ${stands}`)
  await inBatches(isOver, () =>
    db
      .update(consentPeople)
      .set({ address: null })
      .where(someOf(db, consentPeople, isUnused))
      .returning({ id: consentPeople.id })
  )
}
