import { isDeepStrictEqual } from 'node:util'
import { slugOf } from '../../seed/slug.ts'
import { type listings, type lots, newId, type products, type variants } from '../../db/schema.ts'
import type { ListedProduct, ListedVariant } from '../gather.ts'
import type { Outcome, Report, Tally } from '../report/report.ts'
import { legacySource } from '../source.ts'
import { findTaken, type Identified, type Taken } from './taken.ts'
import { wantedKey } from '../pictures/want-pictures.ts'
import { detailsOf, newPictureOf } from './details.ts'
import type { ListingRow, LotRow, ProductRow, Stored, VariantRow } from './stored.ts'

/** The data of the shop that a plan needs. */
export interface Shop {
  /** The source that the list's ids belong to. */
  source: string
  location: { id: string; limitMilli: number }
  categoryIds: ReadonlyMap<string, string>
  forms: ReadonlyMap<string, ProductRow['form']>
  uncategorised: string
  /** Whether an id of a product from before lists had sources may be another store's. */
  hasLegacy?: boolean
  /** Whether the list's pictures are taken once its products are written. */
  takesPictures?: boolean
  /** Pictures that need not be named again, by `wantedKey`: they are waited for, or have failed. */
  awaited?: ReadonlySet<string>
}

/** The part of a report that a plan counts. */
export type Counted = Pick<Report, 'products' | 'variants' | 'notInFile'>

