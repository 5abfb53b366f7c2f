import { afterEach, beforeEach, expect, vi } from 'vitest'
import { platform, setPlatform } from '../../../src/platform/platform.ts'
import { clearQuery } from '../../../src/stores/menu/menu-choices.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import type { Rendered } from './render.tsx'
import { edibles, flower, nightFerry, softChews } from './samples.ts'
import { inQueenWest } from './shop.ts'

export const redMud = {
  ...nightFerry,
  id: 'p3',
  slug: 'red-mud',
  name: 'Red Mud',
  brand: 'Coulee & Sons',
  strain: null,
  strainType: 'sativa' as const,
  thc: { min: 14, max: 17, unit: '%' as const },
  effects: ['Calm'],
  terpenes: ['Caryophyllene', 'Myrcene'],
  rating: { average: 4.5, count: 9 },
  variants: nightFerry.variants.slice(0, 1).map(size => ({ ...size, id: 'v9', price: 1900 }))
}

/** A whole menu of three products. */
export const wholeMenu = {
  location: 'queen-west',
  categories: [flower, edibles],
  highlights: [],
  products: [{ ...nightFerry, terpenes: ['Myrcene', 'Linalool'] }, softChews, redMud],
  total: 3,
  complete: true
}

/** Opens that menu before each test, all of it drawn, with timers that run until the test ends. */
export function inFindableMenu(): void {
  inQueenWest()
  beforeEach(() => {
    // Cards are drawn when they come near the viewport; without an observer all are drawn.
    vi.stubGlobal('IntersectionObserver', undefined)
    const timers = new Set<NodeJS.Timeout>()
    const after = (ms: number, run: () => void) => {
      const timer = setTimeout(run, ms)
      timers.add(timer)
      return () => clearTimeout(timer)
    }
    setPlatform({ ...platform(), clock: { ...platform().clock, after } })
    $menu.set({ state: 'ready', value: wholeMenu })
    return () => {
      for (const timer of timers) clearTimeout(timer)
      vi.unstubAllGlobals()
    }
  })
  afterEach(clearQuery)
}

/** Returns the names of the visible products. */
const found = (page: Rendered) =>
  page
    .all('h3')
    .filter(name => !name.closest('[hidden]'))
    .map(name => name.textContent)

/** Waits until exactly these products are visible. */
export const shows = (page: Rendered, ...names: string[]) => vi.waitFor(() => expect(found(page)).toEqual(names))

/** Opens the filters, and waits for those that are drawn later: the brands are in the last few. */
export function openFilter(page: Rendered): Promise<void> {
  page.named(/^(Filters|Filtres)/).click()
  return vi.waitFor(() =>
    expect(page.all('legend').map(one => one.textContent)).toContainEqual(expect.stringMatching(/^(Brand|Marque)$/))
  )
}

/** Checks the first choice whose label begins so. */
export async function check(page: Rendered, name: string): Promise<void> {
  const box = await vi.waitFor(() => {
    const label = page.all('label').find(one => one.textContent?.startsWith(name))
    const input = label?.querySelector('input')
    if (!input || input.disabled) throw new Error(`${name} can't be chosen`)
    return input
  })
  box.click()
}
