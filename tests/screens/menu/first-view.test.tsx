import { flushSync } from 'react-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import { platform } from '../../../src/platform/platform.ts'
import { CategoryRows } from '../../../src/screens/menu/category-rows.tsx'
import { HomeRows } from '../../../src/screens/menu/home-rows.tsx'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { flower, nightFerry } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest } from '../support/shop.ts'

/** An observer that has seen nothing yet. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const products: Product[] = Array.from({ length: 8 }, (_, at) => ({ ...nightFerry, id: `p${at}`, slug: `p${at}` }))
const sections = Array.from({ length: 6 }, (_, at) => ({
  category: { ...flower, id: `c${at}`, slug: `c${at}`, name: `Category ${at}` },
  products,
  count: products.length
}))

describe('the rows of a store’s home', () => {
  inQueenWest()
  /** The tasks that are to come. */
  const tasks: (() => void)[] = []
  beforeEach(() => {
    tasks.length = 0
    vi.stubGlobal('IntersectionObserver', Observer)
    platform().clock.after = (_ms, run) => {
      tasks.push(run)
      return () => {}
    }
    return () => vi.unstubAllGlobals()
  })

  /** Opens the home of a store with these products; all categories have eight of their own. */
  function open(listed: Product[]) {
    const menu = { location: 'queen-west', categories: [flower], highlights: [], total: listed.length, complete: true }
    $menu.set({ state: 'ready', value: { ...menu, products: listed } })
    return render(
      <>
        <HomeRows location="queen-west" storeName="Queen West" again={undefined} />
        <CategoryRows sections={sections} location="queen-west" storeName="Queen West" />
      </>
    )
  }
  type Page = ReturnType<typeof open>
  const titles = (page: Page) => page.all('h2').map(title => title.textContent)
  const cards = (page: Page) => page.all('section').map(row => row.querySelectorAll('h3').length)
  const rooms = (page: Page) =>
    page.all('[role=presentation]').flatMap(room => room.style.getPropertyValue('--n') || [])
  const picks = products.map(product => ({ ...product, featured: true }))

  it('renders the three at the top, with the first cards of the first', () => {
    const page = open(products.map(product => ({ ...product, variants: product.variants.slice(0, 1) })))
    expect(titles(page)).toEqual(['Category 0', 'Category 1', 'Category 2'])
    expect(cards(page)).toEqual([3, 0, 0])
    expect(rooms(page)).toEqual(['3'])
  })

  it('counts the rows above the categories, and renders the others two by two, in tasks of their own', async () => {
    const page = open(picks)
    expect(titles(page)).toEqual(['Our picks', 'On sale', 'Category 0'])
    expect(cards(page)).toEqual([3, 0, 0])
    expect(rooms(page)).toEqual(['5'])
    const seen = new Set<string>()
    await vi.waitFor(() => {
      flushSync(() => tasks.shift()?.())
      seen.add(`${rooms(page)[0] ?? 0} ${titles(page).length}`)
      expect(rooms(page)).toEqual([])
    })
    expect([...seen]).toEqual(['5 3', '3 5', '1 7', '0 8'])
  })

  it('has more cards where a server draws it, which is seen for longer', () => {
    platform().isFirstDrawn = true
    expect(cards(open(picks))).toEqual([6, 3, 0])
  })
})