/** Determines the rows to write, and counts them in the report. */
export function createPlan(shop: Shop, before: Stored, report: Counted, now: Date) {
  const plan = {
    products: [] as (typeof products.$inferInsert & { id: string })[],
    variants: [] as (typeof variants.$inferInsert)[],
    listings: [] as (typeof listings.$inferInsert)[],
    lots: [] as (typeof lots.$inferInsert)[],
    /** Sizes to remove from the location's menu. */
    unlisted: [] as string[],
    /** Sizes that give up their SKU or GTIN first, because others may get it. */
    freed: [] as string[],
    /** What happens to each added size, its product and its listing. */
    outcomes: new Map<ListedVariant, Outcome>(),
    /** Ids of the added products, by their ids in the list. */
    ids: new Map<string, string>(),
    /** The addresses of pictures that products are to get, by the products' ids. */
    pictures: new Map<string, string>()
  }
  const named = new Set<string>()

  /** Returns the listed sizes that can't have their SKU or GTIN; they are not to be added. */
  function refusedOf(listed: readonly ListedProduct[], stored: readonly Identified[]): Map<ListedVariant, Taken> {
    const sizes = listed.flatMap(product => product.variants.map(variant => ({ product, variant })))
    const wanted = sizes.map(({ product, variant }, at) => {
      const owner = before.products.get(product.externalId)
      const old = owner && !isOthers(owner, product) ? oldOf(owner.id, variant) : undefined
      const name = `${product.name.en}, ${variant.size?.words.en ?? old?.size.en ?? ''}`
      return { id: old?.id ?? `new ${at}`, ...identifiersOf(variant, old), name }
    })
    const taken = findTaken(wanted, stored)
    return new Map(
      sizes.flatMap(({ variant }, at) => {
        const reason = taken.get(wanted[at]?.id ?? '')
        return reason ? [[variant, reason] as const] : []
      })
    )
  }

  function add(product: ListedProduct): void {
    const old = knownOf(product)
    const own = { ...ownOf(shop, product), ...detailsOf(product, old, shop.takesPictures === true) }
    const id = old?.id ?? newId()
    named.add(id)
    plan.ids.set(product.externalId, id)
    const isNew = count(report.products, old, own)
    if (isNew)
      plan.products.push({
        id,
        source: old?.source ?? shop.source,
        externalId: old?.externalId ?? product.externalId,
        slug: old?.slug ?? freeSlug(product),
        addedAt: old?.addedAt ?? now,
        ...own
      })
    const picture = shop.takesPictures ? newPictureOf(product, old) : undefined
    const isPictured = picture !== undefined && shop.awaited?.has(wantedKey(id, picture)) !== true
    if (isPictured) plan.pictures.set(id, picture)
    product.variants.forEach((variant, at) => {
      const outcome = addVariant(id, variant, at, product, old)
      plan.outcomes.set(variant, outcome === 'unchanged' && (isNew || isPictured) ? 'changed' : outcome)
    })
  }

  /**
   * Finds the product of a listed id. Where several stores had imported one before lists had sources, a product with
   * another name belongs to another store: it is kept there and removed from this location's menu.
   */
  function knownOf(product: ListedProduct): ProductRow | undefined {
    const row = before.products.get(product.externalId)
    if (row === undefined || !isOthers(row, product)) return row
    const sizes = [...new Set(before.variants.values())].filter(size => size.productId === row.id)
    plan.unlisted.push(...sizes.map(size => size.id).filter(id => before.listings.has(id)))
    named.add(row.id)
    return undefined
  }

  const isOthers = (row: ProductRow, { name }: ListedProduct): boolean =>
    shop.hasLegacy !== false && row.source === legacySource && sortable(row.name.en) !== sortable(name.en)

  const oldOf = (productId: string, { externalId }: ListedVariant) => before.variants.get(`${productId} ${externalId}`)

  function addVariant(
    productId: string,
    variant: ListedVariant,
    at: number,
    product: ListedProduct,
    owner: ProductRow | undefined
  ): Outcome {
    const old = oldOf(productId, variant)
    const id = old?.id ?? newId()
    const identifiers = identifiersOf(variant, old)
    const size = { ...sizeOf(shop, product, variant, { at, old }), ...identifiers, ...chargesOf(variant, old) }
    if (old && isGivenUp(old, identifiers)) plan.freed.push(id)
    const listing = old === undefined ? undefined : before.listings.get(id)
    const wasFiled = owner !== undefined && owner.categoryId !== shop.uncategorised
    const wasAvailable = listing === undefined || !wasFiled || listing.available
    const available = product.place !== undefined && (variant.isAvailable ?? wasAvailable)
    const { price: cents, salePrice, stock } = variant
    const price = { price: cents, salePrice, ...saleOf(variant, listing), stock, available }
    const isSizeNew = !isSame(old, size)
    const isPriceNew = !isSame(listing, price)
    if (isSizeNew) plan.variants.push({ id, productId, externalId: old?.externalId ?? variant.externalId, ...size })
    if (isPriceNew) plan.listings.push({ locationId: shop.location.id, variantId: id, updatedAt: now, ...price })
    const isLotNew = planLot(id, variant)
    return tally(report.variants, listing !== undefined, isSizeNew || isPriceNew || isLotNew)
  }

  /** Plans the lot that all of a size's stock is of; returns false if there is none, or it is there already. */
  function planLot(variantId: string, { lot, stock }: ListedVariant): boolean {
    if (lot === undefined) return false
    const { number, ...known } = lot
    const own = { ...known, left: stock }
    if (isSame(before.lots.get(`${variantId} ${number}`), own)) return false
    plan.lots.push({ locationId: shop.location.id, variantId, number, receivedAt: now, ...own })
    return true
  }

  function freeSlug({ name, externalId }: ListedProduct): string {
    const base =
      [slugOf(name.en).slice(0, 80), slugOf(externalId).slice(0, 30)].filter(part => part !== '').join('-') || 'product'
    let slug = base
    for (let number = 2; before.slugs.has(slug); number += 1) slug = `${base}-${number}`
    before.slugs.add(slug)
    return slug
  }

  /** Counts products that the location lists from earlier imports and that the file doesn't contain. */
  function notInFile(): number {
    const listed = [...before.variants.values()].filter(variant => before.listings.has(variant.id))
    return new Set(listed.map(variant => variant.productId).filter(id => !named.has(id))).size
  }

  return { ...plan, refusedOf, add, notInFile }
}

