import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dataOf } from '../../../src/client/async-state.ts'
import { listings, locations, mails, products, variants } from '../../../src/server/db/schema.ts'
import { $watches, endWatch, loadWatches } from '../../../src/stores/account/watches.ts'
import { $asked, askToWatch, loadWatch, watchForm, type WatchedSize } from '../../../src/stores/menu/watch.ts'
import { signUpAs, startBehindProxy, visitFromAfar } from '../support/people.ts'
import { type DemoServer, type Visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
let size: WatchedSize

beforeAll(async () => {
  server = await startBehindProxy()
}, 60_000)
beforeEach(async () => {
  here = await visitFromAfar(server.url, '#/queen-west')
  size = await soldOut()
})
afterEach(() => here.end())
afterAll(() => server.close())

/** Sells out a size at Queen West. */
async function soldOut(): Promise<WatchedSize> {
  const [row] = await server.db
    .select({ product: products.slug, variant: variants.id, location: locations.id })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(locations, eq(locations.id, listings.locationId))
    .where(eq(locations.slug, 'queen-west'))
    .limit(1)
  if (!row) throw new Error('There is no listing.')
  await server.db
    .update(listings)
    .set({ stock: 0 })
    .where(and(eq(listings.variantId, row.variant), eq(listings.locationId, row.location)))
  return { location: 'queen-west', product: row.product, variant: row.variant }
}

describe('a guest', () => {
  test('is asked for an address, then gets a letter to confirm', async () => {
    await loadWatch(size)
    await askToWatch(size)
    expect(watchForm.$state.get().errors).toEqual({ email: 'required' })
    watchForm.type('email', 'ida.roy@mail.example')
    await askToWatch(size)
    expect($asked.get()).toMatchObject({ variant: size.variant, email: 'ida.roy@mail.example' })
    await vi.waitFor(async () => {
      const sent = await server.db.select().from(mails).where(eq(mails.to, 'ida.roy@mail.example'))
      expect(sent).toHaveLength(1)
    })
  })
})

describe('a member', () => {
  test('waits directly, sees the request in the account, and ends it', async () => {
    await signUpAs(server.url)
    await loadWatch(size)
    await askToWatch(size)
    expect($asked.get()).toMatchObject({ email: null })
    await loadWatches()
    const [watch] = dataOf($watches.get())?.watches ?? []
    expect(watch?.product.slug).toBe(size.product)
    await endWatch(watch?.id ?? '')
    expect(dataOf($watches.get())?.watches).toEqual([])
  })
})
