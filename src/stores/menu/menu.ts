import { atom, computed } from 'nanostores'
import { failed } from '../../api/problem.ts'
import type { Category, Product } from '../../contract/catalog/menu.ts'
import { platform } from '../../platform/platform.ts'
import { isNonFeatured, isShown } from '../../rules/menu/visibility.ts'
import { forgetSizes } from './chosen-size.ts'
import { whenLate } from '../core/response-cache.ts'
import { toUserMessage, type AsyncState, type Problem, dataOf } from '../core/async-state.ts'
import { type Menu, menuOf, type Read, readFirst, readKept, readRest } from './menu-pages.ts'

/** A category and its products, in menu order. */
export interface Section {
  category: Category
  products: Product[]
}

/** The menu on show. */
export const $menu = atom<AsyncState<Menu>>({ state: 'idle' })

let readyAt = 0
let turn = 0

/** Shows the menu that was kept of an earlier visit, when there is one and nothing newer is on show; says whether it did. */
async function showKept(location: string, mine: number, problem: Problem): Promise<boolean> {
  const kept = await readKept(location)
  if (!kept || mine !== turn || dataOf($menu.get())) return false
  $menu.set({ state: 'stale', value: menuOf(location, kept, kept.isWhole), since: kept.since, problem })
  return true
}

/** Tells of a menu that could not be had: what is on show of it stays, with its age, or what was kept of it comes. */
async function showProblem(location: string, mine: number, problem: Problem): Promise<void> {
  if (problem.kind !== 'not_found' && (await showKept(location, mine, problem))) return
  if (mine !== turn) return
  const load = $menu.get()
  const value = dataOf(load)
  const since = load.state === 'stale' ? load.since : readyAt
  $menu.set(value ? { state: 'stale', value, since, problem } : { state: 'failed', problem })
}

/** Loads a store's menu: the first screenful, then the rest behind it. A menu of that store on show stays meanwhile. */
export async function openMenu(location: string, isFresh?: boolean): Promise<void> {
  const mine = ++turn
  const isOver = () => mine !== turn
  if (dataOf($menu.get())?.location !== location) $menu.set({ state: 'loading' })
  const callOff = whenLate(() => void showKept(location, mine, toUserMessage(failed('offline').problem)))
  const result = await readFirst(location, isFresh)
  callOff()
  if (isOver()) return
  if (!result.ok) return showProblem(location, mine, toUserMessage(result.problem))
  const first = result.value
  let menu: Menu | undefined
  const show = (read: Read, complete: boolean) => {
    const shown = dataOf($menu.get())
    const isOwn = shown === undefined || shown === menu
    menu = menuOf(location, read, complete)
    readyAt = platform().clock.now()
    // A menu that is being renewed is replaced at once when all is there, so that nothing jumps under the shopper.
    if (isOwn || complete) $menu.set({ state: 'ready', value: menu })
  }
  if (first.next !== null) show({ first, rest: [] }, false)
  const onMore = (rest: Product[]) => !isOver() && show({ first, rest }, false)
  const rest = await readRest({ location, first, isFresh, isOver, onMore })
  if (isOver()) return
  if (!rest.ok) return showProblem(location, mine, toUserMessage(rest.problem))
  show({ first, rest: rest.value }, true)
}

/** Loads the menu on show, or the one that failed, again; `isFresh` passes over what the browser keeps. */
export async function reloadMenu(isFresh?: boolean): Promise<void> {
  const location = dataOf($menu.get())?.location ?? lastAsked
  if (location) await openMenu(location, isFresh)
}

let lastAsked: string | undefined

/** Loads a store's menu unless it is there or on its way. */
export async function enterMenu(location: string): Promise<void> {
  const load = $menu.get()
  if (lastAsked === location && load.state !== 'idle' && load.state !== 'failed') return
  lastAsked = location
  if (dataOf(load)?.location !== location) $menu.set({ state: 'loading' })
  await openMenu(location)
}

/** Forgets the menu. */
export function closeMenu(): void {
  turn++
  forgetSizes()
  lastAsked = undefined
  $menu.set({ state: 'idle' })
}

let lastSections: Section[] = []

/** A section as it was before, when it holds the same: what is drawn of it stays as it is while others grow. */
function sameAsBefore(section: Section): Section {
  const before = lastSections.find(({ category }) => category === section.category)
  const isSame =
    before?.products.length === section.products.length &&
    before.products.every((product, at) => product === section.products[at])
  return isSame ? before : section
}

/** The non-featured categories (SPEC A5), by `sort_order`, each with its products in menu order. */
export const $sections = computed($menu, (load): Section[] => {
  const menu = dataOf(load)
  if (!menu) return []
  const byCategory = new Map<string, Product[]>()
  for (const product of menu.products) {
    if (!isShown(product)) continue
    const group = byCategory.get(product.category)
    if (group) group.push(product)
    else byCategory.set(product.category, [product])
  }
  lastSections = menu.categories
    .map(category => sameAsBefore({ category, products: byCategory.get(category.id) ?? [] }))
    .filter(({ category, products }) => isNonFeatured({ ...category, products }))
    .sort((a, b) => a.category.sort_order - b.category.sort_order)
  return lastSections
})
