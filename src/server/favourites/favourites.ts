import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { type Favourite, mostFavourites } from '../../contract/account/favourites.ts'
import { comparedFrom } from '../../rules/favourites/price-drops.ts'
import { accounts, favourites, locations, products } from '../db/schema.ts'
import type { Queries, Transaction } from '../db/types.ts'
import { ApiError, notFound } from '../http/api-error.ts'
import type { Language } from '../http/request/language.ts'
import { pricesNow, sizesOf } from './prices-now.ts'

/** The account has the maximum number of favourites. */
const tooMany = {
  en: `You already have ${mostFavourites} favourites. Remove one first.`,
  fr: `Vous avez déjà ${mostFavourites} favoris. Supprimez-en un d’abord.`
}

/** Reads the favourites of an account, the latest first. */
export async function readFavouritesOf(db: Queries, accountId: string, language: Language): Promise<Favourite[]> {
  const rows = await db
    .select({ id: products.id, slug: products.slug, name: products.name, brand: products.brand })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.addedAt), favourites.productId)
  return rows.map(({ name, ...product }) => ({ ...product, name: name[language] }))
}

/** New favourites of an account: ids of products, the latest first, and the store where they were added. */
interface Added {
  accountId: string
  productIds: readonly string[]
  location: string | null
  now: Date
}

/** Adds a favourite; throws 404 for an unknown product, and 422 if there is no room. */
export async function addFavouriteOf(tx: Transaction, added: Added): Promise<void> {
  const [isNew] = await unknownYet(tx, added)
  if (isNew === undefined) return
  if ((await roomOf(tx, added.accountId)) === 0) throw new ApiError(422, 'invalid', { words: tooMany })
  if ((await insert(tx, added, [isNew])) === 0) throw notFound()
}

/** Adds the favourites of a guest, as many as there is room for. Products that are no more are skipped. */
export async function mergeFavouritesOf(tx: Transaction, added: Added): Promise<void> {
  const fresh = await unknownYet(tx, added)
  const known = await tx.select({ id: products.id }).from(products).where(inArray(products.id, fresh))
  const ids = new Set(known.map(({ id }) => id))
  const fitting = fresh.filter(id => ids.has(id)).slice(0, await roomOf(tx, added.accountId))
  await insert(tx, added, fitting)
}

/** Returns the products that are no favourites yet. Changes of one account wait for each other, so that the count is right. */
async function unknownYet(tx: Transaction, { accountId, productIds }: Added): Promise<string[]> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  const ids = [...new Set(productIds)]
  const rows = await tx
    .select({ id: favourites.productId })
    .from(favourites)
    .where(and(eq(favourites.accountId, accountId), inArray(favourites.productId, ids)))
  const there = new Set(rows.map(({ id }) => id))
  return ids.filter(id => !there.has(id))
}

async function roomOf(tx: Transaction, accountId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(favourites).where(eq(favourites.accountId, accountId))
  return Math.max(0, mostFavourites - (row?.count ?? 0))
}

/** Adds products, and the prices to compare with; returns how many there are. */
async function insert(tx: Transaction, { accountId, location, now }: Added, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const known = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
  const isThere = new Set(known.map(({ id }) => id))
  const [store] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.slug, location ?? ''))
  const prices = await pricesNow(tx, store ? [store.id] : [], ids, now)
  const rows = ids
    .filter(id => isThere.has(id))
    .map((productId, at) => ({
      accountId,
      productId,
      locationId: store?.id ?? null,
      lowest: comparedFrom({}, sizesOf(prices, productId, store?.id ?? null)),
      // In the order of the list, which has the latest first.
      addedAt: new Date(now.getTime() - at)
    }))
  if (rows.length > 0) await tx.insert(favourites).values(rows).onConflictDoNothing()
  return rows.length
}

/** Removes a favourite; does nothing if there is none. */
export async function removeFavouriteOf(db: Queries, accountId: string, productId: string): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.accountId, accountId), eq(favourites.productId, productId)))
}

/** Begins the comparison of prices anew, as when emails about them are turned on. */
export async function compareFromNow(tx: Transaction, accountId: string, now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(favourites)
    .where(and(eq(favourites.accountId, accountId), isNotNull(favourites.locationId)))
    .for('update')
  const stores = new Set(rows.map(({ locationId }) => locationId ?? ''))
  const productIds = rows.map(({ productId }) => productId)
  const prices = await pricesNow(tx, [...stores], productIds, now)
  for (const { productId, locationId, lowest } of rows)
    await tx
      .update(favourites)
      .set({ lowest: comparedFrom(lowest, sizesOf(prices, productId, locationId)) })
      .where(and(eq(favourites.accountId, accountId), eq(favourites.productId, productId)))
}

/** Returns the favourites of an account with the store and time of each, for the export of a person's data. */
export async function exportFavourites(db: Queries, accountId: string, language: Language) {
  const rows = await db
    .select({ slug: products.slug, name: products.name, store: locations.slug, addedAt: favourites.addedAt })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .leftJoin(locations, eq(locations.id, favourites.locationId))
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.addedAt))
  return rows.map(({ slug, name, store, addedAt }) => ({
    product: { slug, name: name[language] },
    location: store,
    addedAt: addedAt.toISOString()
  }))
}
