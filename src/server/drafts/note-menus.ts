import { eq, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { listings, locations, variants } from '../db/schema.ts'
import type { Transaction } from '../db/types.ts'
import { inParts } from '../import/in-parts.ts'
import { storesWithOtherMenus } from './note-stores.ts'
import type { ChangeRow } from './records.ts'
import { placeOf } from './things/prices.ts'

/**
 * Notes in some stores, by their ids, that their menus, and perhaps their banners, are others, and says so to the open pages.
 */
export async function noteMenus(
  tx: Transaction,
  { publish }: Pick<Context, 'publish'>,
  ids: ReadonlySet<string>,
  { now, banners }: { now: Date; banners: boolean }
): Promise<void> {
  if (ids.size === 0) return
  await tx
    .update(locations)
    .set({ menuUpdatedAt: now })
    .where(inArray(locations.id, [...ids]))
  await publish(tx, ...[...ids].map(id => ({ channel: `location.${id}`, message: { type: 'menu', banners } }) as const))
}

const ofAllStores = new Set<ChangeRow['kind']>(['category', 'brand', 'deal', 'code', 'banner'])

/** True if some changes are on banners. */
export const hasBanners = (changes: readonly ChangeRow[]): boolean => changes.some(({ kind }) => kind === 'banner')

/** Whether a store is on the list shows on the menus of the others: they name it for products that are sold out there. */
const changesList = ({ kind, fields }: ChangeRow): boolean => kind === 'store' && 'isListed' in fields

/**
 * Returns the ids of the stores that show something of some changes: all for a category, a brand, a deal, a code, a banner, or a store
 * that is put on the list or taken off it.
 */
export async function storesShowing(tx: Transaction, changes: readonly ChangeRow[]): Promise<Set<string>> {
  const all = await tx.select({ id: locations.id, slug: locations.slug }).from(locations)
  if (changes.some(change => ofAllStores.has(change.kind) || changesList(change)))
    return new Set(all.map(({ id }) => id))
  const of = (kind: ChangeRow['kind']) => changes.flatMap(change => (change.kind === kind ? [change.thing] : []))
  const slugs = new Set([...of('price').map(id => placeOf(id).store), ...storesWithOtherMenus(changes)])
  const listed = (column: PgColumn) => async (ids: string[]) =>
    tx
      .selectDistinct({ id: listings.locationId })
      .from(listings)
      .innerJoin(variants, eq(variants.id, listings.variantId))
      .where(inArray(column, ids))
  const byProduct = await inParts(of('product'), listed(variants.productId))
  const bySize = await inParts(of('size'), listed(variants.id))
  const priced = all.filter(({ slug }) => slugs.has(slug))
  return new Set([...byProduct, ...bySize, ...priced].map(({ id }) => id))
}
