import { array, object, unknown } from 'valibot'
import { failed, type Result } from '../../client/http/problem.ts'
import { request, warnOf } from '../../client/http/request.ts'
import { keepReply } from '../../client/response-cache.ts'
import { type Product, readMenu } from '../../contract/catalog/menu.ts'
import { inShape } from '../../contract/http/in-shape.ts'
import { patchList } from '../../lib/patch-list.ts'
import { isCurrent, platform } from '../../platform/platform.ts'
import { $readRest, keepFirst, keyOf, type MenuRequest, readKept } from './menu-pages.ts'

/**
 * The number of products validated together, so that slow phones stay responsive; also the page size for pages without a
 * version.
 */
const AT_ONCE = 100

const pause = () => new Promise<void>(done => void platform().clock.after(0, done))

/** The same endpoint, but products are validated later. */
const unread = { ...readMenu, reply: object({ ...readMenu.reply.entries, products: array(unknown()) }) }

/**
 * Validates products in batches and passes each batch to `onRead`. Invalid ones are taken out of `raw` too. Returns
 * undefined if the result is no longer needed.
 */
async function readProducts(
  raw: unknown[],
  isOver: () => boolean,
  onRead: (some: Product[], isLast: boolean) => void
): Promise<Product[] | undefined> {
  const products: Product[] = []
  const warn = warnOf(readMenu)
  let at = 0
  do {
    if (at > 0) await pause()
    const batch = raw.slice(at, at + AT_ONCE)
    const some = isOver() ? undefined : inShape(readMenu.reply.entries.products, batch, warn)
    if (!some) return undefined
    raw.splice(at, AT_ONCE, ...batch)
    at += some.length
    products.push(...some)
    onRead(some, at >= raw.length)
  } while (at < raw.length)
  return products
}

/**
 * Loads everything after the first page and caches it for when the API is down. Uses the cache if the menu is
 * unchanged, and only the changes if there are few.
 */
async function readRest({ location, first, isFresh, isOver, onMore }: MenuRequest): Promise<Result<Product[]>> {
  const browser = platform()
  const before = first.version ? await readKept(location) : undefined
  // The storefront may have been unmounted.
  if (!isCurrent(browser)) return failed('offline')
  const cachedVersion = before?.isWhole ? before.first.version : null
  // The pages of a version never change and are large.
  const isLong = first.version !== null
  let rest: Product[] = []
  let after = first.next
  let at = 0
  const keep = (products: Product[], version: string | null, isLast: boolean) =>
    void keepReply(keyOf(location, ++at), { products, total: first.total, version, next: isLast ? null : 'kept' })
  if (before && cachedVersion === first.version) [rest, after] = [before.rest, null]
  while (after !== null) {
    const query = { after, ...(isLong ? cachedVersion && { kept: cachedVersion } : { limit: `${AT_ONCE}` }) }
    const result = await request(unread, { params: { location }, query, isLong, isFresh: !isLong && isFresh })
    if (!result.ok) return result
    const { changes, next, version, products: raw } = result.value
    const updated = before && changes ? before.rest : undefined
    const sent = [...raw]
    const products = await readProducts(raw, isOver, (some, isEnd) => updated || keep(some, version, isEnd && !next))
    if (!products) return failed('malformed')
    rest =
      updated && changes
        ? // The place of an invalid product goes with it.
          patchList(updated, products, {
            gone: changes.gone,
            places: changes.places.filter((_, nth) => raw.includes(sent[nth]))
          })
        : [...rest, ...products]
    after = next
    if (updated) void keepAll(rest, isOver, (some, isLast) => keep(some, version, isLast))
    if (after !== null) onMore(rest)
  }
  keepFirst(location, first)
  return { ok: true, value: rest, message: '' }
}

/** Caches a list in batches. */
async function keepAll(
  list: Product[],
  isOver: () => boolean,
  keep: (some: Product[], isLast: boolean) => void
): Promise<void> {
  for (let at = 0; at < list.length && !isOver(); at += AT_ONCE) {
    keep(list.slice(at, at + AT_ONCE), at + AT_ONCE >= list.length)
    await pause()
  }
}

$readRest.fill(readRest)
