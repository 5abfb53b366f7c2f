import { and, count, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { BodyOf, ReplyOf } from '../../contract/http/endpoint.ts'
import { type askForWatch, watchReaches } from '../../contract/catalog/watches.ts'
import { emailKey, isSameEmail } from '../../contract/typed/email.ts'
import { recordConsent } from '../consent/ledger.ts'
import { type ConsentPerson, personAt } from '../consent/person.ts'
import { readSender } from '../consent/sender.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { newId, watches } from '../db/schema.ts'
import type { Transaction } from '../db/types.ts'
import { ApiError, badFields } from '../http/api-error.ts'
import type { Account } from '../http/request/caller.ts'
import type { RequestContext } from '../http/route.ts'
import { enqueue } from '../outbox/jobs.ts'
import { countFrom } from '../rate-limit/count-networks.ts'
import { countTry } from '../rate-limit/count-try.ts'
import { linksSent, sendingsByAddress } from '../rate-limit/limits.ts'
import { channelsOf, nameWatch } from './read-form.ts'
import { storesWithin, type WatchedSize } from './find-size.ts'
import { confirmationJob, restockJob } from './jobs.ts'
import { WATCH_DAYS, watchText, wordsHash } from './watch-texts.ts'

const DAY = 86_400_000

/** Days in which a guest can confirm a request. */
export const CONFIRM_DAYS = 2

/** Maximum number of open requests of one address. */
const MOST = 50

type Asked = BodyOf<typeof askForWatch>

interface Request extends RequestContext {
  origin: string
}

/** Stores a request for one message when a size is back. One that is open for the same size and address is replaced. */
export async function ask(
  context: Context,
  size: WatchedSize,
  { account, body }: { account: Account | undefined; body: Asked },
  request: Request
): Promise<ReplyOf<typeof askForWatch>> {
  const { db, clock, wake } = context
  const { language } = request
  const to = addressFor(context, account, body)
  if (!watchReaches.some(km => km === body.km)) throw badFields({ km: 'unknown' })
  const sender = await readSender(db, size.store.id)
  const words = watchText(nameWatch(size, body, language), language, sender)
  if (size.isThere || wordsHash(words) !== body.words) throw new ApiError(409, 'conflict')
  if (!to.isConfirmed) await countLetter(context, to.address, request)
  const locationIds = await storesWithin(db, size.store, body.km)
  const expiresAt = new Date(clock().getTime() + (to.isConfirmed ? WATCH_DAYS : CONFIRM_DAYS) * DAY)
  await transaction(db, async tx => {
    const now = clock()
    const person = await personAt(tx, body.channel, to.address, now)
    const number = await makeRoom(tx, person, size.variantId, to.isConfirmed, now)
    const [made] = await tx
      .insert(watches)
      .overridingSystemValue()
      .values({
        id: newId(),
        number: number ?? sql`nextval(pg_get_serial_sequence('watches', 'number'))`,
        personId: person.id,
        channel: body.channel,
        address: to.address,
        accountId: to.isConfirmed ? account?.id : null,
        variantId: size.variantId,
        locationId: size.store.id,
        km: body.km,
        locationIds,
        language,
        page: request.client.page.href,
        origin: request.origin,
        words,
        state: to.isConfirmed ? 'waiting' : 'asked',
        createdAt: now,
        expiresAt
      })
      .onConflictDoNothing()
      .returning()
    if (made?.state === 'waiting') await beginToWait(tx, made, person, 'confirmed', now)
    if (made?.state === 'asked') await enqueue(tx, confirmationJob(made.id))
  })
  wake()
  return { state: to.isConfirmed ? 'waiting' : 'asked', until: expiresAt.toISOString() }
}

/** Returns where the message goes, and whether the member has confirmed the address; throws 422 without one. */
function addressFor({ canText }: Context, account: Account | undefined, { channel, email }: Asked) {
  const own = channelsOf(account, canText).find(one => one.channel === channel)
  if (!own) throw badFields({ channel: 'unknown' })
  if (email !== null && !(account && isSameEmail(email, account.email))) return { address: email, isConfirmed: false }
  if (own.address === null) throw badFields({ email: 'required' })
  return { address: own.address, isConfirmed: channel === 'sms' || account?.emailVerifiedAt !== null }
}

async function countLetter({ db, clock }: Context, address: string, { client }: Request): Promise<void> {
  await countFrom(db, sendingsByAddress, client.address, clock())
  await countTry(db, linksSent, `watch\n${emailKey(address)}`, clock())
}

/**
 * Deletes the requests that a new one replaces, and returns the place in line of the waiting one among them, which the new one takes. A guest's that is not confirmed replaces no waiting one: anybody can type anybody's
 * address. Throws 429 for too many.
 */
async function makeRoom(
  tx: Transaction,
  { id }: ConsentPerson,
  variantId: string,
  isConfirmed: boolean,
  now: Date
): Promise<number | undefined> {
  const isOpen = and(eq(watches.personId, id), inArray(watches.state, ['asked', 'waiting']))
  const isReplaced = isConfirmed ? eq(watches.variantId, variantId) : eq(watches.state, 'asked')
  const gone = await tx
    .delete(watches)
    .where(and(isOpen, or(and(eq(watches.variantId, variantId), isReplaced), lt(watches.expiresAt, now))))
    .returning()
  const [row] = await tx.select({ open: count() }).from(watches).where(isOpen)
  if ((row?.open ?? 0) >= MOST) throw new ApiError(429, 'rate_limited')
  const isKept = (one: (typeof gone)[number]) =>
    one.variantId === variantId && one.state === 'waiting' && one.expiresAt >= now
  return gone.find(isKept)?.number
}

/** Enters the consent to a request that begins to wait, and looks whether the size is back already. */
export async function beginToWait(
  tx: Transaction,
  watch: typeof watches.$inferSelect,
  person: ConsentPerson,
  proof: 'confirmed' | 'link',
  now: Date
): Promise<void> {
  await recordConsent(tx, {
    person,
    purpose: 'restock',
    action: 'given',
    words: { language: watch.language, text: watch.words },
    source: 'watch',
    proof,
    about: watch.id,
    accountId: watch.accountId,
    locationId: watch.locationId,
    at: now
  })
  await enqueue(tx, ...watch.locationIds.map(location => restockJob(location, watch.variantId)))
}
