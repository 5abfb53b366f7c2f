import { randomUUID } from 'node:crypto'
import type { Endpoint, ReplyOf } from '../../contract/http/endpoint.ts'
import { type ListedItem, readFeedItems, setFeedItems } from '../../contract/feed/feed-items.ts'
import { readFeedOrders } from '../../contract/feed/feed-orders.ts'
import { type FeedResult, MOST_ITEMS } from '../../contract/feed/feed-result.ts'
import { setFeedStock } from '../../contract/feed/feed-stock.ts'
import { type Answer, type Filling, pathOf } from '../client.ts'
import { must, Skipped } from '../must.ts'
import { type Area } from '../point.ts'
import type { Shop } from '../shop.ts'

/** Most pages of a list that are read. */
const PAGES = 20

/** A store of the key, and calls with it. */
interface Feed {
  params: { location: string }
  send: <E extends Endpoint>(endpoint: E, filling?: Filling<E>) => Promise<Answer>
  succeed: <E extends Endpoint>(endpoint: E, filling?: Filling<E>) => Promise<ReplyOf<E>>
}

/** Finds the first store of the key where it may call an endpoint; skips the check where there is none. */
async function feedFor(
  shop: Shop,
  endpoint: typeof readFeedItems | typeof readFeedOrders | typeof setFeedStock
): Promise<Feed> {
  const { client, options } = shop
  if (options.feedKey === undefined) throw new Skipped('no key of the feed; pass one with --feed-key')
  const headers = { Authorization: `Bearer ${options.feedKey}` }
  const { locations } = await shop.business()
  const probe = endpoint === setFeedStock ? { body: { items: [] } } : {}
  const found = []
  for (const { slug } of locations) {
    const params = { location: slug }
    const { status } = await client.call<Endpoint>(endpoint, { params, headers, ...probe } as Filling<Endpoint>)
    if (status === 404) throw new Skipped('the back end has no feed')
    if (status !== 403) found.push(params)
  }
  const [params] = found
  if (params === undefined) throw new Skipped(`the key may not call ${endpoint.method} ${endpoint.path} for any store`)
  const filled = <E extends Endpoint>(filling?: Filling<E>) =>
    ({ params, ...filling, headers: { ...headers, ...filling?.headers } }) as Filling<E>
  return {
    params,
    send: (called, filling) => client.call(called, filled(filling)),
    succeed: (called, filling) => client.succeed(called, filled(filling))
  }
}

/** Reads the store's list; skips the check if nothing is on it. */
async function listOf({ succeed }: Feed): Promise<ListedItem[]> {
  const items: ListedItem[] = []
  let after = ''
  for (let page = 0; page < PAGES; page += 1) {
    const reply = await succeed(readFeedItems, { query: after === '' ? {} : { after } })
    items.push(...reply.items)
    if (reply.next === null) break
    must(reply.items.length > 0, `the page after “${after}” is empty and not the last`)
    after = reply.next
  }
  if (items.length === 0) throw new Skipped('the store lists nothing')
  return items
}

const withoutStock = ({ stock: _stock, ...item }: ListedItem): Omit<ListedItem, 'stock'> => item

/** Returns the size of which least is in stock: a sale in between is then least likely. */
const scarcest = (items: readonly ListedItem[]): ListedItem =>
  items.reduce((least, item) => (item.stock < least.stock ? item : least))

function mustBe(results: readonly FeedResult[], statuses: readonly FeedResult['status'][]): void {
  const found = results.map(({ index, status }) => `${index} ${status}`).join(', ')
  const wanted = statuses.map((status, index) => `${index} ${status}`).join(', ')
  must(found === wanted, `the results are ${found} instead of ${wanted}`)
}

/** The feed of the retailer's own system. Sizes are sent back as they are listed, so that nothing changes. */
export const feed: Area = {
  name: 'Feed',
  points: [
    {
      name: 'A call of the feed without a valid key returns 401 `unauthorized`',
      async check(shop) {
        const { params } = await feedFor(shop, readFeedItems)
        const headers = { Authorization: `Bearer feed_${randomUUID()}` }
        await shop.client.refused(readFeedItems, { params, headers }, [401, 'unauthorized'])
      }
    },
    {
      name: 'A store’s list for the feed has each size once',
      async check(shop) {
        const items = await listOf(await feedFor(shop, readFeedItems))
        const ids = new Set(items.map(({ externalId }) => externalId))
        must(ids.size === items.length, `${items.length} sizes have ${ids.size} ids`)
        must(!ids.has(''), 'a size has no id')
      }
    },
    {
      name: 'A list for the feed that is still the same is not sent again',
      async check(shop) {
        const { send } = await feedFor(shop, readFeedItems)
        const tag = (await send(readFeedItems)).headers.get('etag')
        must(tag !== null, `${pathOf(readFeedItems)}: no ETag`)
        const { status, text } = await send(readFeedItems, { headers: { 'If-None-Match': tag } })
        must(status === 304 && text === '', `${status} with ${text.length} characters instead of 304`)
      }
    },
    {
      name: 'A size that is sent back as it is listed is unchanged',
      async check(shop) {
        const found = await feedFor(shop, readFeedItems)
        const items = (await listOf(found)).slice(0, 1).map(withoutStock)
        // Without its stock, which a sale may have lowered.
        mustBe((await found.succeed(setFeedItems, { body: { items } })).results, ['unchanged'])
      }
    },
    {
      name: 'The stock that a size has already is unchanged, and an unknown size is refused alone',
      async check(shop) {
        const list = await feedFor(shop, readFeedItems)
        const { succeed } = await feedFor(shop, setFeedStock)
        const { externalId, stock } = scarcest(await listOf(list))
        const items = [
          { sku: `conformance-${randomUUID().slice(0, 8)}`, stock: 1 },
          { externalId, stock }
        ]
        const { results } = await succeed(setFeedStock, { params: list.params, body: { items } })
        mustBe(results, ['refused', 'unchanged'])
        const [{ code, field, message = '' } = {}] = results
        must(code === 'not_found' && field === 'sku', `the refusal is ${code} at ${field} instead of not_found at sku`)
        must(message.trim() !== '', 'the refusal has no message')
      }
    },
    {
      name: 'More items than a request of the feed may have are refused with 413',
      async check(shop) {
        const { send } = await feedFor(shop, setFeedStock)
        const items = Array.from({ length: MOST_ITEMS + 1 }, () => ({}))
        const { status } = await send(setFeedStock, { body: { items } })
        must(status === 413, `${status} instead of 413`)
      }
    },
    {
      name: 'Orders for the feed go on at their cursor, and another text is refused at its field',
      async check(shop) {
        const { params, succeed } = await feedFor(shop, readFeedOrders)
        const page = await succeed(readFeedOrders)
        const next = await succeed(readFeedOrders, { query: { since: page.next } })
        must(page.hasMore || next.orders.length <= page.orders.length, 'the cursor leads to more orders than there are')
        const headers = { Authorization: `Bearer ${shop.options.feedKey}` }
        const filling = { params, query: { since: 'yesterday' }, headers }
        const { fields } = await shop.client.refused(readFeedOrders, filling, [422, 'invalid'])
        must(fields?.['since'] !== undefined, `\`since\` is not among ${JSON.stringify(fields)}`)
      }
    }
  ]
}
