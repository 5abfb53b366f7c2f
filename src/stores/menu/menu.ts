import { computed } from 'nanostores'
import { failed, type Result } from '../../client/http/problem.ts'
import type { Category, Product } from '../../contract/catalog/menu.ts'
import { isNonFeatured, isShown } from '../../rules/menu/visibility.ts'
import { dataOf } from '../../client/async-state.ts'
import { onReset } from '../../client/reset.ts'
import { whenFilled } from '../../lib/slot.ts'
import { createResource } from '../../client/resource.ts'
import { forgetSizes } from './chosen-size.ts'
import { $readRest, keepFirst, type Menu, menuOf, type Read, readFirst, readKept } from './menu-pages.ts'

/** A category and its products, in menu order. */
export interface Section {
  category: Category
  /** Those loaded so far. */
  products: Product[]
  /** The number of products in the whole menu. */
  count: number
}

const menu = createResource<Menu, { location: string; isFresh?: boolean | undefined }>({
  scope: 'all',
  isOf: (shown, { location }) => shown.location === location,
  async read({ location, isFresh }, { isLatest, show: showPart }) {
    const result = await readFirst(location, isFresh)
    if (!result.ok || !isLatest()) return result as Result<Menu>
    const first = result.value
    let last: Menu | undefined
    const show = (read: Read) => {
      const shown = dataOf($menu.get())
      const part = menuOf(location, read, false)
      // A menu that is being reloaded is replaced only once it is complete, so that nothing jumps.
      if (shown === undefined || shown === last) showPart(part)
      last = part
    }
    if (first.next === null) {
      keepFirst(location, first)
      return { ...result, value: menuOf(location, { first, rest: [] }, true) }
    }
    show({ first, rest: [] })
    const isOver = () => !isLatest()
    const onMore = (rest: Product[]) => !isOver() && show({ first, rest })
    const readRest = $readRest.get() ?? (await whenFilled($readRest))
    // The storefront may have been unmounted.
    if (isOver()) return failed('offline')
    const rest = await readRest({ location, first, isFresh, isOver, onMore })
    return rest.ok ? { ...rest, value: menuOf(location, { first, rest: rest.value }, true) } : rest
  },
  async readCache({ location }) {
    const entry = await readKept(location)
    return entry && { value: menuOf(location, entry, entry.isWhole), since: entry.since }
  }
})

/** The current menu. */
export const $menu = menu.$state

/**
 * Loads a store's menu: the first page, then the rest in the background. A menu of the same store stays visible until then.
 */
const openMenu = (location: string, isFresh?: boolean): Promise<void> => menu.load({ location, isFresh })

/** Reloads the current menu, or the one that failed. `isFresh` bypasses the browser's cache. */
export async function reloadMenu(isFresh?: boolean): Promise<void> {
  const location = dataOf($menu.get())?.location ?? lastRequested
  if (location) await openMenu(location, isFresh)
}

let lastRequested: string | undefined

/** Loads a store's menu unless it is loaded or loading. */
export async function enterMenu(location: string): Promise<void> {
  const load = $menu.get()
  if (lastRequested === location && load.state !== 'idle' && load.state !== 'failed') return
  lastRequested = location
  await openMenu(location)
}

/** Clears the menu. */
export function closeMenu(): void {
  forgetSizes()
  lastRequested = undefined
  menu.clear()
}

onReset('all', () => (lastRequested = undefined))

let lastSections: Section[] = []

/** Returns the previous section if its content is the same, so that it isn't rendered again while others grow. */
function sameAsBefore(section: Section): Section {
  const before = lastSections.find(({ category }) => category === section.category)
  const isSame =
    before?.count === section.count &&
    before.products.length === section.products.length &&
    before.products.every((product, at) => product === section.products[at])
  return isSame ? before : section
}

/**
 * The non-featured categories (SPEC A5), by `sort_order`, each with its products in menu order. Until the whole menu is
 * loaded, the back end's counts decide.
 */
export const $sections = computed($menu, (load): Section[] => {
  const shown = dataOf(load)
  if (!shown) return []
  const byCategory = new Map<string, Product[]>()
  for (const product of shown.products) {
    if (!isShown(product)) continue
    const group = byCategory.get(product.category)
    if (group) group.push(product)
    else byCategory.set(product.category, [product])
  }
  lastSections = shown.categories
    .map(category => {
      const products = byCategory.get(category.id) ?? []
      return sameAsBefore({ category, products, count: shown.complete ? products.length : category.productCount })
    })
    .filter(({ category, products, count }) =>
      shown.complete ? isNonFeatured({ ...category, products }) : category.parent_category === null && count > 0
    )
    .sort((a, b) => a.category.sort_order - b.category.sort_order)
  return lastSections
})
