import { and, desc, eq, gt } from 'drizzle-orm'
import type { MyWatch } from '../../contract/catalog/watches.ts'
import type { ConsentHooks } from '../consent/unsubscribe.ts'
import { recordConsent } from '../consent/ledger.ts'
import { consentPeople, locations, products, variants, watches } from '../db/schema.ts'
import type { Queries, Transaction } from '../db/types.ts'
import type { Language } from '../http/request/language.ts'
import { enqueue } from '../outbox/jobs.ts'
import { restockJob } from './jobs.ts'

/** Reads the requests of an account that are open, the latest first. */
export async function readWatchesOf(db: Queries, accountId: string, language: Language, now: Date): Promise<MyWatch[]> {
  const rows = await db
    .select({ watch: watches, product: products, size: variants.size, store: locations })
    .from(watches)
    .innerJoin(variants, eq(variants.id, watches.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.id, watches.locationId))
    .where(and(eq(watches.accountId, accountId), eq(watches.state, 'waiting'), gt(watches.expiresAt, now)))
    .orderBy(desc(watches.number))
  return rows.map(({ watch, product, size, store }) => ({
    id: watch.id,
    product: { slug: product.slug, name: product.name[language] },
    size: size[language],
    location: { slug: store.slug, name: store.name[language] },
    channel: watch.channel,
    km: watch.km,
    until: watch.expiresAt.toISOString()
  }))
}

/** Ends a request of an account; with the last one of its address, the consent to such messages is withdrawn. */
export async function endWatchOf(tx: Transaction, accountId: string, id: string, now: Date): Promise<void> {
  const isIt = and(eq(watches.id, id), eq(watches.accountId, accountId), eq(watches.state, 'waiting'))
  const [ended] = await tx.update(watches).set({ state: 'ended' }).where(isIt).returning()
  if (!ended) return
  const isOther = and(eq(watches.personId, ended.personId), eq(watches.state, 'waiting'))
  const [other] = await tx.select({ id: watches.id }).from(watches).where(isOther).limit(1)
  const [person] = await tx.select().from(consentPeople).where(eq(consentPeople.id, ended.personId))
  if (other || !person) return
  await recordConsent(tx, {
    person,
    purpose: 'restock',
    action: 'withdrawn',
    words: null,
    source: 'account',
    proof: 'confirmed',
    about: id,
    accountId,
    at: now
  })
}

/** Ends and restores requests with the consent to their messages. */
export const watchHooks: ConsentHooks = {
  async ended(tx, { personId, purpose, entry }) {
    if (purpose !== 'restock') return
    const isTheirs = eq(watches.personId, personId)
    await tx.delete(watches).where(and(isTheirs, eq(watches.state, 'asked')))
    await tx
      .update(watches)
      .set({ state: 'ended', endedBy: entry })
      .where(and(isTheirs, eq(watches.state, 'waiting')))
  },
  async restored(tx, { purpose, entry, now }) {
    if (purpose !== 'restock') return
    const rows = await tx
      .update(watches)
      .set({ state: 'waiting', endedBy: null })
      .where(and(eq(watches.endedBy, entry ?? -1), gt(watches.expiresAt, now)))
      .returning()
    const jobs = rows.flatMap(({ locationIds, variantId }) => locationIds.map(one => restockJob(one, variantId)))
    await enqueue(tx, ...jobs)
  }
}
