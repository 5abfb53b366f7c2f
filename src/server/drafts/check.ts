import { inArray } from 'drizzle-orm'
import type { FieldCode } from '../../contract/http/reply.ts'
import { codeKey } from '../../contract/typed/code.ts'
import type { DraftFields, DraftKind } from '../../contract/staff/draft-fields.ts'
import { readGtin, readSku } from '../../rules/catalog/identifiers.ts'
import { brands, categories, dealUses, products, promos, promoUses, variants } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { ApiError } from '../http/api-error.ts'
import { inParts } from '../import/in-parts.ts'
import { findTaken, readIdentified } from '../import/write/taken.ts'
import type { Outcome } from './apply.ts'
import { brandKey } from '../../rules/catalog/brand-key.ts'
import { checkEmpty } from './check-empty.ts'
import { checkStores } from './check-stores.ts'
import { checkBanners } from './check-banners.ts'
import { checkLoyalty } from './check-loyalty.ts'
import { labelsOf } from './labels.ts'
import { placeOf } from './things/prices.ts'
import type { Row } from './things/thing.ts'
import { problemWords, usedOfferWords } from './words.ts'

/** A value of a draft that can't be. */
class Impossible extends Error {
  readonly kind: DraftKind
  readonly id: string
  readonly field: string
  readonly code: FieldCode

  constructor(kind: DraftKind, id: string, field: string, code: FieldCode) {
    super(`${kind}.${field}`)
    this.kind = kind
    this.id = id
    this.field = field
    this.code = code
  }
}

function refuse(kind: DraftKind, id: string, field: string, code: FieldCode): never {
  throw new Impossible(kind, id, field, code)
}

/**
 * Checks rules that fields can't say one by one: a sale is below the price, a SKU or code is of one thing, a category is
 * there. Throws 422 with the field, named as `kind.field`, and a sentence that names the thing.
 */
export async function check(db: Queries, outcomes: readonly Outcome[]): Promise<void> {
  try {
    await checkAll(db, outcomes)
  } catch (error) {
    if (!(error instanceof Impossible)) throw error
    const { kind, id, field, code } = error
    const at = outcomes.findIndex(({ compared: { change } }) => change.kind === kind && change.thing === id)
    const labels = await labelsOf(
      db,
      outcomes.map(({ compared }) => compared)
    )
    const words = problemWords(kind, field, labels[at]?.words ?? { en: '', fr: '' })
    throw new ApiError(422, 'invalid', { words, fields: { [`${kind}.${field}`]: code } })
  }
}

async function checkAll(db: Queries, outcomes: readonly Outcome[]): Promise<void> {
  const of = (kind: DraftKind) =>
    outcomes.flatMap(({ compared: { change }, row }) =>
      change.kind === kind && row ? [{ id: change.thing, row }] : []
    )
  await checkCategories(db, of('category'))
  await checkBrands(db, outcomes, of('brand'))
  await checkProducts(db, of('product'), of('category'))
  await checkSizes(db, of('size'), of('product'))
  await checkPrices(db, of('price'), of('size'))
  checkScope('deal', of('deal'))
  checkScope('code', of('code'))
  checkScope('banner', of('banner'))
  await checkBanners(db, of('banner'), refuse)
  checkLoyalty({ reward: of('reward'), loyalty: of('loyalty') }, refuse)
  for (const { id, row } of of('deal')) {
    const { starts, ends } = (row as DraftFields<'deal'>).times ?? {}
    if (starts && ends && starts >= ends) refuse('deal', id, 'times', 'past')
  }
  await checkCodes(db, of('code'))
  await checkStores(db, outcomes, refuse)
  await checkRemovals(db, outcomes)
}

/** Without any method or store, an offer could never be used and a banner never be seen. */
function checkScope(kind: 'deal' | 'code' | 'banner', list: readonly Checked[]): void {
  for (const { id, row } of list)
    for (const field of ['methods', 'locations'] as const)
      if ((row as DraftFields<'deal'>)[field]?.length === 0) refuse(kind, id, field, 'required')
}

interface Checked {
  id: string
  row: Row
}

async function knownIds(
  db: Queries,
  table: typeof products | typeof variants,
  ids: readonly string[],
  added: readonly Checked[]
): Promise<Set<string>> {
  const rows = await inParts([...new Set(ids)], some =>
    db.select({ id: table.id }).from(table).where(inArray(table.id, some))
  )
  return new Set([...rows, ...added].map(({ id }) => id))
}

async function shelvesWith(db: Queries, added: readonly Checked[]): Promise<Map<string, string | null>> {
  const rows = await db.select({ id: categories.id, parentId: categories.parentId }).from(categories)
  const mine = added.map(({ id, row }) => ({ id, parentId: (row['parentId'] ?? null) as string | null }))
  return new Map([...rows, ...mine].map(({ id, parentId }) => [id, parentId]))
}

