import { randomUUID } from 'node:crypto'
import { readBusiness } from '../contract/store/business.ts'
import { type Cart, createCart, setLine } from '../contract/cart/cart.ts'
import type { ReplyOf } from '../contract/http/endpoint.ts'
import type { StoreLocation } from '../contract/store/location.ts'
import { type Product, readMenu, type Variant } from '../contract/catalog/menu.ts'
import { cancelOrder, type Order, placeOrder } from '../contract/order/order.ts'
import { readSlots, type Slot } from '../contract/order/slots.ts'
import { Client, type Filling } from './client.ts'
import { must, once, Skipped } from './must.ts'
import { type HeardEvent, openStream, type Stream, type Streams } from './stream.ts'

/** Optional facts about the back end. */
export interface Options {
  /** A staff token, used to close a store briefly. */
  staff?: string | undefined
  /** A session token of a shopper, for shops without guest checkout. */
  session?: string | undefined
  /** A key of the feed, with the scopes that are to be checked. */
  feedKey?: string | undefined
  /** The origin of a page that may embed the storefront. */
  origin?: string | undefined
  /** Timeout of a realtime message in seconds; 10 by default. */
  wait?: number | undefined
}

/** A store that can take an order now. */
export interface Store {
  location: StoreLocation
  slot: Slot
  products: Product[]
  /** The variant to order: at least three are in stock, and one is within the purchase limit. */
  variant: Variant
}

type OrderBody = NonNullable<Filling<typeof placeOrder>['body']>

/** The one order of a run. */
export interface Placed {
  order: Order
  cart: Cart
  body: OrderBody
  headers: { 'Idempotency-Key': string }
}

/** Events of a stream: `ready`, and the message of the order's cancellation. */
export interface Heard {
  ready: HeardEvent
  message: HeardEvent
}

/** The cancelled order and its events; without a stream, the reason. */
export interface Cancelled {
  order: Order
  heard: Heard | Error
}

export type Shop = ReturnType<typeof createShop>

/** Reads the back end's data for the checks, each item lazily and once. */
export function createShop(base: string, options: Options) {
  const session = options.session === undefined ? {} : { Authorization: `Bearer ${options.session}` }
  const client = new Client(base, { 'X-Platform-Id': randomUUID(), ...session })
  const origin = options.origin ?? 'https://storefront.example'
  const streams: Streams = { base: client.base, wait: options.wait ?? 10 }
  const business = once(() => client.succeed(readBusiness))
  const store = once(() => findStore(client, business))
  let isPlaced = false
  const place = once(async () => {
    const placed = await placeOne(client, store, cartWith, mayOrder)
    isPlaced = true
    return placed
  })
  const cancelled = once(() => cancelOne(client, streams, place))

  /** Skips the check if guests may not order and there is no session. */
  async function mayOrder(): Promise<void> {
    const isAllowed = options.session !== undefined || (await business()).business.guestCheckout
    if (!isAllowed) throw new Skipped('guests may not order here; pass a session with --session')
  }

  /** Creates a cart at the store with the given quantity of its variant. */
  async function cartWith(quantity: number): Promise<Cart> {
    const { location, variant } = await store()
    const cart = await client.succeed(createCart, { body: { location: location.slug, method: 'pickup' } })
    if (quantity === 0) return cart
    const params = { cart: cart.id, variant: variant.id }
    return client.succeed(setLine, { params, body: { version: cart.version, quantity } })
  }

  /** Cancels the order if one was placed and no check has cancelled it. */
  const tidy = async (): Promise<void> => {
    if (isPlaced) await cancelled().catch(() => undefined)
  }

  return { streams, client, options, origin, business, store, cartWith, mayOrder, place, cancelled, tidy }
}

/** Returns the body of an order for a cart. */
export function orderOf(cart: Cart, slot: string): OrderBody {
  const email = `conformance+${randomUUID().slice(0, 8)}@example.com`
  const customer = { first_name: 'Conformance', last_name: 'Check', phone: '+1 416 555 0100', email }
  return {
    cart: cart.id,
    version: cart.version,
    customer,
    slot,
    tender: 'in_store',
    total: cart.total,
    dob: '1980-01-01'
  }
}

/** Reads all products of a location's menu, page by page. */
export async function wholeMenu(client: Client, location: string): Promise<{ products: Product[]; total: number }> {
  const products: Product[] = []
  for (let after: string | undefined; ;) {
    const query = { limit: '200', ...(after !== undefined && { after }) }
    const page: ReplyOf<typeof readMenu> = await client.succeed(readMenu, { params: { location }, query })
    products.push(...page.products)
    if (page.next === null) return { products, total: page.total }
    must(page.products.length > 0, `the menu of ${location} has an empty page that is not its last`)
    after = page.next
  }
}

async function findStore(client: Client, business: () => Promise<ReplyOf<typeof readBusiness>>): Promise<Store> {
  const { locations } = await business()
  for (const location of locations.filter(store => store.isOpen && store.pickupSettings.isEnabled)) {
    const params = { location: location.slug }
    const { days } = await client.succeed(readSlots, { params, query: { method: 'pickup' } })
    const slot = days.flatMap(day => day.slots).findLast(candidate => candidate.available)
    const { products } = await wholeMenu(client, location.slug)
    const variant = orderable(products)
    if (slot !== undefined && variant !== undefined) return { location, slot, products, variant }
  }
  throw new Skipped('no location is open with a pickup time and stock')
}

/**
 * Returns a variant with at least three in stock: preferably an accessory, which doesn't count towards the purchase
 * limit, else the lightest.
 */
function orderable(products: Product[]): Variant | undefined {
  return products
    .filter(product => !product.discontinued)
    .flatMap(({ limitClass, variants }) =>
      variants.map(variant => ({ variant, isCounted: limitClass !== 'accessory' }))
    )
    .filter(({ variant }) => variant.available && variant.stock >= 3)
    .sort((a, b) => Number(a.isCounted) - Number(b.isCounted) || a.variant.weight - b.variant.weight)[0]?.variant
}

async function placeOne(
  client: Client,
  store: () => Promise<Store>,
  cartWith: (quantity: number) => Promise<Cart>,
  mayOrder: () => Promise<void>
): Promise<Placed> {
  const { slot } = await store()
  const cart = await cartWith(1)
  await mayOrder()
  const body = orderOf(cart, slot.id)
  const headers = { 'Idempotency-Key': randomUUID() }
  return { order: await client.succeed(placeOrder, { body, headers }), cart, body, headers }
}

async function cancelOne(client: Client, streams: Streams, place: () => Promise<Placed>): Promise<Cancelled> {
  const { order } = await place()
  const channel = `order.${order.id}`
  const filling = { params: { order: order.id }, body: { reason: null }, headers: { 'Idempotency-Key': randomUUID() } }
  const listening = await listenTo(streams, channel).catch((error: Error) => error)
  const after = await client.succeed(cancelOrder, filling)
  if (listening instanceof Error) return { order: after, heard: listening }
  const { stream, ready } = listening
  const message = stream.until(event => event.channel === channel, 'the message on order.<id>')
  const heard = await message.then(
    event => ({ ready, message: event }),
    (error: Error) => error
  )
  stream.close()
  return { order: after, heard }
}

async function listenTo(streams: Streams, channel: string): Promise<{ stream: Stream; ready: HeardEvent }> {
  const stream = await openStream(streams, { channels: channel })
  if (stream.status === 404) throw new Skipped('the back end has no /v1/events')
  must(stream.status === 200, `GET /v1/events: ${stream.status} instead of 200`)
  return { stream, ready: await stream.until(event => event.name === 'ready', 'the event `ready`') }
}
