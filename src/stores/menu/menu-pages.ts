import { array, object, unknown } from 'valibot'
import { failed, type Result } from '../../client/http/problem.ts'
import { request, warnOf } from '../../client/http/request.ts'
import type { ReplyOf } from '../../contract/http/endpoint.ts'
import { type Category, type Product, readMenu, type Variant } from '../../contract/catalog/menu.ts'
import { inShape } from '../../contract/http/in-shape.ts'
import { platform, isCurrent } from '../../platform/platform.ts'
import { $locale } from '../../i18n/locale.ts'
import { patchList } from '../../lib/patch-list.ts'
import { keepReply, keptReply } from '../../client/response-cache.ts'

type Page = ReplyOf<typeof readMenu>

/** The loaded part of a store's menu. */
export interface Menu {
  location: string
  categories: Category[]
  products: Product[]
  /** Some featured and some discounted products for the home page, available before the whole menu is loaded. */
  highlights: Product[]
  total: number
  /** True if the whole menu is loaded. */
  complete: boolean
}

/** A menu as it is loaded and cached: the first page and the products of all further pages. */
export interface Read {
  first: Page
  rest: Product[]
}

/**
 * The number of products validated together, so that slow phones stay responsive; also the page size for pages without a
 * version.
 */
const AT_ONCE = 100

const keyOf = (location: string, at: number): string => `menu/${location}/${$locale.get()}/${at}`

const pause = () => new Promise<void>(done => void platform().clock.after(0, done))

/** Loads the first page of a store's menu. */
export const readFirst = (location: string, isFresh?: boolean): Promise<Result<Page>> =>
  request(readMenu, { params: { location }, isFresh })

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

/** The arguments of `readRest`. */
interface MenuRequest {
  location: string
  first: Page
  isFresh?: boolean | undefined
  /** Returns true if the result is no longer needed. */
  isOver: () => boolean
  /** Called with the products so far while there are more to come. */
  onMore: (rest: Product[]) => unknown
}

/**
 * Loads everything after the first page and caches it for when the API is down. Uses the cache if the menu is
 * unchanged, and only the changes if there are few.
 */
export async function readRest({ location, first, isFresh, isOver, onMore }: MenuRequest): Promise<Result<Product[]>> {
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
  void keepReply(keyOf(location, 0), first)
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

/** Builds a menu from the loaded pages: each product once, in the category that it names or that lists it, with current stock. */
export function menuOf(location: string, { first, rest }: Read, complete: boolean): Menu {
  const listedIn = new Map(
    first.categories.flatMap(({ id, products }) => products?.map(productId => [productId, id] as const) ?? [])
  )
  const left = new Map(first.left.map(row => [row.variant, row.stock]))
  const isOther = ({ id }: Variant) => left.has(id)
  const products = new Map<string, Product>()
  for (const item of [...first.products, ...rest]) {
    const { id, variants } = item
    if (products.has(id)) continue
    const category = item.category || listedIn.get(id)
    const product = category && category !== item.category ? { ...item, category } : item
    const now = variants.map(variant => ({ ...variant, stock: left.get(variant.id) ?? variant.stock }))
    products.set(id, variants.some(isOther) ? { ...product, variants: now } : product)
  }
  const { categories, highlights, total } = first
  return { location, categories, products: [...products.values()], highlights, total, complete }
}

/** Returns the menu cached on an earlier visit, as far as it can be read, and its time in milliseconds. */
export async function readKept(location: string): Promise<(Read & { since: number; isWhole: boolean }) | undefined> {
  const { cache } = platform()
  let first: Page | undefined
  let since = 0
  let isWhole = false
  const rest: Product[] = []
  for (let at = 0; !isWhole; at++) {
    const page = await keptReply(cache, keyOf(location, at), readMenu.reply)
    if (!page || (first && page.reply.version !== first.version)) break
    if (first) rest.push(...page.reply.products)
    since ||= page.at
    first ??= page.reply
    isWhole = page.reply.next === null
  }
  return first && { first, rest, since, isWhole }
}
