import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import {
  accounts,
  type ConsentChannel,
  consentLedger,
  consentPeople,
  type ConsentPurpose,
  consentTexts,
  priceAlerts
} from '../db/schema.ts'
import type { Queries, Transaction } from '../db/types.ts'
import type { Language } from '../http/request/language.ts'
import { type ConsentPerson, findPerson } from './person.ts'

/** Words as they were shown. */
export interface ShownWords {
  language: Language
  text: string
}

/** An entry to write. */
export type NewConsent = Pick<
  typeof consentLedger.$inferInsert,
  'purpose' | 'action' | 'source' | 'proof' | 'about' | 'accountId' | 'locationId' | 'at'
> & { person: ConsentPerson; words: ShownWords | null }

/**
 * Writes an entry of the ledger in the transaction of its cause, and sets the switch of the account with that address. Entries of
 * one person wait for each other. Returns the entry's number; undefined for a withdrawal of what isn't given.
 */
export async function recordConsent(tx: Transaction, entry: NewConsent): Promise<number | undefined> {
  const { person, words, ...rest } = entry
  await tx.select({ id: consentPeople.id }).from(consentPeople).where(eq(consentPeople.id, person.id)).for('update')
  if (entry.action === 'withdrawn' && !(await isGiven(tx, person.id, entry.purpose))) return undefined
  const textHash = words && (await keepText(tx, words, entry.at))
  const [made] = await tx
    .insert(consentLedger)
    .values({ ...rest, personId: person.id, textHash })
    .returning({ id: consentLedger.id })
  if (person.channel === 'email' && person.address !== null) await followEntry(tx, entry, person.address)
  return made?.id
}

/** Sets the switches of the account with an email address by an entry. */
async function followEntry(tx: Transaction, { purpose, action }: NewConsent, address: string): Promise<void> {
  const [isOn, isTheirs] = [action === 'given', eq(sql`lower(${accounts.email})`, address)]
  if (purpose === 'offers') await tx.update(accounts).set({ marketing: isOn }).where(isTheirs)
  if (purpose !== 'prices') return
  const theirs = tx.select({ id: accounts.id }).from(accounts).where(isTheirs)
  await tx.update(priceAlerts).set({ isOn }).where(inArray(priceAlerts.accountId, theirs))
}

/** Keeps a text once, and returns its hash. */
async function keepText(tx: Queries, { language, text }: ShownWords, createdAt: Date): Promise<string> {
  const hash = createHash('sha256').update(`${language}\n${text}`).digest('base64url')
  await tx.insert(consentTexts).values({ hash, language, text, createdAt }).onConflictDoNothing()
  return hash
}

/** Returns the latest entry of a purpose; undefined if there is none. */
export async function latestConsent(db: Queries, personId: string, purpose: ConsentPurpose) {
  const isOf = and(eq(consentLedger.personId, personId), eq(consentLedger.purpose, purpose))
  return (await db.select().from(consentLedger).where(isOf).orderBy(desc(consentLedger.id)).limit(1))[0]
}

/** True if a person agrees to a purpose now. */
export const isGiven = async (db: Queries, personId: string, purpose: ConsentPurpose): Promise<boolean> =>
  (await latestConsent(db, personId, purpose))?.action === 'given'

/** True if the person of an address agrees to a purpose now. */
export async function agrees(
  db: Queries,
  channel: ConsentChannel,
  address: string,
  purpose: ConsentPurpose
): Promise<boolean> {
  const person = await findPerson(db, channel, address)
  return person !== undefined && isGiven(db, person.id, purpose)
}
