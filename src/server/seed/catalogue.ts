import type { Seed, SeedCategory, SeedProduct } from './types.ts'
import { categories, listings, lots, newId, products, variants } from '../db/schema.ts'
import type { Transaction } from '../db/types.ts'
import { lotRows } from './lots.ts'

type Ids = ReadonlyMap<string, string>

/** Rows per statement: Postgres allows 65,535 parameters. */
const batch = 500

const day = 24 * 60 * 60 * 1000

/** Inserts categories, products, sizes and the listings of each location. */
export async function seedCatalogue(tx: Transaction, seed: Seed, locations: Ids, now: Date): Promise<void> {
  const ids = await sowCategories(tx, seed.categories)
  const seeded = seed.products.map(product => ({ product, id: newId() }))
  const sizes = seeded.flatMap(({ product, id }) =>
    product.variants.map((variant, index) => ({ variant, index, productId: id, id: newId() }))
  )
  const listed = sizes.flatMap(({ variant, id }) =>
    Object.entries(variant.stock).map(([slug, stock]) => ({
      locationId: known(locations, slug),
      variantId: id,
      price: variant.price,
      salePrice: variant.salePrice,
      saleName: variant.saleName,
      stock,
      updatedAt: now
    }))
  )
  for (const part of parts(seeded)) {
    await tx.insert(products).values(part.map(({ product, id }) => ({ id, ...productRow(product, ids, now) })))
  }
  for (const part of parts(sizes)) {
    await tx.insert(variants).values(
      part.map(({ variant, index, productId, id }) => ({
        id,
        productId,
        externalId: String(index),
        sku: variant.sku,
        gtin: variant.gtin,
        size: variant.size,
        weightMilli: Math.round(variant.weight * 1000),
        equivalentMilli: variant.equivalent === null ? null : Math.round(variant.equivalent * 1000),
        containers: variant.containers,
        taxes: variant.taxes,
        sortOrder: index
      }))
    )
  }
  for (const part of parts(listed)) await tx.insert(listings).values(part)
  const stocked = sizes.flatMap(({ variant, id }) =>
    Object.entries(variant.stock).flatMap(([slug, stock]) =>
      lotRows(variant.lots ?? [], stock, now).map(row => ({
        ...row,
        locationId: known(locations, slug),
        variantId: id
      }))
    )
  )
  for (const part of parts(stocked)) await tx.insert(lots).values(part)
}

async function sowCategories(tx: Transaction, seeds: SeedCategory[]): Promise<Ids> {
  const ids = new Map(seeds.map(seed => [seed.slug, newId()]))
  const parentsFirst = [...seeds].sort((a, b) => Number(a.parent !== null) - Number(b.parent !== null))
  await tx.insert(categories).values(
    parentsFirst.map(({ slug, name, parent, thc_cbd_value_type: unit, form, sort_order: sortOrder }) => ({
      id: known(ids, slug),
      slug,
      name,
      parentId: parent === null ? null : known(ids, parent),
      unit,
      form,
      sortOrder
    }))
  )
  return ids
}

function productRow(product: SeedProduct, ids: Ids, now: Date) {
  const { category, subCategory, variants: _variants, daysOnMenu, rating, ...seed } = product
  return {
    ...seed,
    addedAt: new Date(now.getTime() - daysOnMenu * day),
    ratingSum: rating.sum,
    ratingCount: rating.count,
    source: 'seed',
    externalId: seed.slug,
    categoryId: known(ids, category),
    subCategoryId: subCategory === null ? null : known(ids, subCategory)
  }
}

function known(ids: Ids, slug: string): string {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`The seed references ${slug}, which it does not contain.`)
  return id
}

function* parts<Item>(items: Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += batch) yield items.slice(at, at + batch)
}
