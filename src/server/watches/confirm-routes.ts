import type { Context as HonoContext, Hono } from 'hono'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { senderLine } from '../../rules/text/sender-line.ts'
import { readSender } from '../consent/sender.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { consentPeople, locations, products, variants, watches } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { keepPrivate, type LetterPage, letterPage } from '../http/pages/letter-page.ts'
import { languageIn } from '../http/request/language.ts'
import { linkTo } from '../people/accounts/links.ts'
import { beginToWait } from './ask.ts'
import { confirmWords } from './confirm-words.ts'
import { readWatchToken } from './watch-token.ts'
import { WATCH_DAYS } from './watch-texts.ts'

/**
 * Serves the page on which a guest confirms a request. Reading it changes nothing: only its button does, because mail scanners
 * open links.
 */
export function confirmRoutes(app: Hono, context: Context): void {
  const { db, clock, wake } = context
  keepPrivate(app, '/watches/*')

  const send = async (c: HonoContext, page: Omit<LetterPage, 'shop' | 'sender'>, locationId?: string, status = 200) => {
    const sender = await readSender(db, locationId)
    const whole = letterPage({ ...page, shop: sender.business.name, sender: senderLine(sender) })
    return c.html(whole, status === 404 ? 404 : 200)
  }
  const gone = (c: HonoContext, language = languageIn(c)) => {
    const { gone: title, goneText } = confirmWords[language]
    return send(c, { language, title, paragraphs: [goneText] }, undefined, 404)
  }

  app.get('/watches/:token', async c => {
    const found = await findOpen(db, await readWatchToken(db, c.req.param('token')), clock())
    if (!found) return gone(c)
    const { watch, product, slug, store } = found
    const words = confirmWords[watch.language]
    if (watch.state === 'waiting') return send(c, donePage(found, linkOf(watch, store, slug)), watch.locationId)
    const button = { action: c.req.path, label: words.button, isMain: true }
    const title = words.ask(product[watch.language])
    return send(c, { language: watch.language, title, paragraphs: [watch.words], button }, watch.locationId)
  })

  app.post('/watches/:token', async c => {
    const id = await readWatchToken(db, c.req.param('token'))
    await transaction(db, tx => confirm(tx, id, clock()))
    wake()
    const found = await findOpen(db, id, clock())
    if (!found) return gone(c)
    return send(c, donePage(found, linkOf(found.watch, found.store, found.slug)), found.watch.locationId)
  })
}

type Tx = Parameters<typeof beginToWait>[0]

/** Lets a request wait that its holder confirms; the same press again changes nothing. */
async function confirm(tx: Tx, id: string | undefined, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + WATCH_DAYS * 86_400_000)
  const isAsked = and(eq(watches.id, id ?? ''), eq(watches.state, 'asked'), gt(watches.expiresAt, now))
  const [watch] = await tx.update(watches).set({ state: 'waiting', expiresAt }).where(isAsked).returning()
  if (!watch) return
  const [person] = await tx.select().from(consentPeople).where(eq(consentPeople.id, watch.personId))
  if (person) await beginToWait(tx, watch, person, 'link', now)
}

async function findOpen(db: Queries, id: string | undefined, now: Date) {
  const isOpen = and(inArray(watches.state, ['asked', 'waiting']), gt(watches.expiresAt, now))
  const [row] = await db
    .select({ watch: watches, product: products.name, slug: products.slug, size: variants.size, store: locations })
    .from(watches)
    .innerJoin(variants, eq(variants.id, watches.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.id, watches.locationId))
    .where(and(eq(watches.id, id ?? ''), isOpen))
  return row
}

type Open = NonNullable<Awaited<ReturnType<typeof findOpen>>>

const linkOf = (watch: Open['watch'], store: Open['store'], slug: string): string =>
  linkTo(new URL(watch.page), {}, `#/${store.slug}/products/${encodeURIComponent(slug)}`)

function donePage({ watch, product, size, store }: Open, url: string): Omit<LetterPage, 'shop' | 'sender'> {
  const { language } = watch
  const words = confirmWords[language]
  const format = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: store.timezone })
  const text = words.doneText(product[language], size[language], format.format(watch.expiresAt))
  return { language, title: words.done, isDone: true, paragraphs: [text], link: { url, label: words.see } }
}
