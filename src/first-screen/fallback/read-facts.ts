import {
  array,
  type GenericSchema,
  type InferOutput,
  nullable,
  object,
  parse,
  safeParse,
  string,
  unknown
} from 'valibot'
import type { Category, Product } from '../../contract/catalog/menu.ts'
import { category, product } from '../../contract/catalog/menu.ts'
import { business, type Business } from '../../contract/store/business.ts'
import { storeLocation, type StoreLocation } from '../../contract/store/location.ts'
import type { Locale } from '../../i18n/locale.ts'

/** Facts of a fallback, as far as the API has them. */
export interface Facts {
  business: Business
  /** The store that the shop is for, or all of them. */
  locations: StoreLocation[]
  /** The menu of the store, if the shop is for one. */
  categories: Category[]
  products: Product[]
}

/** Asks an address, as the `fetch` of Node does. */
export type Ask = (address: string, settings: { signal: AbortSignal }) => Promise<Response>

/** What to read, and by what. */
export interface Source {
  /** The address of the API. */
  api: string
  /** The slug of a store; without it, the shop is for all of them. */
  location?: string | undefined
  locale: Locale
  /** True if products are wanted and not only the categories. */
  hasProducts: boolean
  ask: Ask
  /** The time limit of one request in milliseconds. */
  patience: number
}

/** The number of products of a fallback; a longer menu is cut off, since it is neither for shoppers nor for search. */
const MOST_PRODUCTS = 500

const shops = object({ business, locations: array(unknown()) })
const page = object({ products: array(unknown()), next: nullable(string()) })
type Page = InferOutput<typeof page>
const firstPage = object({ ...page.entries, categories: array(unknown()) })

/** Reads the valid items of a list: an invalid one is left out alone (SPEC C19). */
const valid = <Schema extends GenericSchema>(schema: Schema, items: readonly unknown[]): InferOutput<Schema>[] =>
  items.flatMap(item => {
    const parsed = safeParse(schema, item)
    return parsed.success ? [parsed.output] : []
  })

async function get({ api, locale, ask, patience }: Source, path: string, query: Record<string, string> = {}) {
  const base = api.replace(/\/+$/, '').replace(/\/v1$/, '')
  const address = `${base}/v1${path}?${new URLSearchParams({ locale, ...query }).toString()}`
  const response = await ask(address, { signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return ((await response.json()) as { payload?: unknown }).payload
}

async function readMenu(source: Source, slug: string): Promise<Pick<Facts, 'categories' | 'products'>> {
  const path = `/locations/${encodeURIComponent(slug)}/menu`
  const parsed = safeParse(firstPage, await get(source, path))
  // While the age gate requires an account, a menu is for no stranger.
  if (!parsed.success) return { categories: [], products: [] }
  const categories = valid(category, parsed.output.categories)
  if (!source.hasProducts) return { categories, products: [] }
  // Where a menu has versions, the pages after the first hold all of it.
  const products = new Map<string, Product>()
  let part: Page | undefined = parsed.output
  while (part) {
    for (const item of valid(product, part.products)) products.set(item.id, item)
    const { next }: Page = part
    part =
      next !== null && products.size < MOST_PRODUCTS ? parse(page, await get(source, path, { after: next })) : undefined
  }
  return { categories, products: [...products.values()].slice(0, MOST_PRODUCTS) }
}

/** Reads the facts of a fallback. Rejects if the API can't be reached, or has no such store. */
export async function readFacts(source: Source): Promise<Facts> {
  const parsed = safeParse(shops, await get(source, '/business'))
  if (!parsed.success) throw new Error(`${source.api} has no storefront’s API.`)
  const all = valid(storeLocation, parsed.output.locations)
  const locations = source.location === undefined ? all : all.filter(({ slug }) => slug === source.location)
  if (locations.length === 0) throw new Error(`${source.api} has no store ${source.location ?? ''}.`)
  const [only] = locations
  const isOne = locations.length === 1 && only !== undefined
  const menu = isOne ? await readMenu(source, only.slug).catch(() => undefined) : undefined
  return { business: parsed.output.business, locations, categories: [], products: [], ...menu }
}
