import { asc, eq, sql } from 'drizzle-orm'
import type { ListedCategory, ListedProduct } from '../../../contract/staff/staff-catalogue.ts'
import { offerAt } from '../../../rules/promo/offer-times.ts'
import { categories, draftChanges, listings, locations, products, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { pictureOf, whole } from '../../shop/menu/picture.ts'
import { timeAt } from '../../shop/menu/sale.ts'
import { placeOf } from '../things/prices.ts'
import { things } from '../things/things.ts'

interface Asked {
  origin: string
  draft: string | undefined
  now: Date
}

/** Returns all products by their English name, with what their sizes cost and where. */
export async function readProductList(db: Queries, { origin, draft, now }: Asked): Promise<ListedProduct[]> {
  const rows = await db.select().from(products).orderBy(asc(products.sortNameEn), asc(products.id))
  const sizes = await db.select({ id: variants.id, productId: variants.productId }).from(variants)
  const offers = await readOffers(db, now)
  const edited = await editedProducts(db, draft, new Map(sizes.map(({ id, productId }) => [id, productId])))
  const counts = new Map<string, number>()
  for (const { productId } of sizes) counts.set(productId, (counts.get(productId) ?? 0) + 1)
  return rows.map(row => {
    const { id, slug, name, brand, categoryId, subCategoryId, featured, discontinued } = row
    const mine = offers.get(id) ?? []
    const prices = mine.map(({ price }) => price)
    return {
      id,
      slug,
      name,
      brand,
      categoryId,
      subCategoryId,
      featured,
      discontinued,
      picture: whole(origin, pictureOf(row)),
      sizes: counts.get(id) ?? 0,
      stores: [...new Set(mine.map(({ store }) => store))],
      lowest: prices.length === 0 ? null : Math.min(...prices),
      highest: prices.length === 0 ? null : Math.max(...prices),
      onSale: mine.some(({ onSale }) => onSale),
      stock: mine.reduce((sum, { stock }) => sum + stock, 0),
      isEdited: edited.has(id)
    }
  })
}

interface Offer {
  store: string
  price: number
  onSale: boolean
  stock: number
}

async function readOffers(db: Queries, now: Date): Promise<Map<string, Offer[]>> {
  const stores = new Map((await db.select().from(locations)).map(row => [row.id, row]))
  const rows = await db
    .select({
      productId: variants.productId,
      locationId: listings.locationId,
      price: listings.price,
      salePrice: listings.salePrice,
      saleTimes: listings.saleTimes,
      stock: listings.stock
    })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .orderBy(asc(listings.locationId), asc(listings.variantId))
  const offers = new Map<string, Offer[]>()
  for (const { productId, locationId, price, salePrice, saleTimes, stock } of rows) {
    const store = stores.get(locationId)
    if (store === undefined) continue
    const onSale = salePrice !== null && (saleTimes === null || isNow(saleTimes, timeAt(store, now)))
    const list = offers.get(productId) ?? []
    list.push({ store: store.slug, price, onSale, stock })
    offers.set(productId, list)
  }
  return offers
}

const isNow = (times: Parameters<typeof offerAt>[0], { now, zone }: ReturnType<typeof timeAt>): boolean =>
  offerAt(times, now, zone).current !== undefined

/** The products that a draft changes, by themselves, a size or a price. */
async function editedProducts(
  db: Queries,
  draft: string | undefined,
  productOf: ReadonlyMap<string, string>
): Promise<Set<string>> {
  if (!draft) return new Set()
  const rows = await db
    .select({ kind: draftChanges.kind, thing: draftChanges.thing })
    .from(draftChanges)
    .where(eq(draftChanges.draftId, draft))
  return new Set(
    rows.flatMap(({ kind, thing }) => {
      if (kind === 'product') return thing
      if (kind === 'size') return productOf.get(thing) ?? []
      return kind === 'price' ? (productOf.get(placeOf(thing).size) ?? []) : []
    })
  )
}

/** Returns the categories in their order, each with the number of its products. */
export async function readCategoryList(db: Queries, origin: string): Promise<ListedCategory[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.sortOrder), asc(categories.slug))
  const counts = await db
    .select({ id: products.categoryId, sub: products.subCategoryId, count: sql<number>`count(*)::int` })
    .from(products)
    .groupBy(products.categoryId, products.subCategoryId)
  const inside = (id: string) =>
    counts.filter(row => row.id === id || row.sub === id).reduce((sum, { count }) => sum + count, 0)
  return rows.map(row => ({
    id: row.id,
    slug: row.slug,
    products: inside(row.id),
    shown: whole(origin, row.picture ?? `/pictures/categories/${row.slug}.svg`),
    ...(things.category.fieldsOf(row) as Omit<ListedCategory, 'id' | 'slug' | 'products' | 'shown'>)
  }))
}
