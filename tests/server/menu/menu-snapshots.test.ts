import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { listings, locations, lots, menuSnapshots, products, variants } from '../../../src/server/db/schema.ts'
import { transaction } from '../../../src/server/db/connection/transaction.ts'
import { writeMessages } from '../../../src/server/events/messages.ts'
import { findLocation } from '../../../src/server/shop/locations/find-location.ts'
import { createSnapshots } from '../../../src/server/shop/menu/snapshots/snapshots.ts'
import { type Product, readMenu } from '../../../src/contract/catalog/menu.ts'
import { patchList } from '../../../src/lib/patch-list.ts'
import { runs } from '../../run/thorough.ts'
import { fixture, makeProduct, makeVariant } from '../support/database/seed.ts'
import { openShop } from '../support/shop.ts'

const myrcene = { name: { en: 'Myrcene', fr: 'Myrcène' }, percent: 1 }

const crowd = Array.from({ length: 90 }, (_, at) =>
  makeProduct(`crowd-${at}`, {
    name: { en: `Crowd ${at}`, fr: `Foule ${at}` },
    featured: at % 7 === 0,
    effects: [{ en: 'Calm', fr: 'Calme' }],
    terpenes: at % 2 === 0 ? [myrcene] : [],
    variants: [makeVariant({ stock: { small: 5 } }), makeVariant({ stock: { small: at % 3 } })]
  })
)
const seed = { ...fixture, products: [...fixture.products, ...crowd] }
const shop = await openShop(seed)
const { db } = shop

type Query = Record<string, string>

const menu = async (query: Query = {}) =>
  (await shop.to(readMenu, { params: { location: 'small' }, query: { locale: 'en-CA', ...query } })).payload

/** Reads the whole menu by its version, like a first visit. */
async function wholeMenu(): Promise<{ version: string; list: Product[] }> {
  const { version, next } = await menu()
  const list: Product[] = []
  for (let after = next; after !== null;) {
    const page = await menu({ after })
    expect(page.version).toBe(version)
    list.push(...page.products)
    after = page.next
  }
  return { version: version ?? '', list }
}

/** Reads the current menu page by page, from the shelves themselves. */
const byPages = async () => (await menu({ limit: '500' })).products

const ids = (list: Product[]) => list.map(({ id }) => id)

describe('the version of a menu', () => {
  test('brings all of it, in its order', async () => {
    const { list } = await wholeMenu()
    expect(list).toEqual(await byPages())
    expect(list.filter(({ terpenes }) => terpenes !== undefined)).toHaveLength(45)
  })

  test('has an address that never brings anything else, for any cache to keep', async () => {
    const { next } = await menu()
    const read = (encoding: string) =>
      fetch(`${shop.url}/v1/locations/small/menu?locale=en-CA&after=${next ?? ''}`, {
        headers: { 'Accept-Encoding': encoding }
      })
    const answers = await Promise.all(['br', 'gzip', 'identity'].map(read))
    expect(answers.map(one => one.headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
    const bodies = await Promise.all(answers.map(one => one.text()))
    expect(new Set(bodies).size).toBe(1)
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('vary')).toContain('Accept-Encoding')
    }
    await shop.setListing('crowd-50', { price: 777 }, 'small')
    expect(await (await read('gzip')).text()).toBe(bodies[1])
  })

  test('stays the same while only stock counts change, which the first page includes', async () => {
    const { version } = await wholeMenu()
    await shop.setListing('crowd-50', { stock: 3 }, 'small')
    const page = await menu()
    expect(page.version).toBe(version)
    expect(page.left).toEqual((await shop.sizesOf('crowd-50')).map(variant => ({ variant, stock: 3 })))
  })

  test('is another when very many numbers have changed, and contains these', async () => {
    const { version } = await wholeMenu()
    await db.update(listings).set({ stock: 9 })
    const page = await menu()
    expect(page.version).not.toBe(version)
    expect(page.left).toEqual([])
    expect((await wholeMenu()).list.flatMap(one => one.variants.map(({ stock }) => stock))).toSatisfy(
      (stocks: number[]) => stocks.every(stock => stock === 9)
    )
  })

  test('is another after an hour, for the same reason', async () => {
    const { version } = await wholeMenu()
    await shop.setListing('crowd-70', { stock: 2 }, 'small')
    expect((await menu()).version).toBe(version)
    await db.update(menuSnapshots).set({ madeAt: sql`now() - interval '2 hours'` })
    const page = await menu()
    expect(page.version).not.toBe(version)
    expect(page.left).toEqual([])
  })

  test('is another after a change of any kind, and the same again when it is undone', async () => {
    const { version } = await wholeMenu()
    const [first] = await db.select().from(products).where(eq(products.slug, 'crowd-60'))
    const row = first ?? expect.fail('It is not there.')
    const of = eq(products.id, row.id)
    const [place] = await db.select().from(locations).where(eq(locations.slug, 'small'))
    const at = place ?? expect.fail('It is not there.')
    const lot = { locationId: at.id, variantId: await shop.sizeOf('crowd-60'), number: 'A-1204' }
    const turn = (features: typeof at.features) => db.update(locations).set({ features }).where(eq(locations.id, at.id))
    const changes: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [
        () => shop.setListing('crowd-60', { price: 1 }, 'small'),
        () => shop.setListing('crowd-60', { price: 1000 }, 'small')
      ],
      [
        () => shop.setListing('crowd-60', { available: false }, 'small'),
        () => shop.setListing('crowd-60', { available: true }, 'small')
      ],
      [
        () => db.update(products).set({ brand: 'Other' }).where(of),
        () => db.update(products).set({ brand: row.brand }).where(of)
      ],
      [
        () => db.update(products).set({ terpenes: [] }).where(of),
        () => db.update(products).set({ terpenes: row.terpenes }).where(of)
      ],
      [
        () => db.insert(lots).values({ ...lot, packagedOn: '2026-10-12', left: 2 }),
        () => db.update(lots).set({ left: 0 })
      ],
      [() => turn({ ...at.features, effects: !at.features.effects }), () => turn(at.features)]
    ]
    for (const [change, undo] of changes) {
      await change()
      expect((await menu()).version).not.toBe(version)
      await undo()
      expect((await menu()).version).toBe(version)
    }
  })

  test('that is not known any more is answered with the first part of the one that there is', async () => {
    const { version, list } = await wholeMenu()
    const answer = await shop.to(readMenu, {
      params: { location: 'small' },
      query: { locale: 'en-CA', after: 'AAAAAAAAAAAAAAAA.3' }
    })
    expect([answer.payload.version, ids(answer.payload.products)]).toEqual([version, ids(list)])
    expect(answer.headers.get('cache-control')).not.toContain('immutable')
  })

  test('is null where it can’t be stored, and paging still continues after the first page', async () => {
    await db.execute(sql`alter table menu_parts rename to hidden_parts`)
    await shop.setListing('crowd-61', { price: 123 }, 'small')
    const page = await menu()
    expect(page.version).toBe(null)
    expect((await menu({ after: page.next ?? '', limit: '100' })).products).toHaveLength(page.total - 24)
    await db.execute(sql`alter table hidden_parts rename to menu_parts`)
    expect((await menu()).version).not.toBe(null)
  })

  test('is one of few that are kept', async () => {
    for (let price = 2000; price < 2025; price++) {
      await shop.setListing('crowd-62', { price }, 'small')
      await menu()
    }
    const rows = await db.select().from(menuSnapshots)
    expect(rows.length).toBe(20)
  })
})

