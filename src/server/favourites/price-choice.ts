import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { choosePrices, PriceChoice } from '../../contract/account/favourites.ts'
import { agrees, recordConsent } from '../consent/ledger.ts'
import { personAt } from '../consent/person.ts'
import { readSender } from '../consent/sender.ts'
import { accounts, priceAlerts } from '../db/schema.ts'
import type { Queries, Transaction } from '../db/types.ts'
import { ApiError, notFound } from '../http/api-error.ts'
import type { Account } from '../http/request/caller.ts'
import type { Language } from '../http/request/language.ts'
import { compareFromNow } from './favourites.ts'
import { priceWords, wholeText } from './price-texts.ts'

/** Returns the hash by which words come back with a choice. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Returns a member's choice about price drops, with the words that they agree to. */
export async function readPriceChoice(db: Queries, account: Account, language: Language): Promise<PriceChoice> {
  const words = priceWords[language](await readSender(db))
  return {
    isOn: await agrees(db, 'email', account.email, 'prices'),
    email: account.email,
    isConfirmed: account.emailVerifiedAt !== null,
    ...words,
    words: hashOf(wholeText(words))
  }
}

interface Choice {
  body: BodyOf<typeof choosePrices>
  language: Language
  /** The page of the shop, and the origin of the API. */
  page: string
  origin: string
  now: Date
}

/**
 * Enters a member's choice about price drops into the consent ledger. Prices are compared with those of this moment, not with
 * earlier ones. Throws 409 if the words have changed, or the address isn't confirmed.
 */
export async function choosePricesOf(tx: Transaction, accountId: string, choice: Choice): Promise<void> {
  const { body, language, page, origin, now } = choice
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!account) throw notFound()
  const known = await readPriceChoice(tx, account, language)
  if (known.isOn === body.isOn) return
  if (body.isOn && (!known.isConfirmed || known.words !== body.words)) throw new ApiError(409, 'conflict')
  const alert = { isOn: body.isOn, language, page, origin }
  if (body.isOn) {
    await tx
      .insert(priceAlerts)
      .values({ accountId, ...alert })
      .onConflictDoUpdate({ target: priceAlerts.accountId, set: alert })
    await compareFromNow(tx, accountId, now)
  }
  await recordConsent(tx, {
    person: await personAt(tx, 'email', account.email, now),
    purpose: 'prices',
    action: body.isOn ? 'given' : 'withdrawn',
    words: { language, text: wholeText(known) },
    source: 'favourites',
    proof: known.isConfirmed ? 'confirmed' : 'typed',
    accountId,
    at: now
  })
}
