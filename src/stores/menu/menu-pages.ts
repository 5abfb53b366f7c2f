import type { Result } from '../../client/http/problem.ts'
import { requestFirst } from '../../client/http/first-request.ts'
import { keepReply, keptReply } from '../../client/response-cache.ts'
import type { Category, Product, Variant } from '../../contract/catalog/menu.ts'
import { firstMenu, type FirstReply } from '../../contract/first/first-endpoints.ts'
import { $locale } from '../../i18n/locale.ts'
import { slot } from '../../lib/slot.ts'
import { platform } from '../../platform/platform.ts'

/** A page of a menu, as the API returns it. */
export type Page = FirstReply<'readMenu'>

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

/** Returns the key of a cached page. */
export const keyOf = (location: string, at: number): string => `menu/${location}/${$locale.get()}/${at}`

/** Loads the first page of a store's menu. */
export const readFirst = (location: string, isFresh?: boolean): Promise<Result<Page>> =>
  requestFirst(firstMenu, { params: { location }, isFresh })

/** The arguments of `$readRest`. */
export interface MenuRequest {
  location: string
  first: Page
  isFresh?: boolean | undefined
  /** Returns true if the result is no longer needed. */
  isOver: () => boolean
  /** Called with the products so far while there are more to come. */
  onMore: (rest: Product[]) => unknown
}

/** Loads everything after the first page. Filled by `menu-rest.ts`, in the part of that name. */
export const $readRest = slot<(menu: MenuRequest) => Promise<Result<Product[]>>>()

/** Caches the first page for when the API is down. */
export const keepFirst = (location: string, first: Page): void => void keepReply(keyOf(location, 0), first)

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
    const page = await keptReply(cache, keyOf(location, at), firstMenu.read)
    if (!page || (first && page.reply.version !== first.version)) break
    if (first) rest.push(...page.reply.products)
    since ||= page.at
    first ??= page.reply
    isWhole = page.reply.next === null
  }
  return first && { first, rest, since, isWhole }
}
