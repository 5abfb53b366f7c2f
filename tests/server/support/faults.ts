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

/** Takes a parameter out of the query. */
const unasked = (match: Match, name: string): Fault =>
  asking(match, request => {
    const url = new URL(request.url)
    url.searchParams.delete(name)
    return new Request(url, request)
  })

/** Does what was refused with 409 `stale` all the same, and says that it was refused. */
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

/** Takes the total out of an order, so that nobody compares it. */
const careless: Fault = asking(orders, async request => {
  const { total: _, ...body } = (await request.json()) as Record<string, unknown>
  return new Request(request.url, { ...partsOf(request), body: JSON.stringify(body) })
})

/** Answers a refusal of such calls with its payload, as if all was well. */
const generous = (match: Match): Fault =>
  answering(match, async response => {
    const { payload } = (await response.json()) as { payload: unknown }
    return new Response(JSON.stringify({ payload }), { status: 200, headers: response.headers })
  })

const otherKey = asHeading(orders, { 'Idempotency-Key': () => randomUUID() })
const nothing = { message: '', code: 'unavailable' }

/** For each point of conformance a server that is wrong in it. */
export const faults: Record<string, Fault> = {
  'What a visit reads first has the contract’s shape': putting(
    { call: /GET \/v1\/business$/ },
    { 'payload.business.currency': 124 }
  ),
  'A refusal has a message that can be shown': putting({ ...every, status: 404 }, { message: '' }),
  'The business has its locations beside it, each with a slug of its own': putting(
    { call: /GET \/v1\/business$/ },
    { 'payload.locations.1.slug': 'queen-west' }
  ),
  'A location is the same by itself as among the others': putting(
    { call: /GET \/v1\/locations\/[^/]+$/ },
    { 'payload.name': 'Another' }
  ),
  'The menu has each product once over all its pages, and as many as it says': putting(
    { call: /GET \/v1\/locations\/[^/]+\/menu$/ },
    { 'payload.total': 1 }
  ),
  'A product’s own page says of its sizes what the menu says': putting(
    { call: /GET \/v1\/locations\/[^/]+\/products\/[^/]+$/ },
    { 'payload.variants.0.price': 1 }
  ),
  'Times to choose from come by day and in order': putting(
    { call: /GET \/v1\/locations\/[^/]+\/slots$/ },
    { 'payload.days.0.slots.0.start': '2099-01-01T00:00:00Z' }
  ),
  'The sums of a cart add up': putting(aCart, { 'payload.total': 1 }),
  'Public reads carry an ETag': heading(publicRead, { ETag: null }),
  'Who has a public read already is answered with 304 and no body': asHeading(publicRead, { 'If-None-Match': null }),
  'Public reads may be kept, and used while they are asked for again or the server is away': heading(publicRead, {
    'Cache-Control': 'public, max-age=10'
  }),
  'Public reads vary by language': heading(publicRead, { Vary: 'Accept-Encoding' }),
  'The pages of a menu’s version bring all of it, and may be kept for good': heading(
    { call: /GET \/v1\/locations\/[^/]+\/menu$/ },
    { 'Cache-Control': 'public, max-age=10, stale-while-revalidate=60, stale-if-error=86400' }
  ),
  'Nobody may keep a cart, nor the times that are left': heading(aCart, { 'Cache-Control': 'public, max-age=60' }),
  'A public read may be read by a page without a preflight': heading(every, { 'Access-Control-Allow-Origin': null }),
  'A 304 may be read by a page, too': heading({ ...publicRead, status: 304 }, { 'Access-Control-Allow-Origin': null }),
  'A refusal may be read by a page, too': heading({ ...every, status: 404 }, { 'Access-Control-Allow-Origin': null }),
  'A preflight lets a page send what the storefront sends': heading(
    { call: /OPTIONS/ },
    { 'Access-Control-Allow-Headers': 'Content-Type, Authorization' }
  ),
  'What is not there is refused with 404 `not_found`': putting({ ...every, status: 404 }, { code: 'invalid' }),
  'A path that is none is refused as anything else is': answering(
    { ...every, status: 404 },
    () => new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
  ),
  'A wrong field is named in a 422': putting({ ...carts, status: 422 }, { fields: undefined }),
  'A wrong field within another one is named by its dot path': putting(
    { ...orders, status: 422 },
    { fields: { email: 'email', first_name: 'required' } }
  ),
  'A body that is no JSON is refused, not an error of the server': instead({ ...carts, status: 400 }, 500, nothing),
  'Text that no database keeps is refused, not an error of the server': instead(
    { ...carts, status: 422 },
    500,
    nothing
  ),
  'Without a session, what needs one is refused with 401 `unauthorized`': instead(
    { ...every, status: 401 },
    403,
    nothing
  ),
  'A session that has ended is refused with 401 `unauthorized`, also where a guest may call': asHeading(aCart, {
    Authorization: null
  }),
  'Messages are in the language that is asked for': unasked(aCart, 'locale'),
  'A method that a path does not serve is refused': instead({ call: /PATCH/ }, 200, { payload: {} }),
  'HEAD answers a public read as GET does, without a body': answering(
    { call: /HEAD/ },
    () => new Response(null, { status: 404 })
  ),
  'Each change of a cart raises its version': putting({ ...lines, status: 200 }, { 'payload.version': 1 }),
  'A change of a version that has passed is refused with 409 `stale` and brings the fresh cart': putting(
    { ...lines, status: 409 },
    { payload: undefined }
  ),
  'A change that was refused changes nothing': obeyingStale,
  'An order of a version that has passed is refused with 409 `stale` and brings the fresh cart': putting(
    { ...orders, status: 409 },
    { 'payload.version': 0 }
  ),
  'An order that comes to another total than the shopper was shown is refused with 409 `stale`': careless,
  'One key of one caller begins one cart': asHeading(carts, { 'Idempotency-Key': null }),
  'One key of two callers begins two carts': asHeading(carts, { 'X-Platform-Id': () => 'everybody' }),
  'One key with another body is refused with 409 `conflict`': asHeading(carts, {
    'Idempotency-Key': () => randomUUID()
  }),
  'An order without a key is refused at the header': otherKey,
  'One key places one order, however often it is sent': otherKey,
  'The key of an order with another one is refused with 409 `conflict`': otherKey,
  'More than the purchase limit is refused with 409 `limit_exceeded`, and `cartFull` says by how much': generous({
    ...lines,
    status: 409
  }),
  'More than is in stock is refused with 409 `sold_out`': generous({ ...lines, status: 409 }),
  'A quantity that is none is refused at its field': putting({ ...lines, status: 422 }, { fields: {} }),
  'A store that is closed and takes no orders meanwhile refuses them with 409 `closed`': putting(
    { ...orders, status: 409 },
    { code: 'slot_gone' }
  ),
  'An order holds what its cart held, at its total': putting(orders, { 'payload.total': 1 }),
  'An order is read as it was placed': putting({ call: /GET \/v1\/orders\/[^/]+$/ }, { 'payload.number': 'X' }),
  'A cart that was ordered is gone, and says which order it became': putting(
    { call: /GET \/v1\/carts\/[^/]+\/order$/ },
    { 'payload.order': 'another' }
  ),
  'A time that is not offered is refused with 409 `slot_gone`': putting(
    { ...orders, status: 409 },
    { code: 'invalid' }
  ),
  'A cart that holds nothing is refused with 409 `empty_cart`': putting(
    { ...orders, status: 409 },
    { code: 'invalid' }
  ),
  'A shopper may cancel an order that is not being prepared': putting(
    { call: /POST \/v1\/orders\/[^/]+\/cancel$/ },
    { 'payload.status': 'placed' }
  ),
  'A stream is of server-sent events, begins with `ready`, and a page may listen to it': streaming(
    'event: ready',
    'event: hello'
  ),
  'A change comes as a message on its channel, with an id': streaming('"cancelled"', '"ready"'),
  'Who comes back with `Last-Event-ID` hears what came meanwhile': asHeading(events, { 'Last-Event-ID': null }),
  'Who comes back with `after` hears what came meanwhile': unasked(events, 'after'),
  'Who comes back from a place that is not known is told so by `missed`': streaming('event: missed', 'event: other'),
  'Channels that are none are refused at their field': putting({ ...events, status: 422 }, { fields: undefined })
}
