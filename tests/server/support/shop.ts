import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Seed } from '../../../src/server/seed/types.ts'
import { listings, locations, products, variants } from '../../../src/server/db/schema.ts'
import type { StartOptions } from '../../../src/server/start-options.ts'
import { type Cart, createCart, setLine } from '../../../src/contract/cart/cart.ts'
import { setDelivery } from '../../../src/contract/cart/cart-change.ts'
import type { DeliveryAddress } from '../../../src/contract/cart/delivery-address.ts'
import type { Endpoint } from '../../../src/contract/http/endpoint.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { placeOrder } from '../../../src/contract/order/order.ts'
import { readSlots } from '../../../src/contract/order/slots.ts'
import { call, type Filling } from './client.ts'
import { fixture } from './database/seed.ts'
import { startShop, shareShop, type ShopServer } from './shop-server.ts'

/** A customer. */
export const ada = { first_name: 'Ada', last_name: 'Byron', phone: '(416) 555-0123', email: 'ada@shop.example' }

/** Her address, in the fixture's delivery zone. */
export const home: DeliveryAddress = {
  line1: '100 Queen Street West',
  unit: null,
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5H 2N2',
  notes: null,
  lat: null,
  lng: null
}

/**
 * Opens a shop: the real server on its own database. Without a seed or options it is one that the test files of a worker
 * share, put back; otherwise it closes with the file.
 */
export async function openShop(seed?: Seed, options?: Partial<StartOptions>) {
  if (seed === undefined && options === undefined) return openSharedShop(fixture)
  return shopOn(await startShop(seed ?? fixture, options))
}

/** Opens the shop that the test files of a worker share for a seed, put back. */
export const openSharedShop = async (seed: Seed) => shopOn(await shareShop(seed))

/** Adds what tests do in a shop to its server. */
function shopOn(server: ShopServer) {
  const { db, url } = server

  const to = <E extends Endpoint>(endpoint: E, filling?: Filling<E>) => call(url, endpoint, filling)

  /** Returns the ids of a product's sizes, in order. */
  async function sizesOf(product: string): Promise<string[]> {
    const rows = await db
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(products.slug, product))
      .orderBy(variants.sortOrder)
    return rows.map(row => row.id)
  }

  /** Returns the id of a product's first size. */
  async function sizeOf(product: string): Promise<string> {
    const [id] = await sizesOf(product)
    if (id === undefined) throw new Error(`There is no ${product}.`)
    return id
  }

  async function listed(product: string, location: string) {
    const [row] = await db.select().from(locations).where(eq(locations.slug, location))
    return and(eq(listings.locationId, row?.id ?? ''), inArray(listings.variantId, await sizesOf(product)))
  }

  /** Changes a store's listings of a product. */
  async function setListing(product: string, change: Partial<typeof listings.$inferInsert>, location = 'queen-west') {
    await db
      .update(listings)
      .set(change)
      .where(await listed(product, location))
  }

  async function stockOf(product: string, location = 'queen-west'): Promise<number> {
    const [row] = await db
      .select()
      .from(listings)
      .where(await listed(product, location))
    return row?.stock ?? -1
  }

  /** Creates an empty cart; a delivery cart gets the home address. */
  async function begin(location = 'queen-west', method: Method = 'pickup'): Promise<Cart> {
    const { payload } = await to(createCart, { body: { location, method } })
    if (method !== 'delivery') return payload
    const { id, version } = payload
    return (await to(setDelivery, { params: { cart: id }, body: { version, address: home } })).payload
  }

  /** Sets the quantity of a product in a cart. */
  const ask = async (cart: Pick<Cart, 'id' | 'version'>, product: string, quantity: number) =>
    to(setLine, {
      params: { cart: cart.id, variant: await sizeOf(product) },
      body: { version: cart.version, quantity }
    })

  /** Creates a cart with the given quantities. */
  async function cartWith(
    wanted: Record<string, number>,
    location = 'queen-west',
    method: Method = 'pickup'
  ): Promise<Cart> {
    let cart = await begin(location, method)
    for (const [product, quantity] of Object.entries(wanted)) cart = (await ask(cart, product, quantity)).payload
    return cart
  }

  async function slotsAt(location = 'queen-west', method: Method = 'pickup') {
    const { payload } = await to(readSlots, { params: { location }, query: { method } })
    return payload.days.flatMap(day => day.slots)
  }

  /** Returns the body of an order for a cart, by default for the tenth slot. */
  async function orderFor(cart: Cart, changes: Partial<NonNullable<Filling<typeof placeOrder>['body']>> = {}) {
    const slots = await slotsAt(cart.location, cart.method)
    const slot = slots[9]?.id ?? '2026-11-21 11:00 am'
    return { cart: cart.id, version: cart.version, customer: ada, slot, tender: 'in_store' as const, ...changes }
  }

  const send = (
    body: NonNullable<Filling<typeof placeOrder>['body']>,
    key: string = randomUUID(),
    query = {},
    headers: Record<string, string> = {}
  ) => to(placeOrder, { body, query, headers: { 'Idempotency-Key': key, ...headers } })

  /** Returns the URL to which the demo's retailer app sends the shopper. */
  async function follow(path: string): Promise<URL> {
    const response = await fetch(`${url}/demo/${path}`, { redirect: 'manual' })
    const to = response.headers.get('location')
    if (to === null) throw new Error(await response.text())
    return new URL(to, url)
  }

  /** Returns the token of a new session of a demo person. */
  const signIn = async (key = 'alex'): Promise<string> =>
    (await follow(`sign-in?as=${key}`)).searchParams.get('token') ?? ''

  /** Returns the token of a new sign-up link, usable by default. */
  const signUp = async (state = ''): Promise<string> =>
    (await follow(`sign-up?state=${state}`)).searchParams.get('signup_token') ?? ''

  return {
    ...server,
    follow,
    signIn,
    signUp,
    to,
    sizeOf,
    sizesOf,
    setListing,
    stockOf,
    begin,
    ask,
    cartWith,
    slotsAt,
    orderFor,
    send
  }
}
