import { inArray } from 'drizzle-orm'
import type { DraftKind } from '../../contract/staff/draft-fields.ts'
import type { Context } from '../context.ts'
import { locations } from '../db/schema.ts'
import type { Transaction } from '../db/types.ts'
import type { ChangeRow } from './records.ts'
import { placeOf } from './things/prices.ts'

/** Features of a store that its menu shows. */
const onMenu = ['reviews', 'effects']

/** Returns the slugs of stores whose menus a draft changes with their features. */
export const storesWithOtherMenus = (changes: readonly ChangeRow[]): string[] =>
  changes.flatMap(({ kind, thing, fields }) => (kind === 'store' && onMenu.some(name => name in fields) ? [thing] : []))

/** The kinds that the pages of all stores show. */
const ofBusiness = new Set<DraftKind>(['business', 'reward', 'loyalty'])

/** Asks the open pages of stores whose settings a draft changes to read everything again: the store, its menu, and the cart. */
export async function noteStores(
  tx: Transaction,
  { publish }: Pick<Context, 'publish'>,
  changes: readonly ChangeRow[]
): Promise<void> {
  const isForAll = changes.some(({ kind }) => ofBusiness.has(kind))
  const slugs = changes.flatMap(({ kind, thing }) =>
    kind === 'store' ? [thing] : kind === 'zone' ? [placeOf(thing).store] : []
  )
  if (!isForAll && slugs.length === 0) return
  const rows = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(isForAll ? undefined : inArray(locations.slug, [...new Set(slugs)]))
  await publish(tx, ...rows.map(({ id }) => ({ channel: `location.${id}`, message: { type: 'missed' } })))
}
