import type { ProductRow } from './product-row.ts'
import type { Product, Variant } from '../../../contract/catalog/menu.ts'
import { MOST_TERPENES } from '../../../rules/menu/terpenes.ts'
import type { Language } from '../../http/request/language.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { depositOn, type DepositTerms } from './deposit.ts'
import type { VariantRow } from './queries/columns.ts'
import { pictureOf, viewPicture } from './picture.ts'
import type { WhereLeft } from './queries/read-left.ts'
import { type StoreTime, viewSale } from './sale.ts'

/** Language of the viewer and origin of the API. */
export interface Viewer {
  language: Language
  origin: string
}

/** Features and terms of a location, its time, and other stores that have its sold-out products. */
export interface Shelf {
  features: LocationRow['features']
  terms: DepositTerms
  time: StoreTime
  alternatives: ReadonlyMap<string, WhereLeft>
}

/** Returns a product in its API shape; effects and reviews only if the location may show them (SPEC C12). */
export function viewProduct(
  row: ProductRow,
  { language, origin }: Viewer,
  { features, terms, time, alternatives }: Shelf
): Product {
  const { id, slug, brand, form, limitClass, strain, strainType, thc, cbd, discontinued, featured } = row
  return {
    id,
    slug,
    name: row.name[language],
    brand,
    category: row.categoryId,
    subCategory: row.subCategoryId,
    form,
    limitClass,
    strain,
    strainType,
    thc,
    cbd,
    ...viewPicture(origin, pictureOf(row)),
    discontinued,
    featured,
    addedAt: row.addedAt?.toISOString() ?? null,
    terpenes: mainTerpenes(row, language),
    tags: row.tags.length === 0 ? undefined : row.tags,
    effects: features.effects ? row.effects.map(effect => effect[language]) : [],
    rating: features.reviews ? ratingOf(row) : null,
    alternative: alternatives.get(id) ?? null,
    variants: row.variants.map(variant => viewVariant(variant, language, terms, time))
  }
}

/** The names of the terpenes with the largest shares; undefined if none are known, which keeps long menus small. */
function mainTerpenes({ terpenes }: ProductRow, language: Language): string[] | undefined {
  if (terpenes.length === 0) return undefined
  const byShare = [...terpenes].sort((a, b) => b.percent - a.percent)
  return byShare.slice(0, MOST_TERPENES).map(({ name }) => name[language])
}

/** The average rating, rounded to a tenth. */
function ratingOf({ ratingSum, ratingCount }: ProductRow): Product['rating'] {
  return ratingCount === 0 ? null : { average: Math.round((10 * ratingSum) / ratingCount) / 10, count: ratingCount }
}

function viewVariant(row: VariantRow, language: Language, terms: DepositTerms, time: StoreTime): Variant {
  return {
    id: row.id,
    sku: row.sku ?? undefined,
    gtin: row.gtin ?? undefined,
    externalId: row.externalId ?? undefined,
    name: row.size[language],
    price: row.price,
    ...viewSale(row, language, time),
    deposit: depositOn(row, terms).cents || undefined,
    available: row.available,
    stock: row.stock,
    weight: row.weightMilli / 1000,
    equivalent: row.equivalentMilli === null ? null : row.equivalentMilli / 1000,
    packagedOn: row.packagedOn ?? undefined
  }
}
