import { and, eq } from 'drizzle-orm'
import { isGiven } from '../consent/ledger.ts'
import { transaction } from '../db/connection/transaction.ts'
import type { Context } from '../context.ts'
import { business, listings, locations, products, variants, watches } from '../db/schema.ts'
import { prepareFoot } from '../consent/letter-foot.ts'
import { watchEmails, type WatchFacts } from '../mail/email-templates/watch-emails.ts'
import { written } from '../mail/letter/written.ts'
import { textNumber } from '../mail/send.ts'
import type { Handler } from '../outbox/worker.ts'
import { linkTo } from '../people/accounts/links.ts'
import { isSaleOn, timeAt } from '../shop/menu/sale.ts'
import { passOn } from './notify.ts'
import { watchToken } from './watch-token.ts'
import { writeMoney } from '../mail/write-money.ts'

/** Dependencies of the letters. */
export type WatchContext = Pick<Context, 'db' | 'clock' | 'send' | 'canText'>

type Found = NonNullable<Awaited<ReturnType<typeof findWatch>>>

/** Finds a request with its size and store: the one whose stock its message is about, or else where it was asked for. */
async function findWatch(db: Context['db'], id: string) {
  const [watch] = await db.select().from(watches).where(eq(watches.id, id))
  if (!watch) return undefined
  const [row] = await db
    .select({ product: products, size: variants.size, store: locations, listing: listings, shop: business })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.id, watch.notifiedLocationId ?? watch.locationId))
    .leftJoin(listings, and(eq(listings.variantId, variants.id), eq(listings.locationId, locations.id)))
    .leftJoin(business, eq(business.id, business.id))
    .where(eq(variants.id, watch.variantId))
  return row && { ...row, watch }
}

function factsOf({ watch, product, size, store, listing, shop }: Found, now: Date): WatchFacts {
  const { language } = watch
  const cents = listing && (isSaleOn(listing, timeAt(store, now)) ? listing.salePrice : listing.price)
  const { line1, unit, city, province, postalCode } = store.address
  const day = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: store.timezone })
  return {
    product: product.name[language],
    size: size[language],
    store: store.name[language],
    address: [unit ? `${line1}, ${unit}` : line1, `${city} ${province} ${postalCode}`],
    price: typeof cents === 'number' ? writeMoney(cents, shop?.currency ?? 'CAD', language) : null,
    link: linkTo(new URL(watch.page), {}, `#/${store.slug}/products/${encodeURIComponent(product.slug)}`),
    day: day.format(watch.state === 'asked' ? watch.expiresAt : watch.createdAt)
  }
}

/** Returns the handler that asks a guest to confirm a request; none for one that is confirmed or gone. */
export function sendConfirmation({ db, clock, send }: WatchContext): Handler {
  return async ({ id, payload }) => {
    const found = await findWatch(db, (payload as { watch: string }).watch)
    if (found?.watch.state !== 'asked') return
    const { watch, shop } = found
    const { language } = watch
    const [name, foot] = [shop?.name ?? '', await prepareFoot(db, { ...watch, purpose: 'restock' })]
    const link = `${watch.origin}/watches/${await watchToken(db, watch.id)}`
    const emails = watchEmails[language]
    const letter = emails.confirm(name, { ...factsOf(found, clock()), link, words: watch.words })
    const whole = { ...letter, parts: [...letter.parts, ...emails.foot(foot)] }
    await send({
      channel: 'email',
      to: watch.address,
      messageId: `watch-confirmation-${id}`,
      unsubscribe: foot.unsubscribe,
      ...written(whole, { channel: 'email', shop: name, language })
    })
  }
}

/**
 * Returns the handler that sends the message of a request. Nothing is sent after a withdrawal, and the piece is the next one’s; one
 * whose piece is sold by then waits on.
 */
export function sendWatchLetter(context: WatchContext): Handler {
  const { db, clock, send, canText } = context
  return async ({ id, payload, attempts }) => {
    const found = await findWatch(db, (payload as { watch: string }).watch)
    if (found?.watch.state !== 'notified') return
    const { watch, shop, listing } = found
    if (!(await isGiven(db, watch.personId, 'restock'))) return skip(context, found, 'ended')
    // Once it was tried, it may have arrived: then it is sent again with the same id, or not at all.
    const isGone = !listing?.available || listing.stock === 0
    if (isGone && attempts === 1) return skip(context, found, 'waiting')
    if (watch.channel === 'sms' && !canText) return
    const { language, channel } = watch
    const [name, foot] = [shop?.name ?? '', await prepareFoot(db, { ...watch, purpose: 'restock' })]
    const [emails, facts] = [watchEmails[language], factsOf(found, clock())]
    const email = emails.back(name, facts)
    const letter =
      channel === 'sms'
        ? emails.backText(name, facts, foot.unsubscribe)
        : { ...email, parts: [...email.parts, ...emails.foot(foot)] }
    await send({
      channel,
      to: channel === 'sms' ? textNumber(watch.address) : watch.address,
      messageId: `watch-letter-${id}`,
      unsubscribe: foot.unsubscribe,
      ...written(letter, { channel, shop: name, language })
    })
  }
}

/** Takes back that somebody is notified: the request waits on or has ended, and its piece is for the next. */
async function skip({ db }: WatchContext, { watch }: Found, state: 'waiting' | 'ended'): Promise<void> {
  await transaction(db, async tx => {
    const isIt = and(eq(watches.id, watch.id), eq(watches.state, 'notified'))
    const [changed] = await tx
      .update(watches)
      .set({ state, notifiedAt: null, notifiedLocationId: null })
      .where(isIt)
      .returning()
    if (changed) await passOn(tx, watch.notifiedLocationId ?? watch.locationId, watch.variantId)
  })
}
