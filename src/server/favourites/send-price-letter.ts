import { and, eq } from 'drizzle-orm'
import { wallAt } from '../../rules/time/time-zone.ts'
import { findPerson } from '../consent/person.ts'
import { isGiven } from '../consent/ledger.ts'
import { prepareFoot } from '../consent/letter-foot.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { accounts, business, favourites, priceAlerts } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import type { Language } from '../http/request/language.ts'
import { priceEmails, type PriceRow } from '../mail/email-templates/price-emails.ts'
import { written } from '../mail/letter/written.ts'
import { writeMoney } from '../mail/write-money.ts'
import { writeTime } from '../mail/write-time.ts'
import type { Handler } from '../outbox/worker.ts'
import { linkTo } from '../people/accounts/links.ts'
import type { LetterDrop, PriceLetter } from './jobs.ts'
import { type PriceNow, pricesNow } from './prices-now.ts'

type LetterContext = Pick<Context, 'db' | 'clock' | 'send'>

/** A drop that is still one, with its price now. */
interface Current {
  drop: LetterDrop
  price: PriceNow
}

/**
 * Returns the handler that sends a member's letter about price drops. Prices, stock and consent are looked up again right before:
 * nothing is sent after a withdrawal, and what no longer costs less is left out, and may be written about another time.
 */
export function sendPriceLetter(context: LetterContext): Handler {
  const { db, clock, send } = context
  return async ({ id, payload, attempts }) => {
    const { account: accountId, drops } = payload as PriceLetter
    const reader = await findReader(db, accountId)
    if (!reader) return
    const current = await stillDropped(db, drops, clock())
    // Once it was tried, it may have arrived.
    if (attempts === 1 && current.length < drops.length) await giveBack(db, accountId, drops, current)
    const [first] = current
    if (!first) return
    const { account, alert, person } = reader
    const { language } = alert
    const [shop] = await db.select({ name: business.name, currency: business.currency }).from(business)
    const name = shop?.name ?? ''
    const { store } = first.price
    const foot = await prepareFoot(db, { ...alert, purpose: 'prices', personId: person.id, locationId: store.id })
    const letter = priceEmails[language]({
      name: `${account.firstName} ${account.lastName}`.trim(),
      rows: current.map(one => rowOf(one, language, shop?.currency ?? 'CAD')),
      link: linkTo(new URL(alert.page), {}, `#/${store.slug}/favourites`),
      foot
    })
    await send({
      channel: 'email',
      to: account.email,
      messageId: `price-letter-${id}`,
      unsubscribe: foot.unsubscribe,
      ...written(letter, { channel: 'email', shop: name, language })
    })
  }
}

/** Finds a member who still wants letters about prices and can get them; undefined for others. */
async function findReader(db: Queries, accountId: string) {
  const [row] = await db
    .select({ account: accounts, alert: priceAlerts })
    .from(accounts)
    .innerJoin(priceAlerts, eq(priceAlerts.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row || row.account.emailVerifiedAt === null) return undefined
  const person = await findPerson(db, 'email', row.account.email)
  return person && (await isGiven(db, person.id, 'prices')) ? { ...row, person } : undefined
}

async function stillDropped(db: Queries, drops: readonly LetterDrop[], now: Date): Promise<Current[]> {
  const locationIds = [...new Set(drops.map(({ location }) => location))]
  const productIds = [...new Set(drops.map(({ product }) => product))]
  const prices = await pricesNow(db, locationIds, productIds, now)
  return drops.flatMap(drop => {
    const price = prices.find(({ variant, store }) => variant === drop.variant && store.id === drop.location)
    return price?.isThere && price.cents < drop.before ? [{ drop, price }] : []
  })
}

/** Lets drops that aren't written about be drops again; without any other, the day's letter too. */
async function giveBack(db: Context['db'], accountId: string, drops: LetterDrop[], current: Current[]): Promise<void> {
  const told = new Set(current.map(({ drop }) => drop))
  await transaction(db, async tx => {
    const isIt = eq(priceAlerts.accountId, accountId)
    await tx.select({ id: priceAlerts.accountId }).from(priceAlerts).where(isIt).for('update')
    for (const drop of drops.filter(one => !told.has(one))) {
      const isFavourite = and(eq(favourites.accountId, accountId), eq(favourites.productId, drop.product))
      const [row] = await tx.select().from(favourites).where(isFavourite).for('update')
      if (row?.lowest[drop.variant] !== drop.now) continue
      const lowest = { ...row.lowest, [drop.variant]: drop.before }
      await tx.update(favourites).set({ lowest }).where(isFavourite)
    }
    if (current.length === 0) await tx.update(priceAlerts).set({ letteredAt: null }).where(isIt)
  })
}

function rowOf({ drop, price }: Current, language: Language, currency: string): PriceRow {
  const { product, size, store, cents, saleEnds } = price
  return {
    product: product.name[language],
    size: size[language],
    store: store.name[language],
    before: writeMoney(drop.before, currency, language),
    now: writeMoney(cents, currency, language),
    until: saleEnds === undefined ? undefined : writeEnd(saleEnds, language, store.timezone)
  }
}

/** Formats the end of a sale on the store's clocks: `December 5, 2026 at 9:00 pm`, `5 décembre 2026 à 21 h`. */
function writeEnd(at: string, language: Language, zone: string): string {
  const wall = wallAt(new Date(at).getTime(), zone)
  const day = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(wall)
  return `${day} ${language === 'fr' ? 'à' : 'at'} ${writeTime(wall, language)}`
}
