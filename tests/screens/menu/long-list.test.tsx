import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import { platform } from '../../../src/platform/platform.ts'
import { ProductGrid } from '../../../src/screens/menu/grid/product-grid.tsx'
import { nightFerry } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest } from '../support/shop.ts'

/** Callbacks by which the test simulates the browser's intersections. */
const told = new Map<Element, (isNear: boolean, isThere?: boolean, before?: boolean[]) => void>()

class Observer {
  private readonly tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell
  }
  observe(target: Element) {
    told.set(target, (isNear, isThere = true, before = []) => {
      const boundingClientRect = { width: isThere ? 390 : 0 }
      const entries = [...before, isNear].map(isIntersecting => ({ target, isIntersecting, boundingClientRect }))
      this.tell(entries as never, this as never)
    })
  }
  unobserve(target: Element) {
    told.delete(target)
  }
  disconnect() {}
}

const products = Array.from({ length: 130 }, (_, at) => ({ ...nightFerry, id: `p${at}`, slug: `p-${at}` }))

describe('a long list', () => {
  inQueenWest()
  beforeEach(() => {
    told.clear()
    vi.stubGlobal('IntersectionObserver', Observer)
    platform().clock.after = (_ms, run) => {
      queueMicrotask(run)
      return () => {}
    }
    return () => vi.unstubAllGlobals()
  })
  const open = () =>
    render(<ProductGrid products={products} label="Dried flower" location="queen-west" storeName="Queen West" atOnce />)
  const tell = async (place: Element, isNear: boolean) => {
    await vi.waitFor(() => expect(told.has(place)).toBe(true))
    told.get(place)?.(isNear)
  }
  const drawn = (page: ReturnType<typeof open>) => page.all('h3').length
  const rooms = (page: ReturnType<typeof open>) => page.all('[role=list] [role=presentation]:empty')

  it('renders a few cards immediately and reserves space for all others', () => {
    const page = open()
    expect(drawn(page)).toBe(2)
    const room = rooms(page).map(one => one.style.height)
    // 29 other chunks of the first block, and two blocks that are entirely placeholders.
    expect(room).toHaveLength(31)
    expect(room.every(height => height.startsWith('calc('))).toBe(true)
  })

  it('gives each card its position and the total, though few are rendered', () => {
    const page = open()
    expect(page.get('[role=list]').getAttribute('aria-label')).toBe('Dried flower')
    const cards = page.all('[role=listitem]')
    expect(cards.map(card => [card.getAttribute('aria-posinset'), card.getAttribute('aria-setsize')])).toEqual(
      [1, 2].map(place => [String(place), '130'])
    )
  })

  it('keeps cards that went and came back while the page was too busy to hear of it', async () => {
    const page = open()
    const [next] = rooms(page)
    if (!next) throw new Error('There is no room.')
    await tell(next, true)
    await vi.waitFor(() => expect(drawn(page)).toBe(4))
    told.get(next)?.(true, true, [false])
    await new Promise(done => queueMicrotask(() => queueMicrotask(() => done(undefined))))
    await tell(next, true)
    expect(drawn(page)).toBe(4)
  })

  it('renders cards near the viewport and removes distant ones, except a focused one', async () => {
    const page = open()
    const [next] = rooms(page)
    if (!next) throw new Error('There is no room.')
    await tell(next, true)
    await vi.waitFor(() => expect(drawn(page)).toBe(4))
    page.all('h3 a')[3]?.focus()
    await tell(next, false)
    await Promise.resolve()
    expect(drawn(page)).toBe(4)
    page.all('h3 a')[0]?.focus()
    await vi.waitFor(() => expect(drawn(page)).toBe(2))
    await tell(next, true)
    await vi.waitFor(() => expect(drawn(page)).toBe(4))
    await tell(next, false)
    await vi.waitFor(() => expect(drawn(page)).toBe(2))
  })

  it('skips cards that have scrolled past before their turn to render', async () => {
    const page = open()
    const [first, second] = rooms(page)
    if (!first || !second) throw new Error('There is no room.')
    await vi.waitFor(() => expect(told.has(second)).toBe(true))
    for (const [place, isNear] of [
      [first, true],
      [first, false],
      [second, true]
    ] as const)
      told.get(place)?.(isNear)
    await vi.waitFor(() => expect(drawn(page)).toBe(4))
    expect(page.all('[role=listitem]').map(card => Number(card.getAttribute('aria-posinset')))).toEqual([1, 2, 5, 6])
  })

  it('is not redrawn while it is out of view', async () => {
    const page = open()
    const part = page.all('[role=presentation]')[1]
    if (!part) throw new Error('There is no part.')
    await vi.waitFor(() => expect(told.has(part)).toBe(true))
    told.get(part)?.(false, false)
    await Promise.resolve()
    expect(drawn(page)).toBe(2)
  })

  it('keeps a card’s chosen size while it is scrolled out of view', async () => {
    const page = open()
    const part = page.all('[role=presentation]')[1]
    if (!part) throw new Error('There is no part.')
    const size = () => page.all('select')[0] as HTMLSelectElement
    const other = size().options[1]?.value ?? ''
    size().value = other
    size().dispatchEvent(new Event('change', { bubbles: true }))
    await tell(part, false)
    await vi.waitFor(() => expect(drawn(page)).toBe(0))
    await tell(part, true)
    await vi.waitFor(() => expect(drawn(page)).toBe(2))
    expect(size().value).toBe(other)
  })

  it('re-renders one card when one product changes, and no block but its own', async () => {
    const reads = new Map<string, number>()
    const noting = (product: Product): Product => {
      const note = (name: 'brand' | 'id') => ({
        enumerable: true,
        get: () => {
          reads.set(`${name} ${product.slug}`, (reads.get(`${name} ${product.slug}`) ?? 0) + 1)
          return product[name]
        }
      })
      return Object.defineProperties({ ...product }, { brand: note('brand'), id: note('id') })
    }
    const grid = (list: Product[]) => (
      <ProductGrid products={list} label="Dried flower" location="queen-west" storeName="Queen West" atOnce />
    )
    const before = products.map(noting)
    const page = render(grid(before))
    const [next] = rooms(page)
    if (!next) throw new Error('There is no room.')
    await tell(next, true)
    await vi.waitFor(() => expect(drawn(page)).toBe(4))
    reads.clear()
    const changed = noting({ ...nightFerry, id: 'p1', slug: 'p-1', brand: 'Another' })
    page.show(grid(before.with(1, changed)))
    expect(page.text()).toContain('Another')
    const cards = [...reads.keys()].filter(name => name.startsWith('brand'))
    expect(cards).toEqual(['brand p-1'])
    // A block reads the ids of its own products to size its placeholder.
    const others = [...reads.keys()].filter(name => Number(name.split('-')[1]) >= 60)
    expect(others).toEqual([])
  })
})
