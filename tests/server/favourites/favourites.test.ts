import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addFavourite,
  mergeFavourites,
  mostFavourites,
  readFavourites,
  removeFavourite
} from '../../../src/contract/account/favourites.ts'
import { deleteMe, exportMe } from '../../../src/contract/account/me.ts'
import { favourites, newId, products } from '../../../src/server/db/schema.ts'
import { good } from '../support/people.ts'
import { openShop } from '../support/shop.ts'
import { favouritesOf } from './support.ts'

const shop = await openShop()
const { people, idOf, member, choose } = favouritesOf(shop)
beforeEach(() => people.forgive())

const location = 'queen-west'
const add = async (headers: Record<string, string>, product: string) =>
  shop.to(addFavourite, { headers, params: { product: await idOf(product) }, body: { location } })
const slugs = async (headers: Record<string, string>) =>
  (await shop.to(readFavourites, { headers })).payload.favourites.map(({ slug }) => slug)

/** Adds favourites to the account, of products made for that. */
async function fill(accountId: string, number: number) {
  const [mango] = await shop.db.select().from(products).where(eq(products.slug, 'mango'))
  if (!mango) throw new Error('There is no mango.')
  const { sortNameEn: _, sortNameFr: __, ...row } = mango
  const made = Array.from({ length: number }, () => newId())
  await shop.db.insert(products).values(made.map(id => ({ ...row, id, slug: id, externalId: id })))
  await shop.db
    .insert(favourites)
    .values(made.map(productId => ({ accountId, productId, lowest: {}, addedAt: new Date('2026-01-01T00:00:00Z') })))
}

describe('a member', () => {
  test('adds favourites once each, the latest first, and removes them', async () => {
    const { headers } = await member()
    await add(headers, 'mango')
    shop.time.now = new Date(shop.time.now.getTime() + 1000)
    await add(headers, 'apple')
    expect((await add(headers, 'mango')).payload.favourites).toMatchObject([{ slug: 'apple' }, { slug: 'mango' }])
    await shop.to(removeFavourite, { headers, params: { product: await idOf('apple') } })
    expect(await slugs(headers)).toEqual(['mango'])
  })

  test('doesn’t see those of others', async () => {
    const [one, other] = [await member(), await member()]
    await add(one.headers, 'mango')
    expect(await slugs(other.headers)).toEqual([])
    await shop.to(removeFavourite, { headers: other.headers, params: { product: await idOf('mango') } })
    expect(await slugs(one.headers)).toEqual(['mango'])
  })

  test('can’t add a product that is none', async () => {
    const { headers } = await member()
    expect((await shop.to(addFavourite, { headers, params: { product: 'none' }, body: { location } })).status).toBe(404)
  })

  test('has room for 200', async () => {
    const { account, headers } = await member()
    await fill(account.id, mostFavourites)
    const refused = await add(headers, 'mango')
    expect(refused.status).toBe(422)
    expect(await slugs(headers)).toHaveLength(mostFavourites)
  })

  test('finds them in the export, and none after a deletion', async () => {
    const { account, headers } = await member()
    await add(headers, 'mango')
    await choose(headers, true)
    expect((await shop.to(exportMe, { headers })).payload).toMatchObject({
      favourites: [{ product: { slug: 'mango' }, location }],
      consents: [{ purpose: 'prices', action: 'given' }]
    })
    await shop.to(deleteMe, { headers, body: { password: good } })
    expect(await shop.db.select().from(favourites).where(eq(favourites.accountId, account.id))).toEqual([])
  })
})

describe('the favourites of a guest who signs in', () => {
  test('are added to those of the account; unknown products are skipped', async () => {
    const { headers } = await member()
    await add(headers, 'mango')
    const ids = [await idOf('gummies'), 'gone', await idOf('apple'), await idOf('mango')]
    shop.time.now = new Date(shop.time.now.getTime() + 1000)
    const merged = await shop.to(mergeFavourites, { headers, body: { location, products: ids } })
    expect(merged.payload.favourites.map(({ slug }) => slug)).toEqual(['gummies', 'apple', 'mango'])
  })

  test('are added as far as there is room, the latest first', async () => {
    const { account, headers } = await member()
    await fill(account.id, mostFavourites - 1)
    const ids = [await idOf('gummies'), await idOf('apple')]
    await shop.to(mergeFavourites, { headers, body: { location, products: ids } })
    const all = await slugs(headers)
    expect(all).toHaveLength(mostFavourites)
    expect([all.includes('gummies'), all.includes('apple')]).toEqual([true, false])
  })
})

test('a guest has none on the server', async () => {
  expect((await shop.to(readFavourites)).status).toBe(401)
})