async function checkCategories(db: Queries, list: readonly Checked[]): Promise<void> {
  if (list.length === 0) return
  const shelves = await shelvesWith(db, list)
  for (const { id, row } of list) {
    const { parentId } = row as DraftFields<'category'>
    // Two levels, as the contract of the menu has them.
    const isInside = parentId !== null && (parentId === id || shelves.get(parentId) !== null)
    const isParent = parentId !== null && [...shelves.values()].includes(id)
    if (isInside || isParent) refuse('category', id, 'parentId', 'choice')
  }
}

/** Products have a brand by its name, so that no two brands may have the same. */
async function checkBrands(db: Queries, outcomes: readonly Outcome[], list: readonly Checked[]): Promise<void> {
  if (list.length === 0) return
  const rows = await db.select({ id: brands.id, name: brands.name }).from(brands)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  for (const { compared, row } of outcomes)
    if (compared.change.kind === 'brand' && row === undefined) names.delete(compared.change.thing)
  for (const { id, row } of list) names.set(id, row['name'] as string)
  for (const { id, row } of list)
    if ([...names].some(([other, name]) => other !== id && brandKey(name) === brandKey(row['name'] as string)))
      refuse('brand', id, 'name', 'choice')
}

async function checkProducts(db: Queries, list: readonly Checked[], added: readonly Checked[]): Promise<void> {
  if (list.length === 0) return
  const shelves = await shelvesWith(db, added)
  for (const { id, row } of list) {
    const { categoryId, subCategoryId, thc, cbd } = row as DraftFields<'product'>
    if (shelves.get(categoryId) !== null) refuse('product', id, 'categoryId', 'choice')
    if (subCategoryId !== null && shelves.get(subCategoryId) !== categoryId)
      refuse('product', id, 'subCategoryId', 'choice')
    for (const [name, potency] of Object.entries({ thc, cbd }))
      if (potency && potency.min > potency.max) refuse('product', id, name, 'number')
  }
}

async function checkSizes(db: Queries, list: readonly Checked[], added: readonly Checked[]): Promise<void> {
  if (list.length === 0) return
  const rows = list as unknown as { id: string; row: DraftFields<'size'> }[]
  const known = await knownIds(
    db,
    products,
    rows.map(({ row }) => row.productId),
    added
  )
  for (const { id, row } of rows) {
    if (!known.has(row.productId)) refuse('size', id, 'productId', 'choice')
    if (row.gtin !== null && !readGtin(row.gtin).ok) refuse('size', id, 'gtin', 'wrong')
    if (row.sku !== null && !readSku(row.sku).ok) refuse('size', id, 'sku', 'wrong')
  }
  const wanted = rows.map(({ id, row }) => ({ id, sku: row.sku ?? null, gtin: row.gtin ?? null, name: '' }))
  for (const [id, { field }] of findTaken(wanted, await readIdentified(db))) refuse('size', id, field, 'choice')
}

async function checkPrices(db: Queries, list: readonly Checked[], added: readonly Checked[]): Promise<void> {
  if (list.length === 0) return
  const known = await knownIds(
    db,
    variants,
    list.map(({ id }) => placeOf(id).size),
    added
  )
  for (const { id, row } of list) {
    const { price, salePrice, saleTimes } = row as DraftFields<'price'>
    if (!known.has(placeOf(id).size)) refuse('price', id, 'price', 'choice')
    if (salePrice !== null && salePrice >= price) refuse('price', id, 'salePrice', 'wrong')
    const { starts, ends } = saleTimes ?? {}
    if (starts && ends && starts >= ends) refuse('price', id, 'saleTimes', 'past')
  }
}

async function checkCodes(db: Queries, list: readonly Checked[]): Promise<void> {
  if (list.length === 0) return
  const rows = await db.select({ id: promos.id, code: promos.code }).from(promos)
  const codes = new Map(rows.map(({ id, code }) => [id, code]))
  for (const { id, row } of list) codes.set(id, row['code'] as string)
  for (const { id, row } of list) {
    const { code, startsAt, endsAt } = row as { code: string; startsAt: Date | null; endsAt: Date | null }
    const isTaken = [...codes].some(([other, text]) => other !== id && codeKey(text) === codeKey(code))
    if (isTaken) refuse('code', id, 'code', 'choice')
    if (startsAt && endsAt && startsAt >= endsAt) refuse('code', id, 'endsAt', 'past')
  }
}

/** A deal or code that was used is ended and not removed: who had it how often is counted by its uses. */
async function checkRemovals(db: Queries, outcomes: readonly Outcome[]): Promise<void> {
  const removed = (kind: DraftKind): string[] =>
    outcomes.flatMap(({ compared: { change } }) =>
      change.kind === kind && change.change === 'remove' ? [change.thing] : []
    )
  const uses = [
    ...(await inParts(removed('deal'), ids =>
      db.select({ id: dealUses.dealId }).from(dealUses).where(inArray(dealUses.dealId, ids)).limit(1)
    )),
    ...(await inParts(removed('code'), ids =>
      db.select({ id: promoUses.promoId }).from(promoUses).where(inArray(promoUses.promoId, ids)).limit(1)
    ))
  ]
  if (uses.length > 0) throw new ApiError(409, 'conflict', { words: usedOfferWords })
  const shelves = removed('category')
  await checkEmpty(db, outcomes, shelves, refuse)
}
