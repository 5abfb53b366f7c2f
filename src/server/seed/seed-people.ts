import { consentWordsVersion } from '../../contract/account/consent-words.ts'
import { recordChoices } from '../people/accounts/choices.ts'
import type { SeedPerson } from './types.ts'
import { accounts, pointsLedger } from '../db/schema.ts'
import { transaction } from '../db/connection/transaction.ts'
import type { Database } from '../db/types.ts'

/** Creates accounts for people who have none, with granted points; existing accounts are not changed. */
export async function seedPeople(db: Database, people: SeedPerson[], now: Date): Promise<void> {
  if (people.length === 0) return
  await transaction(db, async tx => {
    const seeded = await tx
      .insert(accounts)
      .values(
        people.map(({ key: _key, language: _language, ...person }) => ({
          ...person,
          phoneVerifiedAt: now,
          createdAt: now
        }))
      )
      .onConflictDoNothing()
      .returning()
    const gifts = seeded.flatMap(({ id, points }) => (points > 0 ? [{ accountId: id, points }] : []))
    if (gifts.length > 0)
      await tx.insert(pointsLedger).values(gifts.map(gift => ({ ...gift, kind: 'granted' as const, at: now })))
    const shown = { language: 'en', words: consentWordsVersion, source: 'account', now } as const
    for (const account of seeded) await recordChoices(tx, account, { ...account, marketing: false }, shown)
  })
}
