import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { readProduct } from '../../../src/contract/catalog/product-detail.ts'
import { locations, lots } from '../../../src/server/db/schema.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [store] = await shop.db.select().from(locations).where(eq(locations.slug, 'queen-west'))
const thc = { min: 24.1, max: 24.1, unit: '%' as const }
const terpenes = [{ name: { en: 'Linalool', fr: 'Linalol' }, percent: 0.8 }]

const inMenu = async (slug: string) =>
  (await shop.to(readMenu, { params: { location: 'queen-west' }, query: { limit: '100' } })).payload.products
    .find(product => product.slug === slug)
    ?.variants.map(({ packagedOn }) => packagedOn)

const lotsOf = async (product: string, locale = 'en-CA') =>
  (await shop.to(readProduct, { params: { location: 'queen-west', product }, query: { locale } })).payload.variants.map(
    variant => variant.lots
  )

beforeAll(async () => {
  const of = { locationId: store!.id, variantId: await shop.sizeOf('mango') }
  await shop.db.insert(lots).values([
    { ...of, number: 'undated', left: 1 },
    { ...of, number: 'B-7', packagedOn: '2026-11-02', left: 1 },
    { ...of, number: 'A-1204', packagedOn: '2026-10-12', thc, terpenes, coa: 'https://lab.example/a-1204', left: 1 },
    { ...of, number: 'gone', packagedOn: '2026-01-01', left: 0 }
  ])
})

test('the menu has the packaging date of the lot that is sold next, and none without a date', async () => {
  expect(await inMenu('mango')).toEqual(['2026-10-12'])
  await shop.db.update(lots).set({ left: 0 }).where(eq(lots.number, 'A-1204'))
  expect(await inMenu('mango')).toEqual(['2026-11-02'])
  await shop.db.update(lots).set({ left: 0 }).where(eq(lots.number, 'B-7'))
  expect(await inMenu('mango')).toEqual([undefined])
  await shop.db.update(lots).set({ left: 1 })
  expect(await inMenu('zebra')).toEqual([undefined])
})

test('a product has its lots in the order in which they are sold, each with its own figures', async () => {
  await shop.db.update(lots).set({ left: 0 }).where(eq(lots.number, 'gone'))
  const first = { number: 'A-1204', packagedOn: '2026-10-12', thc, coa: 'https://lab.example/a-1204' }
  const rest = [{ number: 'B-7', packagedOn: '2026-11-02' }, { number: 'undated' }]
  expect(await lotsOf('mango')).toEqual([[{ ...first, terpenes: [{ name: 'Linalool', percent: 0.8 }] }, ...rest]])
  expect(await lotsOf('mango', 'fr-CA')).toEqual([
    [{ ...first, terpenes: [{ name: 'Linalol', percent: 0.8 }] }, ...rest]
  ])
  expect(await lotsOf('zebra')).toEqual([undefined])
})