describe('a client with an earlier version', () => {
  test('gets the changes since, from which the whole menu can be rebuilt', async () => {
    const [rows, sizes] = await Promise.all([db.select().from(products), db.select().from(variants)])
    const own = rows.filter(row => row.slug.startsWith('crowd-'))
    const some = fc.constantFrom(...own)
    const change = fc.oneof(
      fc.tuple(some, fc.record({ featured: fc.boolean() })),
      fc.tuple(some, fc.record({ discontinued: fc.boolean() })),
      fc.tuple(some, fc.record({ terpenes: fc.subarray([myrcene]) })),
      fc.tuple(
        some,
        fc.constantFrom('A', 'Crowd 4', 'z').map(name => ({ name: { en: name, fr: name } }))
      ),
      fc.tuple(
        some,
        fc.nat(3).map(stock => ({ stock }))
      )
    )
    const run = async ([row, set]: typeof change extends fc.Arbitrary<infer One> ? One : never) => {
      if (!('stock' in set)) return db.update(products).set(set).where(eq(products.id, row.id))
      const size = sizes.find(one => one.productId === row.id)
      return db
        .update(listings)
        .set(set)
        .where(eq(listings.variantId, size?.id ?? ''))
    }
    const tellings = { changes: 0, whole: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async list => {
        const before = await wholeMenu()
        for (const one of list) await run(one)
        const { next } = await menu()
        const page = await menu({ after: next ?? '', kept: before.version })
        const now = (await wholeMenu()).list
        tellings[page.changes ? 'changes' : 'whole']++
        if (page.changes) expect(page.next).toBe(null)
        const told = page.changes ? patchList(before.list, page.products, page.changes) : page.products
        expect(told).toEqual(now)
      }),
      { numRuns: runs(16), seed: 4280, endOnFailure: true }
    )
    expect(tellings.changes).toBeGreaterThan(runs(16) / 2)
  })

  test('gets the whole menu if much has changed or the version is unknown', async () => {
    const { version } = await wholeMenu()
    await db.update(products).set({ brand: 'Changed' })
    const { next } = await menu()
    for (const kept of [version, 'unknown']) {
      const page = await menu({ after: next ?? '', kept })
      expect([page.changes, page.products.length]).toEqual([null, page.total])
    }
  })
})

describe('the in-memory copy of a menu', () => {
  test('is bypassed on request once a menu change was announced', async () => {
    const own = await openShop(seed, { menuAge: 3_600_000 })
    const read = async (headers = {}) =>
      (await own.to(readMenu, { params: { location: 'queen-west' }, headers })).payload.products.find(
        one => one.slug === 'apple'
      )?.brand
    const before = await read()
    await own.db.update(products).set({ brand: 'Renamed' }).where(eq(products.slug, 'apple'))
    expect(await read({ 'Cache-Control': 'no-cache' })).toBe(before)
    const [place] = await own.db.select().from(locations).where(eq(locations.slug, 'queen-west'))
    await transaction(own.db, tx =>
      writeMessages(tx, [{ channel: `location.${place?.id ?? ''}`, message: { type: 'menu' } }])
    )
    own.wake()
    await vi.waitFor(async () => expect(await read({ 'Cache-Control': 'no-cache' })).toBe('Renamed'))
    expect(await read()).toBe('Renamed')
  })

  test('names the same version in all processes, though more be sold between them', async () => {
    const location = await findLocation(db, 'small')
    const viewer = { language: 'en', origin: 'https://shop.example' } as const
    const source = { db, clock: () => new Date() }
    const one = await createSnapshots(source, 0).current(location, viewer)
    await shop.setListing('crowd-63', { stock: 1 }, 'small')
    const other = await createSnapshots(source, 0).current(location, viewer)
    expect([other.version, other.left.length]).toEqual([one.version, 2])
  })
})
