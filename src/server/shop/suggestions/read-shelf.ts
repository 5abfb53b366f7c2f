import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { terpeneKey } from '../../../rules/menu/terpenes.ts'
import { foldFacts, type ShelfProduct } from '../../../rules/suggest/shelf-product.ts'
import type { OfferTimes } from '../../../rules/promo/offer-times.ts'
import { categories, listings, productPairs, products, shelves, variants, type Words } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { isSaleOn, type StoreTime, timeAt } from '../menu/sale.ts'

/** The most products of the shelf that are looked at: those of one subcategory first. */
const MOST_LOOKED_AT = 500

interface SizeRow {
  id: string
  price: number
  salePrice: number | null
  saleTimes: OfferTimes | null
  weightMilli: number
  equivalentMilli: number | null
  isLeft: boolean
}

const named = (category: SQL) =>
  sql<Words | null>`(select ${categories.name} from ${categories} where ${categories}."id" = ${category})`

const columns = (locationId: string) => ({
  id: products.id,
  brand: products.brand,
  category: products.categoryId,
  subCategory: products.subCategoryId,
  name: products.name,
  shelf: named(sql`${products}."sub_category_id"`),
  form: products.form,
  limitClass: products.limitClass,
  strain: products.strain,
  strainType: products.strainType,
  thc: products.thc,
  cbd: products.cbd,
  terpenes: products.terpenes,
  sizes: sql<SizeRow[] | null>`(
    select json_agg(json_build_object(
      'id', ${variants.id}, 'price', ${listings.price}, 'salePrice', ${listings.salePrice}, 'saleTimes', ${listings.saleTimes},
      'weightMilli', ${variants.weightMilli}, 'equivalentMilli', ${variants.equivalentMilli},
      'isLeft', ${listings.available} and ${listings.stock} > 0
    ) order by ${variants.sortOrder}, ${variants.id})
    from ${variants} join ${listings} on ${listings.variantId} = ${variants.id}
    where ${variants.productId} = ${products}."id" and ${listings.locationId} = ${locationId}
  )`
})

type Row = Awaited<ReturnType<typeof readRows>>[number]

const readRows = (db: Queries, locationId: string, ids: readonly string[]) =>
  db
    .select(columns(locationId))
    .from(products)
    .where(inArray(products.id, [...ids]))

/** Returns the facts of a product at a store's time, with the prices of its sales that are in force. */
function factsOf({ name, shelf, terpenes, sizes, ...row }: Row, time: StoreTime): ShelfProduct {
  const [main] = terpenes.toSorted((a, b) => b.percent - a.percent)
  return foldFacts({
    ...row,
    names: [name.en, name.fr, shelf?.en, shelf?.fr].filter(Boolean).join(' '),
    terpene: main ? terpeneKey(main.name.en) : null,
    sizes: (sizes ?? []).map(({ weightMilli, equivalentMilli, price, isLeft, id, ...sale }) => ({
      id,
      isLeft,
      price: isSaleOn(sale, time) && sale.salePrice !== null ? sale.salePrice : price,
      weight: weightMilli / 1000,
      equivalent: equivalentMilli === null ? null : equivalentMilli / 1000
    }))
  })
}

/** The facts of some products of a store, and of others that may go with them, with how strongly they are bought together. */
export interface SuggestionShelf {
  products: ShelfProduct[]
  shelf: ShelfProduct[]
  strengthOf: (product: string, other: string) => number
}

/** Reads the facts that suggestions for some products, by their ids, are made from. Unknown ids are left out. */
export async function readShelf(
  db: Queries,
  location: LocationRow,
  ids: readonly string[],
  now: Date
): Promise<SuggestionShelf> {
  const time = timeAt(location, now)
  const [own, pairs] = await Promise.all([
    readRows(db, location.id, ids),
    db
      .select()
      .from(productPairs)
      .where(and(eq(productPairs.locationId, location.id), inArray(productPairs.productId, [...ids])))
  ])
  const others =
    own.length === 0 ? [] : await readOthers(db, location.id, own, [...new Set(pairs.map(({ otherId }) => otherId))])
  const strengths = new Map(pairs.map(({ productId, otherId, strength }) => [`${productId} ${otherId}`, strength]))
  return {
    products: own.map(row => factsOf(row, time)),
    shelf: others.map(row => factsOf(row, time)),
    strengthOf: (product, other) => strengths.get(`${product} ${other}`) ?? 0
  }
}

/** Reads the products in stock of the same categories and brands, the accessories, and those of pairs. */
function readOthers(db: Queries, locationId: string, own: readonly Row[], paired: readonly string[]) {
  const shelfIds = [...new Set(own.flatMap(({ subCategory }) => subCategory ?? []))]
  const isPaired = paired.length === 0 ? undefined : inArray(products.id, [...paired])
  const isOfShelf = shelfIds.length === 0 ? undefined : inArray(products.subCategoryId, shelfIds)
  const firstComes = [isPaired, isOfShelf].flatMap(is => (is ? [sql`coalesce(${is}, false) desc`] : []))
  const isNear = or(
    isPaired,
    inArray(products.categoryId, [...new Set(own.map(({ category }) => category))]),
    inArray(products.brand, [...new Set(own.map(({ brand }) => brand))]),
    eq(products.form, 'accessory')
  )
  return db
    .select(columns(locationId))
    .from(shelves)
    .innerJoin(products, eq(products.id, shelves.productId))
    .where(and(eq(shelves.locationId, locationId), shelves.isLeft, isNear))
    .orderBy(...firstComes, sql`${products.id} collate "C"`)
    .limit(MOST_LOOKED_AT)
}