/** The rows to write for a list. */
export type Plan = Omit<ReturnType<typeof createPlan>, 'refusedOf' | 'add' | 'notInFile'>

const sortable = (name: string): string => name.trim().toLowerCase()

function ownOf(shop: Shop, { place, form, brand, limitClass, strain, strainType, thc, cbd }: ListedProduct) {
  const slug = place?.subCategory ?? place?.category
  const find = (wanted: string | null | undefined) =>
    wanted === undefined || wanted === null ? undefined : shop.categoryIds.get(wanted)
  return {
    brand,
    categoryId: find(place?.category) ?? shop.uncategorised,
    subCategoryId: find(place?.subCategory) ?? null,
    form: form ?? shop.forms.get(slug ?? '') ?? ('accessory' as const),
    limitClass,
    strain,
    strainType,
    thc,
    cbd
  }
}

/** A size without a known weight counts as the whole purchase limit: one per order, never more than the law allows. */
function sizeOf(
  shop: Shop,
  { limitClass }: ListedProduct,
  { size, sortOrder: order }: ListedVariant,
  { at, old }: { at: number; old: VariantRow | undefined }
) {
  if (size === undefined && old !== undefined) {
    const { weightMilli, equivalentMilli, sortOrder } = old
    return { size: old.size, weightMilli, equivalentMilli, sortOrder }
  }
  const { words = { en: '', fr: '' }, weightMilli = null, sortOrder = at, isFrenchDerived = false } = size ?? {}
  const isFrenchKept = isFrenchDerived && old?.size.en === words.en
  const isUnknown = weightMilli === null && limitClass !== 'accessory'
  const equivalentMilli = isUnknown ? shop.location.limitMilli : null
  return {
    size: isFrenchKept ? old.size : words,
    weightMilli: weightMilli ?? 0,
    equivalentMilli: size?.equivalentMilli === undefined ? equivalentMilli : size.equivalentMilli,
    sortOrder: order ?? sortOrder
  }
}

const identifiersOf = ({ identifiers: { sku, gtin } }: ListedVariant, old: VariantRow | undefined) => ({
  sku: sku ?? old?.sku ?? null,
  gtin: gtin ?? old?.gtin ?? null
})

const isGivenUp = (old: VariantRow, { sku, gtin }: Pick<VariantRow, 'sku' | 'gtin'>): boolean =>
  (old.sku !== null && old.sku !== sku) || (old.gtin !== null && old.gtin !== gtin)

const saleOf = ({ sale }: ListedVariant, old: ListingRow | undefined) => ({
  saleName: sale?.name === undefined ? (old?.saleName ?? null) : sale.name,
  saleTimes: sale?.times === undefined ? (old?.saleTimes ?? null) : sale.times
})

/** A cell that a list leaves empty changes nothing: deposits and taxes may have come from elsewhere. */
const chargesOf = ({ charges: { deposit, containers, taxes } }: ListedVariant, old: VariantRow | undefined) => ({
  deposit: deposit === undefined ? (old?.deposit ?? null) : deposit,
  containers: containers === undefined ? (old?.containers ?? null) : containers,
  taxes: taxes === undefined ? (old?.taxes ?? null) : taxes
})

function isSame(old: ProductRow | VariantRow | ListingRow | LotRow | undefined, now: object): boolean {
  if (old === undefined) return false
  const oldValues = new Map(Object.entries(old))
  return Object.entries(now).every(([key, value]) => isDeepStrictEqual(oldValues.get(key), value))
}

function count(counted: Tally, old: ProductRow | undefined, now: object): boolean {
  const isNew = !isSame(old, now)
  tally(counted, old !== undefined, isNew)
  return isNew
}

function tally(counted: Tally, isThere: boolean, isNew: boolean): Outcome {
  const outcome = !isThere ? 'added' : isNew ? 'changed' : 'unchanged'
  counted[outcome] += 1
  return outcome
}
