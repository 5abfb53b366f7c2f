import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listings, locations, products, variants } from '../../../src/server/db/schema.ts'
import { transaction } from '../../../src/server/db/connection/transaction.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { menuByHand } from '../support/menu-by-hand.ts'
import { runs } from '../../run/thorough.ts'
import { fixture, makeProduct, makeVariant } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

const names = ['Été', 'ete', 'Zoo', 'apple', 'Apple', 'Œuf', 'éclair', '10 g', 'b b', 'b-b']
const stores = ['queen-west', 'calgary', 'small']
const shelvesOf = [
  { category: 'flower', subCategory: null },
  { category: 'flower', subCategory: 'small-buds' },
  { category: 'other', subCategory: null }
] as const

const crowd = Array.from({ length: 60 }, (_, at) =>
  makeProduct(`crowd-${at}`, {
    ...shelvesOf[at % 3],
    name: { en: names[at % 10] ?? '', fr: names[(at * 7) % 10] ?? '' },
    featured: at % 4 === 0,
    variants: [1, 2].map(size =>
      makeVariant({
        salePrice: (at + size) % 5 === 0 ? 900 : null,
        stock: Object.fromEntries(stores.filter((_, store) => (at + store + size) % 3 > 0).map(one => [one, at % 3]))
      })
    )
  })
)

const shop = await openShop({ ...fixture, products: [...fixture.products, ...crowd] })
const { db } = shop

type Language = 'en' | 'fr'

/** Reads all of a location's menu page by page, with a limit for each page. */
async function menuByPages(location: string, language: Language, limit: number) {
  const read = async (after: string | null) => {
    const query = { locale: `${language}-CA`, limit: `${limit}`, ...(after !== null && { after }) }
    return (await shop.to(readMenu, { params: { location }, query })).payload
  }
  const first = await read(null)
  const pages = [first]
  for (let { next } = first; next !== null; next = pages.at(-1)?.next ?? null) pages.push(await read(next))
  expect(pages.every(page => page.total === first.total)).toBe(true)
  const counted = first.categories.flatMap(one => [one, ...one.subCategory])
  return {
    products: pages.flatMap(page => page.products.map(({ slug }) => slug)),
    highlights: first.highlights.map(({ slug }) => slug),
    total: first.total,
    counts: Object.fromEntries(counted.map(one => [one.slug, one.productCount]))
  }
}

async function expectRight(limit: number, languages: Language[] = ['en', 'fr']) {
  for (const location of stores) {
    for (const language of languages) {
      expect(await menuByPages(location, language, limit)).toEqual(await menuByHand(db, location, language, limit))
    }
  }
}

const [rows, sizes, places] = await Promise.all([
  db.select().from(products),
  db.select().from(variants),
  db.select().from(locations)
])
const one = <Row>(all: Row[]) => fc.nat(all.length - 1).map(at => all[at] as Row)
const store = one(places.filter(({ slug }) => stores.includes(slug)))
const shelf = { category: one(rows), size: one(sizes) }

const productChange = fc.record(
  {
    featured: fc.boolean(),
    discontinued: fc.boolean(),
    name: one(names).map(name => ({ en: name, fr: `${name} fr` })),
    shelf: shelf.category.map(({ categoryId, subCategoryId }) => ({ categoryId, subCategoryId }))
  },
  { requiredKeys: [] }
)
const listingChange = fc.record(
  { stock: fc.nat(2), available: fc.boolean(), salePrice: one([null, 1, 99_999]) },
  { requiredKeys: ['stock'] }
)

/** A change of the catalogue. */
const act = fc.oneof(
  fc.record({ do: fc.constant('change a product' as const), to: one(rows), change: productChange }),
  fc.record({ do: fc.constant('change a listing' as const), to: shelf.size, at: store, change: listingChange }),
  fc.record({ do: fc.constant('list a size' as const), to: shelf.size, at: store, change: listingChange }),
  fc.record({ do: fc.constant('take a size off' as const), to: shelf.size, at: store }),
  fc.record({ do: fc.constant('delete a size' as const), to: shelf.size }),
  fc.record({ do: fc.constant('delete a product' as const), to: one(rows.slice(0, 20)) }),
  fc.record({ do: fc.constant('sell out' as const), at: store })
)

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

async function run(what: Act): Promise<unknown> {
  const listing = (variantId: string, locationId: string) =>
    and(eq(listings.variantId, variantId), eq(listings.locationId, locationId))
  switch (what.do) {
    case 'change a product': {
      const { shelf: to, ...change } = what.change
      const set = { brand: 'Changed', ...change, ...to }
      return db.update(products).set(set).where(eq(products.id, what.to.id))
    }
    case 'change a listing':
      return db.update(listings).set(what.change).where(listing(what.to.id, what.at.id))
    case 'list a size': {
      if ((await db.select().from(variants).where(eq(variants.id, what.to.id))).length === 0) return undefined
      const row = { variantId: what.to.id, locationId: what.at.id, price: 1000, ...what.change }
      const target = [listings.locationId, listings.variantId]
      return db.insert(listings).values(row).onConflictDoUpdate({ target, set: what.change })
    }
    case 'take a size off':
      return db.delete(listings).where(listing(what.to.id, what.at.id))
    case 'delete a size':
      return db.delete(variants).where(eq(variants.id, what.to.id))
    case 'delete a product':
      return db.delete(products).where(eq(products.id, what.to.id))
    case 'sell out':
      return db.update(listings).set({ stock: 0 }).where(eq(listings.locationId, what.at.id))
  }
}

describe('the pages of a menu, its counts and its highlights', () => {
  test('are those that a plain look through the whole catalogue finds', async () => {
    for (const limit of [7, 24, 500]) await expectRight(limit)
  })

  test('are so after any changes by anyone', async () => {
    const acts = fc.array(act, { minLength: 1, maxLength: 8 })
    const limits = fc.integer({ min: 8, max: 40 })
    await fc.assert(
      fc.asyncProperty(acts, limits, fc.constantFrom<Language>('en', 'fr'), async (list, limit, language) => {
        for (const what of list) await run(what)
        await expectRight(limit, [language])
      }),
      { numRuns: runs(20), seed: 4280, endOnFailure: true }
    )
  })

  test('are so when the sizes of one product change at the same time', async () => {
    await shop.db.update(listings).set({ stock: 5, available: true })
    const crowded = rows.filter(({ slug }) => slug.startsWith('crowd-')).slice(30, 36)
    const own = sizes.filter(size => crowded.some(({ id }) => id === size.productId))
    const change = (variantId: string, set: { stock: number } | { available: boolean }) =>
      transaction(db, async tx => {
        await tx.update(listings).set(set).where(eq(listings.variantId, variantId))
        // Keeps the transaction open while the others make their changes.
        for (let step = 0; step < 20; step++) await tx.select({ id: locations.id }).from(locations)
      })
    for (let turn = 0; turn < 6; turn++) {
      const set = turn % 2 === 0 ? { stock: (turn % 4) * 2 } : { available: turn % 4 === 3 }
      await Promise.all(own.map(({ id }) => change(id, set)))
      await expectRight(500, ['en'])
    }
  })
})
