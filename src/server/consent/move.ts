import { eq } from 'drizzle-orm'
import { type ConsentPurpose, consentTexts } from '../db/schema.ts'
import type { Transaction } from '../db/types.ts'
import { latestConsent, recordConsent } from './ledger.ts'
import { findPerson, personAt } from './person.ts'

const kept: readonly ConsentPurpose[] = ['offers', 'orders', 'prices']

/**
 * Takes the consents of an account along to its new, confirmed email address: they stand there from now on, with the same words,
 * and no longer at the old one.
 */
export async function moveConsents(
  tx: Transaction,
  { from, to, accountId, now: at }: { from: string; to: string; accountId: string; now: Date }
): Promise<void> {
  const old = await findPerson(tx, 'email', from)
  if (!old) return
  const person = await personAt(tx, 'email', to, at)
  for (const purpose of kept) {
    const latest = await latestConsent(tx, old.id, purpose)
    if (latest?.action !== 'given') continue
    const [words = null] =
      latest.textHash === null
        ? []
        : await tx
            .select({ language: consentTexts.language, text: consentTexts.text })
            .from(consentTexts)
            .where(eq(consentTexts.hash, latest.textHash))
    const entry = { purpose, source: 'address', accountId, at } as const
    await recordConsent(tx, { ...entry, person, action: 'given', words, proof: 'confirmed' })
    await recordConsent(tx, { ...entry, person: old, action: 'withdrawn', words: null, proof: 'confirmed' })
  }
}
