import { randomUUID } from 'node:crypto'
import {
  answering,
  asHeading,
  asking,
  type Fault,
  heading,
  instead,
  type Match,
  putting,
  streaming
} from './wrong-server.ts'

const every: Match = { call: /./ }
const publicRead: Match = { call: /GET \/v1\/(?:business|locations\/[^/]+(?:\/menu)?)$/ }
const carts: Match = { call: /POST \/v1\/carts$/ }
const aCart: Match = { call: /GET \/v1\/carts\/[^/]+$/ }
const lines: Match = { call: /PUT \/v1\/carts\/[^/]+\/lines\/[^/]+$/ }
const orders: Match = { call: /POST \/v1\/orders$/ }
const events: Match = { call: /GET \/v1\/events/ }

/** Removes a query parameter. */
const unasked = (match: Match, name: string): Fault =>
  asking(match, request => {
    const url = new URL(request.url)
    url.searchParams.delete(name)
    return new Request(url, request)
  })

/** Applies a change that was refused with 409 `stale` anyway, and still returns the refusal. */
const obeyingStale: Fault = async (request, forward) => {
  if (!lines.call.test(`${request.method} ${new URL(request.url).pathname}`)) return forward(request)
  const body = (await request.json()) as { version: number; quantity: number }
  const send = (version: number) =>
    forward(new Request(request.url, { ...partsOf(request), body: JSON.stringify({ ...body, version }) }))
  const answer = await send(body.version)
  if (answer.status !== 409) return answer
  const text = await answer.text()
  const { version } = (JSON.parse(text) as { payload: { version: number } }).payload
  await send(version)
  return new Response(text, answer)
}

const partsOf = ({ method, headers }: Request) => ({ method, headers })

/** Removes the total from an order, so that it isn't compared. */
const careless: Fault = asking(orders, async request => {
  const { total: _, ...body } = (await request.json()) as Record<string, unknown>
  return new Request(request.url, { ...partsOf(request), body: JSON.stringify(body) })
})

/** Turns the refusal of such calls into a success with the same payload. */
const generous = (match: Match): Fault =>
  answering(match, async response => {
    const { payload } = (await response.json()) as { payload: unknown }
    return new Response(JSON.stringify({ payload }), { status: 200, headers: response.headers })
  })

const otherKey = asHeading(orders, { 'Idempotency-Key': () => randomUUID() })
const feedItems = /\/v1\/feed\/locations\/[^/]+\/items$/
const feedStock: Match = { call: /PUT \/v1\/feed\/locations\/[^/]+\/stock$/ }
const feedOrders: Match = { call: /GET \/v1\/feed\/locations\/[^/]+\/orders$/ }
const listed: Match = { call: new RegExp(`GET ${feedItems.source}`) }

const nothing = { message: '', code: 'unavailable' }

