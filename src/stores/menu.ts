import { atom, computed } from 'nanostores'
import { request } from '../api/request.ts'
import { type Category, type Product, readMenu } from '../contract/menu.ts'
import { env } from '../env/env.ts'
import { isShown } from '../rules/visibility.ts'
import { explain, type Load, valueOf } from './load.ts'

/** The menu of one store as far as it has come in. */
export interface Menu {
  location: string
  categories: Category[]
  products: Product[]
  total: number
  /** Whether all of it is there. */
  complete: boolean
}

/** A category and its products, in menu order. */
export interface Section {
  category: Category
  products: Product[]
}

/** The first screenful, and how many products each further page brings. */
const FIRST = '24'
const FURTHER = '250'

/** The menu on show. */
export const $menu = atom<Load<Menu>>({ state: 'idle' })

/** What the shopper searches the menu for; it stays while they look at what was found. */
export const $search = atom('')

let readyAt = 0
let turn = 0

const readPage = (location: string, limit: string, after: string | null) =>
  request(readMenu, { params: { location }, query: { limit, ...(after !== null && { after }) } })

/** Loads a store's menu: the first screenful, then the rest behind it. A menu of that store on show stays meanwhile. */
export async function openMenu(location: string): Promise<void> {
  const mine = ++turn
  const shown = valueOf($menu.get())
  const before = shown?.location === location ? shown : undefined
  if (!before) $menu.set({ state: 'loading' })
  let products: Product[] = []
  let categories: Category[] = []
  let after: string | null = null
  do {
    const result: Awaited<ReturnType<typeof readPage>> = await readPage(
      location,
      products.length ? FURTHER : FIRST,
      after
    )
    if (mine !== turn) return
    if (!result.ok) {
      const problem = explain(result.problem)
      const value = before ?? valueOf($menu.get())
      $menu.set(value ? { state: 'stale', value, since: readyAt, problem } : { state: 'failed', problem })
      return
    }
    const { total, next } = result.value
    if (after === null) categories = result.value.categories
    products = [...products, ...result.value.products]
    after = next
    readyAt = env().clock.now()
    const value = { location, categories, products, total, complete: next === null }
    // A menu that is being renewed is replaced at once when all is there, so that nothing jumps under the shopper.
    if (!before || value.complete) $menu.set({ state: 'ready', value })
  } while (after !== null)
}

/** Loads the menu on show, or the one that failed, again. */
export async function reloadMenu(): Promise<void> {
  const location = valueOf($menu.get())?.location ?? lastAsked
  if (location) await openMenu(location)
}

let lastAsked: string | undefined

/** Loads a store's menu unless it is there or on its way. */
export async function enterMenu(location: string): Promise<void> {
  const load = $menu.get()
  if (lastAsked === location && load.state !== 'idle' && load.state !== 'failed') return
  lastAsked = location
  if (valueOf(load)?.location !== location) {
    $menu.set({ state: 'loading' })
    $search.set('')
  }
  await openMenu(location)
}

/** Forgets the menu. */
export function closeMenu(): void {
  turn++
  lastAsked = undefined
  $search.set('')
  $menu.set({ state: 'idle' })
}

/** The categories that have products, by `sort_order`, each with its products in menu order. */
export const $sections = computed($menu, (load): Section[] => {
  const menu = valueOf(load)
  if (!menu) return []
  const byCategory = new Map<string, Product[]>()
  for (const product of menu.products) {
    if (!isShown(product)) continue
    const group = byCategory.get(product.category)
    if (group) group.push(product)
    else byCategory.set(product.category, [product])
  }
  return menu.categories
    .filter(category => category.parent_category === null && byCategory.has(category.id))
    .sort((a, b) => a.sort_order - b.sort_order)
    .map(category => ({ category, products: byCategory.get(category.id) ?? [] }))
})
