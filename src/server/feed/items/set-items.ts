import { and, eq, inArray } from 'drizzle-orm'
import { feedItem } from '../../../contract/feed/feed-items.ts'
import type { FeedResult } from '../../../contract/feed/feed-result.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/connection/transaction.ts'
import { listings, variants } from '../../db/schema.ts'
import type { Transaction } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'
import type { ListedProduct, ListedVariant } from '../../import/gather.ts'
import { readAwaited, wantedKey, wantNone, wantPictures } from '../../import/pictures/want-pictures.ts'
import { type Counted, createPlan } from '../../import/write/plan.ts'
import { loadProducts } from '../../import/write/stored.ts'
import { readIdentified } from '../../import/write/taken.ts'
import { waitForTurn } from '../../import/write/turn.ts'
import { write, type Written } from '../../import/write/write.ts'
import { noteStaff } from '../../staff/audited.ts'
import type { Refusal } from '../item.ts'
import type { FeedCaller } from '../only-feed.ts'
import { readItems, refusedResult } from '../read-items.ts'
import { createItemFinder, type KnownSize, type Meaning, readKnownSizes } from './known-sizes.ts'
import { createMerger } from './merge-items.ts'
import { mergeUntilFree, type Read } from './merge-until-free.ts'
import { readShop } from './read-shop.ts'

/** A batch: its items, and the source of products that their ids belong to. */
interface Batch {
  items: readonly unknown[]
  source: string
}

/**
 * Creates and changes the sizes of a batch and their products, each item alone, in one transaction with its messages and its
 * audit entry.
 */
export async function setItems(
  context: Context,
  caller: FeedCaller,
  { items, source }: Batch,
  language: Language
): Promise<FeedResult[]> {
  const read = readItems(feedItem, items)
  const results = await transaction(context.db, async tx => {
    await waitForTurn(tx)
    const { places, written } = await writeItems(tx, context, caller, { read, source })
    await tellOf(tx, context, caller, written)
    return places.map((place, index) => resultOf(index, place, written, language))
  })
  context.wake()
  context.wakePictures()
  return results
}

async function writeItems(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  { location }: FeedCaller,
  { read, source }: { read: readonly Read[]; source: string }
) {
  const items = read.flatMap(one => (one.ok ? [one.item] : []))
  const known = await readKnownSizes(tx, { locationId: location.id, source }, items)
  const find = createItemFinder(known)
  const meant = read.map((one): Meaning => (one.ok ? find(one.item) : one))
  await holdListings(
    tx,
    location.id,
    meant.flatMap(one => ('id' in one ? [one] : []))
  )
  const { shop, reading } = await readShop(tx, location, source)
  const ids = new Set(meant.flatMap(one => ('productId' in one && one.productId !== null ? [one.productId] : [])))
  const before = await loadProducts(tx, location.id, [...ids])
  const identified = await readIdentified(tx)
  const { places, listed } = mergeUntilFree(
    read,
    meant,
    () => createMerger(before, reading),
    products => createPlan(shop, before, tallies(), clock()).refusedOf(products, identified)
  )
  const awaited = await readAwaited(tx, [...ids], clock())
  const written = await write(tx, { ...shop, awaited }, { listed, before, identified }, tallies(), clock())
  await wantWritten(tx, listed, written, { awaited, now: clock() })
  return { places, written }
}

/** Notes the pictures that written products are to get; one whose picture is said anew waits for no other. */
async function wantWritten(
  tx: Transaction,
  listed: readonly ListedProduct[],
  { plan, ids }: Written,
  { awaited, now }: { awaited: ReadonlySet<string>; now: Date }
): Promise<void> {
  const settled = listed.flatMap(({ externalId, picture }) => {
    const id = ids.get(externalId)
    const isSaid = id !== undefined && picture !== undefined && !plan.pictures.has(id)
    return isSaid && !awaited.has(wantedKey(id, picture ?? '')) ? [id] : []
  })
  await wantNone(tx, settled)
  const pictures = [...plan.pictures].map(([productId, source]) => ({ productId, source }))
  await wantPictures(tx, pictures, { importId: null, now })
}

const tallies = (): Counted => {
  const tally = () => ({ added: 0, changed: 0, unchanged: 0 })
  return { products: tally(), variants: tally(), notInFile: 0 }
}

/**
 * Locks the listings of sizes in the order in which orders do, before they are read: stock that an item leaves out is then the stock
 * that is written.
 */
async function holdListings(tx: Transaction, locationId: string, sizes: readonly KnownSize[]): Promise<void> {
  const { variantId } = listings
  const ids = sizes.map(({ id }) => id)
  await tx
    .select({ variantId })
    .from(listings)
    .where(and(eq(listings.locationId, locationId), inArray(variantId, ids)))
    .orderBy(variantId)
    .for('no key update')
}

const changesIn = ({ outcomes }: Written): number =>
  [...outcomes.values()].filter(outcome => outcome !== 'unchanged').length

/** Notes the changes of a batch, and says so to the open pages of all stores that show it. */
async function tellOf(
  tx: Transaction,
  context: Context,
  { member, location }: FeedCaller,
  written: Written
): Promise<void> {
  const changes = changesIn(written)
  if (changes === 0) return
  const others = await tx
    .selectDistinct({ id: listings.locationId })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .where(inArray(variants.productId, written.shared))
  const ids = new Set([location.id, ...others.map(({ id }) => id)])
  await context.publish(tx, ...[...ids].map(id => ({ channel: `location.${id}`, message: { type: 'menu' } }) as const))
  await noteStaff(tx, context, member, { action: 'feed', locationId: location.id, detail: `items: ${changes}` })
}

const statuses = { added: 'created', changed: 'updated', unchanged: 'unchanged' } as const

function resultOf(
  index: number,
  place: ListedVariant | Refusal,
  { outcomes }: Written,
  language: Language
): FeedResult {
  if ('code' in place) return refusedResult(index, place, language)
  return { index, status: statuses[outcomes.get(place) ?? 'unchanged'] }
}
