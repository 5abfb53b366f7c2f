import { eq, inArray } from 'drizzle-orm'
import { draftKinds } from '../../contract/staff/draft-fields.ts'
import type { OfferTimes } from '../../rules/promo/offer-times.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { categories, dealUses, drafts, products, promoUses } from '../db/schema.ts'
import type { Transaction } from '../db/types.ts'
import { ApiError } from '../http/api-error.ts'
import { wantNone } from '../import/pictures/want-pictures.ts'
import { removeSizeless, removeUnusedSizes } from '../import/upload/changes/remove-unused.ts'
import { waitForTurn } from '../import/write/turn.ts'
import type { StaffMember } from '../staff/only-staff.ts'
import { type Compared, compare, isSame } from './compare.ts'
import { NotTheirs } from './edit.ts'
import { hasBanners, noteMenus, storesShowing } from './note-menus.ts'
import { noteStores } from './note-stores.ts'
import { changesOf, holdDraft } from './records.ts'
import { mayChange } from './rights.ts'
import type { Row } from './things/thing.ts'
import { things } from './things/things.ts'
import { publishedDraftWords } from './words.ts'

/**
 * Undoes a published draft: fields that still have its values get the earlier ones, additions go, and removed things
 * come back. Later changes stay. Again changes nothing.
 */
export async function undoDraft(
  context: Pick<Context, 'db' | 'clock' | 'publish' | 'wake'>,
  member: StaffMember,
  id: string
): Promise<void> {
  const now = context.clock()
  await transaction(context.db, async tx => {
    await waitForTurn(tx)
    const row = await holdDraft(tx, id)
    if (row.state === 'undone') return
    if (row.state !== 'published') throw new ApiError(409, 'conflict', { words: publishedDraftWords })
    const changes = await changesOf(tx, id)
    const compared = await compare(tx, changes, true)
    if (!mayChange(member, compared)) throw new NotTheirs(compared)
    const shownBefore = await storesShowing(tx, changes)
    for (const kind of draftKinds) {
      const ofKind = compared.filter(({ change }) => change.kind === kind)
      await things[kind].write(tx, ofKind.flatMap(earlierRow), now)
    }
    await wantNone(
      tx,
      changes.flatMap(({ kind, thing, fields }) => (kind === 'product' && 'picture' in fields ? [thing] : []))
    )
    await removeAdded(tx, compared, now)
    await tx.update(drafts).set({ state: 'undone', undoneAt: now }).where(eq(drafts.id, id))
    const stores = new Set([...shownBefore, ...(await storesShowing(tx, changes))])
    await noteMenus(tx, context, stores, { now, banners: hasBanners(changes) })
    await noteStores(tx, context, changes)
  })
  context.wake()
}

/** Returns the row of a change as it was before; nothing if it is as it was, or was added. */
function earlierRow({ change, row }: Compared): Row[] {
  const thing = things[change.kind]
  if (change.change === 'remove') return row === undefined && change.row ? [change.row] : []
  if (change.change === 'add' || row === undefined) return []
  const now = thing.fieldsOf(row)
  const isTaken = (name: string, to: unknown) =>
    name === 'picture' && to !== null && (row['pictureSource'] === to || row['wantedPicture'] === to)
  const back = Object.entries(change.fields).filter(([name, { to }]) => isSame(now[name], to) || isTaken(name, to))
  if (back.length === 0) return []
  const earlier = thing.withFields(row, Object.fromEntries(back.map(([name, { from }]) => [name, from])))
  const noPicture = { pictureSource: null, ...('wantedPicture' in row && { wantedPicture: null }) }
  return [back.some(([name]) => name === 'picture') ? { ...earlier, ...noPicture } : earlier]
}

/** Removes additions; those that orders refer to can't be bought any more instead. */
async function removeAdded(tx: Transaction, compared: readonly Compared[], now: Date): Promise<void> {
  const added = (kind: Compared['change']['kind']): Row[] =>
    compared.flatMap(({ change, row }) => (change.kind === kind && change.change === 'add' && row ? [row] : []))
  const idsOf = (rows: readonly Row[]) => rows.map(row => row['id'] as string)
  await things.price.remove(tx, added('price'))
  await removeUnusedSizes(tx, idsOf(added('size')))
  const ofProducts = added('product')
  await removeSizeless(tx, idsOf(ofProducts))
  await tx
    .update(products)
    .set({ discontinued: true })
    .where(inArray(products.id, idsOf(ofProducts)))
  await things.zone.remove(tx, added('zone'))
  await removeEmpty(tx, added('category'))
  await things.brand.remove(tx, added('brand'))
  await things.banner.remove(tx, added('banner'))
  await things.reward.remove(tx, added('reward'))
  await removeUnusedOffers(tx, { deals: added('deal'), codes: added('code') }, now)
}

async function removeEmpty(tx: Transaction, rows: readonly Row[]): Promise<void> {
  for (const row of rows.toReversed()) {
    const id = row['id'] as string
    const [inside] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.parentId, id)).limit(1)
    const [filled] = await tx.select({ id: products.id }).from(products).where(eq(products.categoryId, id)).limit(1)
    const [below] = await tx.select({ id: products.id }).from(products).where(eq(products.subCategoryId, id)).limit(1)
    if (!inside && !filled && !below) await things.category.remove(tx, [row])
  }
}

async function removeUnusedOffers(
  tx: Transaction,
  { deals, codes }: { deals: readonly Row[]; codes: readonly Row[] },
  now: Date
): Promise<void> {
  for (const row of deals) {
    const used = await tx
      .select()
      .from(dealUses)
      .where(eq(dealUses.dealId, row['id'] as string))
      .limit(1)
    if (used.length === 0) await things.deal.remove(tx, [row])
    else {
      const times = { ...(row['times'] as OfferTimes | null), ends: now.toISOString() }
      await things.deal.write(tx, [{ ...row, times }], now)
    }
  }
  for (const row of codes) {
    const used = await tx
      .select()
      .from(promoUses)
      .where(eq(promoUses.promoId, row['id'] as string))
      .limit(1)
    if (used.length === 0) await things.code.remove(tx, [row])
    else await things.code.write(tx, [{ ...row, endsAt: now }], now)
  }
}
