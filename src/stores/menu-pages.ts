import type { Result } from '../api/problem.ts'
import { request } from '../api/request.ts'
import type { ReplyOf } from '../contract/endpoint.ts'
import { type Category, type Product, readMenu } from '../contract/menu.ts'
import { env } from '../env/env.ts'
import { $locale } from '../i18n/locale.ts'
import { keepReply, keptReply } from './kept-reply.ts'

type Page = ReplyOf<typeof readMenu>

/** The menu of one store as far as it has come in. */
export interface Menu {
  location: string
  categories: Category[]
  products: Product[]
  /** What the home shows before all is there: some of what is featured, and of what is on sale. */
  highlights: Product[]
  total: number
  /** Whether all of it is there. */
  complete: boolean
}

/** The first screenful, and how many products each further page brings: reading one must not hold up a slow phone. */
const FIRST = '24'
const FURTHER = '100'

const keyOf = (location: string, at: number): string => `menu/${location}/${$locale.get()}/${at}`

/** Reads a page of a store's menu; it is kept for when the API is down. */
export async function readPage(
  location: string,
  at: number,
  after: string | null,
  isFresh?: boolean
): Promise<Result<Page>> {
  const key = keyOf(location, at)
  const query = { limit: after === null ? FIRST : FURTHER, ...(after !== null && { after }) }
  const result = await request(readMenu, { params: { location }, query, isFresh })
  if (result.ok) void keepReply(key, result.value)
  // A menu that has become shorter leaves no pages behind it.
  if (result.ok && result.value.next === null) void env().cache.remove(keyOf(location, at + 1))
  return result
}

/** A menu with one more page; a product that moved in the order between two pages, or was kept at another time, stands once. */
export function withPage(location: string, menu: Menu | undefined, page: Page): Menu {
  const before = menu?.products ?? []
  const known = new Set(before.map(({ id }) => id))
  return {
    location,
    categories: menu?.categories ?? page.categories,
    highlights: menu?.highlights ?? page.highlights,
    products: [...before, ...page.products.filter(({ id }) => !known.has(id))],
    total: page.total,
    complete: page.next === null
  }
}

/** The menu that was kept of an earlier visit as far as it can be read, and the time it is from, in milliseconds. */
export async function keptMenu(location: string): Promise<{ menu: Menu; since: number } | undefined> {
  const { cache } = env()
  let menu: Menu | undefined
  let since = 0
  for (let at = 0; !menu?.complete; at++) {
    const page = await keptReply(cache, keyOf(location, at), readMenu.reply)
    if (!page) break
    since ||= page.at
    menu = withPage(location, menu, page.reply)
  }
  return menu && { menu, since }
}
