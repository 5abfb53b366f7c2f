import { type ConsentChoice, consentText } from '../../consent/consent-texts.ts'
import { recordConsent } from '../../consent/ledger.ts'
import { personAt } from '../../consent/person.ts'
import { readSender } from '../../consent/sender.ts'
import type { ConsentChannel, ConsentPurpose } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import type { Account } from '../../http/request/caller.ts'
import type { Language } from '../../http/request/language.ts'

const kinds = {
  emailNotification: ['orders', 'email'],
  smsNotification: ['orders', 'sms'],
  marketing: ['offers', 'email']
} as const satisfies Record<string, readonly [ConsentPurpose, ConsentChannel]>

/** The choices of an account about messages. */
export type Choices = Record<keyof typeof kinds, boolean>

interface Shown {
  language: Language
  /** The version of the words. */
  words: number
  source: 'sign-up' | 'account'
  now: Date
}

/** Writes the changed choices of an account into the consent ledger. */
export async function recordChoices(
  tx: Transaction,
  account: Account,
  before: Choices,
  { language, words, source, now }: Shown
): Promise<void> {
  for (const name of ['emailNotification', 'smsNotification', 'marketing'] as const) {
    if (account[name] === before[name]) continue
    const [purpose, channel] = kinds[name]
    const address = channel === 'email' ? account.email : account.phone
    if (address === '') continue
    const isProven = (channel === 'email' ? account.emailVerifiedAt : account.phoneVerifiedAt) !== null
    const choice: ConsentChoice = `account.${name}`
    await recordConsent(tx, {
      person: await personAt(tx, channel, address, now),
      purpose,
      action: account[name] ? 'given' : 'withdrawn',
      words: { language, text: consentText(choice, words, language, await readSender(tx)) },
      source,
      proof: isProven ? 'confirmed' : 'typed',
      accountId: account.id,
      at: now
    })
  }
}
