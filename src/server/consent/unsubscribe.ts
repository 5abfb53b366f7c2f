import { eq } from 'drizzle-orm'
import { consentLedger, consentPeople, type ConsentPurpose } from '../db/schema.ts'
import type { Transaction } from '../db/types.ts'
import { latestConsent, recordConsent, type ShownWords } from './ledger.ts'

/** Everything that ends with the consent to a purpose, or comes back when the withdrawal of that entry is undone. */
export interface ConsentHooks {
  ended: (tx: Transaction, change: ConsentEnd) => Promise<void>
  restored: (tx: Transaction, change: ConsentEnd) => Promise<void>
}

/** A withdrawal: its person and purpose, and the number of its entry. */
export interface ConsentEnd {
  personId: string
  purpose: ConsentPurpose
  /** The number of the withdrawal; null if nothing was given yet, as by a guest who has not confirmed a request. */
  entry: number | null
  now: Date
}

interface Withdrawal {
  personId: string
  purpose: ConsentPurpose
  /** The words of the page; null from a mail program, which shows none of ours. */
  words: ShownWords | null
  now: Date
}

/** Finds the address of a link by its id; undefined if there is none. */
async function findById(tx: Transaction, id: string) {
  return (await tx.select().from(consentPeople).where(eq(consentPeople.id, id)))[0]
}

/** Withdraws a consent at the instant. Returns the number of the entry; undefined if nothing was given. */
export async function withdraw(
  tx: Transaction,
  { personId, purpose, words, now }: Withdrawal,
  hooks: ConsentHooks
): Promise<number | undefined> {
  const person = await findById(tx, personId)
  if (!person) return undefined
  const source = words === null ? 'mail-program' : 'letter'
  const entry = await recordConsent(tx, { person, purpose, action: 'withdrawn', words, source, proof: 'link', at: now })
  await hooks.ended(tx, { personId, purpose, entry: entry ?? null, now })
  return entry
}

/** Returns the withdrawal of an entry, if it is still the last word on its purpose. */
export async function openWithdrawal(tx: Transaction, entry: number) {
  const [row] = await tx.select().from(consentLedger).where(eq(consentLedger.id, entry))
  if (!row || row.action !== 'withdrawn') return undefined
  const latest = await latestConsent(tx, row.personId, row.purpose)
  const person = await findById(tx, row.personId)
  return latest?.id === entry && person && person.address !== null ? { row, person } : undefined
}

/** Gives a consent again whose withdrawal was a mistake. False if something else happened since. */
export async function undoWithdrawal(
  tx: Transaction,
  { entry, words, now }: { entry: number; words: ShownWords; now: Date },
  hooks: ConsentHooks
): Promise<boolean> {
  const open = await openWithdrawal(tx, entry)
  if (!open) return false
  const { purpose, personId } = open.row
  await recordConsent(tx, {
    person: open.person,
    purpose,
    action: 'given',
    words,
    source: 'letter',
    proof: 'link',
    at: now
  })
  await hooks.restored(tx, { personId, purpose, entry, now })
  return true
}