/** For each conformance check, a server that violates it. */
export const faults: Record<string, Fault> = {
  'The first reads of a visit have the contract’s shape': putting(
    { call: /GET \/v1\/business$/ },
    { 'payload.business.currency': 124 }
  ),
  'A first screen, if there is one, names the replies that it was drawn from': instead(
    { call: /GET \/v1\/locations\/[^/]+\/first-screen$/ },
    200,
    { payload: { html: '<p></p>', style: '', minAge: 0, products: 0, of: 'other' } }
  ),
  'An error has a message to show': putting({ ...every, status: 404 }, { message: '' }),
  'The business lists its locations, each with a unique slug': putting(
    { call: /GET \/v1\/business$/ },
    { 'payload.locations.1.slug': 'queen-west' }
  ),
  'A location reads the same alone and in the list': putting(
    { call: /GET \/v1\/locations\/[^/]+$/ },
    { 'payload.name': 'Another' }
  ),
  'The menu’s pages return each product once and match the total': putting(
    { call: /GET \/v1\/locations\/[^/]+\/menu$/ },
    { 'payload.total': 1 }
  ),
  'A product’s page shows the same sizes and prices as the menu': putting(
    { call: /GET \/v1\/locations\/[^/]+\/products\/[^/]+$/ },
    { 'payload.variants.0.price': 1 }
  ),
  'The terpenes of a menu are three names at most, of those on the product’s page': putting(
    { call: /GET \/v1\/locations\/[^/]+\/menu$/ },
    { 'payload.products.0.terpenes': [{ name: 'Myrcene', percent: 1.2 }] }
  ),
  'A packaging date is a day, and that of the first lot on the product’s page': putting(
    { call: /GET \/v1\/locations\/[^/]+\/menu$/ },
    { 'payload.products.0.variants.0.packagedOn': '2026-02-30' }
  ),
  'Searches that found nothing are taken, whatever their words, and words of the search are groups of two or more':
    putting({ call: /GET \/v1\/locations\/[^/]+\/shelf-texts$/ }, { 'payload.searchWords.0': ['alone'] }),
  'Available times are grouped by day and sorted': putting(
    { call: /GET \/v1\/locations\/[^/]+\/slots$/ },
    { 'payload.days.0.slots.0.start': '2099-01-01T00:00:00Z' }
  ),
  'A time is the same by its id, its instant and the location’s offsets': putting(
    { call: /GET \/v1\/business$/ },
    { 'payload.locations.0.zoneOffsets': [{ from: '2020-01-01T00:00:00Z', offset: 720 }] }
  ),
  'Cart totals add up': putting(aCart, { 'payload.total': 1 }),
  'Public reads carry an ETag': heading(publicRead, { ETag: null }),
  'A revalidated public read returns 304 without a body': asHeading(publicRead, { 'If-None-Match': null }),
  'Public reads are cacheable, with stale-while-revalidate and stale-if-error': heading(publicRead, {
    'Cache-Control': 'public, max-age=10'
  }),
  'Public reads vary by language': heading(publicRead, { Vary: 'Accept-Encoding' }),
  'The pages of a menu version return the whole menu and are immutable': heading(
    { call: /GET \/v1\/locations\/[^/]+\/menu$/ },
    { 'Cache-Control': 'public, max-age=10, stale-while-revalidate=60, stale-if-error=86400' }
  ),
  'Carts and available times are never cached': heading(aCart, { 'Cache-Control': 'public, max-age=60' }),
  'A page can read a public read without a preflight': heading(every, { 'Access-Control-Allow-Origin': null }),
  'A page can read a 304': heading({ ...publicRead, status: 304 }, { 'Access-Control-Allow-Origin': null }),
  'A page can read an error reply': heading({ ...every, status: 404 }, { 'Access-Control-Allow-Origin': null }),
  'A preflight allows every header and method the storefront uses': heading(
    { call: /OPTIONS/ },
    { 'Access-Control-Allow-Headers': 'Content-Type, Authorization' }
  ),
  'A preflight allows the headers that monitors on a page add': heading(
    { call: /OPTIONS/ },
    { 'Access-Control-Allow-Headers': 'Content-Type, Authorization, Idempotency-Key, X-Platform-Id' }
  ),
  'A missing resource returns 404 `not_found`': putting({ ...every, status: 404 }, { code: 'invalid' }),
  'An unknown path returns an error of the contract’s shape': answering(
    { ...every, status: 404 },
    () => new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
  ),
  'A 422 names the invalid field': putting({ ...carts, status: 422 }, { fields: undefined }),
  'A nested invalid field is named by its dot path': putting(
    { ...orders, status: 422 },
    { fields: { email: 'email', first_name: 'required' } }
  ),
  'A body that is not JSON is refused without a server error': instead({ ...carts, status: 400 }, 500, nothing),
  'Text that no database can store is refused without a server error': instead({ ...carts, status: 422 }, 500, nothing),
  'A call that needs a session returns 401 `unauthorized` without one': instead(
    { ...every, status: 401 },
    403,
    nothing
  ),
  'An expired session returns 401 `unauthorized`, even where guests may call': asHeading(aCart, {
    Authorization: null
  }),
  'Messages are in the requested language': unasked(aCart, 'locale'),
  'A method that a path does not serve is refused': instead({ call: /PATCH/ }, 200, { payload: {} }),
  'HEAD answers a public read as GET does, without a body': answering(
    { call: /HEAD/ },
    () => new Response(null, { status: 404 })
  ),
  'Each cart change increments its version': putting({ ...lines, status: 200 }, { 'payload.version': 1 }),
  'A change to an outdated version returns 409 `stale` with the latest cart': putting(
    { ...lines, status: 409 },
    { payload: undefined }
  ),
  'A refused change has no effect': obeyingStale,
  'An order for an outdated version returns 409 `stale` with the latest cart': putting(
    { ...orders, status: 409 },
    { 'payload.version': 0 }
  ),
  'An order with a different total than the shopper saw returns 409 `stale`': careless,
  'One key of one caller begins one cart': asHeading(carts, { 'Idempotency-Key': null }),
  'One key of two callers begins two carts': asHeading(carts, { 'X-Platform-Id': () => 'everybody' }),
  'One key with another body is refused with 409 `conflict`': asHeading(carts, {
    'Idempotency-Key': () => randomUUID()
  }),
  'An order without a key is refused at the header': otherKey,
  'One key places one order, however often it is sent': otherKey,
  'The key of an order with another one is refused with 409 `conflict`': otherKey,
  'More than the purchase limit is refused with 409 `limit_exceeded`, and `cartFull` shows by how much': generous({
    ...lines,
    status: 409
  }),
  'More than is in stock is refused with 409 `sold_out`': generous({ ...lines, status: 409 }),
  'A quantity that is none is refused at its field': putting({ ...lines, status: 422 }, { fields: {} }),
  'A closed store without after-hours ordering refuses orders with 409 `closed`': putting(
    { ...orders, status: 409 },
    { code: 'slot_gone' }
  ),
  'A call of the feed without a valid key returns 401 `unauthorized`': putting(
    { ...listed, status: 401 },
    { code: 'forbidden' }
  ),
  'A store’s list for the feed has each size once': putting(listed, { 'payload.items.1.externalId': '' }),
  'A list for the feed that is still the same is not sent again': asHeading(listed, { 'If-None-Match': null }),
  'A size that is sent back as it is listed is unchanged': putting(
    { call: new RegExp(`PUT ${feedItems.source}`) },
    { 'payload.results.0.status': 'updated' }
  ),
  'The stock that a size has already is unchanged, and an unknown size is refused alone': answering(
    feedStock,
    async response => {
      const text = await response.text()
      return new Response(text.replaceAll('not_found', 'conflict'), response)
    }
  ),
  'More items than a request of the feed may have are refused with 413': instead({ ...feedStock, status: 413 }, 200, {
    payload: { results: [] }
  }),
  'Orders for the feed go on at their cursor, and another text is refused at its field': putting(
    { ...feedOrders, status: 422 },
    { fields: {} }
  ),
  'An order holds what its cart held, at its total': putting(orders, { 'payload.total': 1 }),
  'A placed order reads back unchanged': putting({ call: /GET \/v1\/orders\/[^/]+$/ }, { 'payload.number': 'X' }),
  'An ordered cart returns 404, and its order can be looked up': putting(
    { call: /GET \/v1\/carts\/[^/]+\/order$/ },
    { 'payload.order': 'another' }
  ),
  'An unavailable time is refused with 409 `slot_gone`': putting({ ...orders, status: 409 }, { code: 'invalid' }),
  'An empty cart is refused with 409 `empty_cart`': putting({ ...orders, status: 409 }, { code: 'invalid' }),
  'A shopper can cancel an order before preparation': putting(
    { call: /POST \/v1\/orders\/[^/]+\/cancel$/ },
    { 'payload.status': 'placed' }
  ),
  'The same email address again leaves an order as it is': putting(
    { call: /PUT \/v1\/orders\/[^/]+\/email$/, status: 200 },
    { 'payload.customer.email': 'other@shop.example' }
  ),
  'The email address of an order that has ended stays: 409 `conflict`': putting(
    { call: /PUT \/v1\/orders\/[^/]+\/email$/, status: 409 },
    { code: 'invalid' }
  ),
  'A stream is of server-sent events, begins with `ready`, and a page may listen to it': streaming(
    'event: ready',
    'event: hello'
  ),
  'A change comes as a message on its channel, with an id': streaming('"cancelled"', '"ready"'),
  'Who comes back with `Last-Event-ID` hears what came meanwhile': asHeading(events, { 'Last-Event-ID': null }),
  'Who comes back with `after` hears what came meanwhile': unasked(events, 'after'),
  'A client that resumes from an unknown position gets `missed`': streaming('event: missed', 'event: other'),
  'Channels that are none are refused at their field': putting({ ...events, status: 422 }, { fields: undefined })
}
