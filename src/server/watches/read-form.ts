import { and, eq, gt, inArray } from 'drizzle-orm'
import type { ReplyOf } from '../../contract/http/endpoint.ts'
import { type readWatchForm, watchReaches } from '../../contract/catalog/watches.ts'
import { readSender } from '../consent/sender.ts'
import type { Context } from '../context.ts'
import { type ConsentChannel, watches } from '../db/schema.ts'
import type { Account } from '../http/request/caller.ts'
import type { Language } from '../http/request/language.ts'
import { type NamedWatch, watchText, wordsHash } from './watch-texts.ts'
import { storesWithin, type WatchedSize } from './find-size.ts'

type Form = ReplyOf<typeof readWatchForm>

/** Returns the addresses at which somebody can be reached: null for one that a guest has yet to type. */
export function channelsOf(account: Account | undefined, canText: boolean): Form['channels'] {
  if (!account) return [{ channel: 'email', address: null }]
  const hasPhone = canText && account.phone !== '' && account.phoneVerifiedAt !== null
  return [
    { channel: 'email', address: account.email },
    ...(hasPhone ? [{ channel: 'sms' as const, address: account.phone.replace(/;.*/, '') }] : [])
  ]
}

/** Returns the words of a request for a size. */
export const nameWatch = (
  { product, size, store }: WatchedSize,
  { channel, km }: { channel: ConsentChannel; km: number | null },
  language: Language
): NamedWatch => ({ channel, km, product: product.name[language], size: size[language], store: store.name[language] })

/** Returns the form with which somebody asks for a message about a size. */
export async function formFor(
  { db, canText, clock }: Pick<Context, 'db' | 'canText' | 'clock'>,
  size: WatchedSize,
  account: Account | undefined,
  language: Language
): Promise<Form> {
  const channels = channelsOf(account, canText)
  const all = await Promise.all(
    watchReaches.map(async km => ({ km, stores: (await storesWithin(db, size.store, km)).length }))
  )
  const reaches = all.filter(({ km, stores }, at) => km === null || stores > (all[at - 1]?.stores ?? 1))
  const sender = await readSender(db, size.store.id)
  const words = channels.flatMap(({ channel }) =>
    reaches.map(({ km }) => {
      const text = watchText(nameWatch(size, { channel, km }, language), language, sender)
      return { channel, km, text, hash: wordsHash(text) }
    })
  )
  const open = account && (await openOf(db, account.id, size.variantId, clock()))
  return { channels, reaches, words, open: open ?? null }
}

async function openOf(db: Context['db'], accountId: string, variantId: string, now: Date) {
  const isOpen = and(inArray(watches.state, ['asked', 'waiting']), gt(watches.expiresAt, now))
  const [row] = await db
    .select()
    .from(watches)
    .where(and(eq(watches.accountId, accountId), eq(watches.variantId, variantId), isOpen))
  return row && { id: row.id, channel: row.channel, km: row.km, until: row.expiresAt.toISOString() }
}
