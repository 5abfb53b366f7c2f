import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Category, Product } from '../../../src/contract/catalog/menu.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { HomeRows } from '../../../src/screens/menu/home-rows.tsx'
import { ReorderRow } from '../../../src/screens/menu/reorder-row.tsx'
import { CategoryRow } from '../../../src/screens/menu/category-row.tsx'
import { StoreSheet } from '../../../src/screens/menu/store-sheet.tsx'
import { navigate } from '../../../src/routing/location.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $recentlyViewed } from '../../../src/stores/location/recently-viewed.ts'
import { $myOrders } from '../../../src/stores/order/past-orders.ts'
import { $userAddress } from '../../../src/stores/location/location.ts'
import { beginSession } from '../../../src/stores/session/session.ts'
import { alex, cart, flower, nightFerry, NOW, order, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, requests } from '../support/shop.ts'

const open = (products: Product[]) => {
  $menu.set({
    state: 'ready',
    value: {
      location: 'queen-west',
      categories: [flower],
      highlights: [],
      products,
      total: products.length,
      complete: true
    }
  })
  return render(<HomeRows location="queen-west" storeName="Queen West" again={ReorderRow} />)
}
const [small, large] = nightFerry.variants
const make = (id: string, changes: Partial<Product> = {}): Product => ({
  ...nightFerry,
  id,
  slug: id,
  name: id,
  variants: small ? [small] : [],
  ...changes
})

describe('the home of a store', () => {
  inQueenWest()
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', undefined)
    $recentlyViewed.set({})
    return () => {
      vi.unstubAllGlobals()
      $recentlyViewed.set({})
      $myOrders.set({ state: 'idle' })
    }
  })
  const titles = (page: ReturnType<typeof open>) => page.all('h2').map(title => title.textContent)
  const cards = (page: ReturnType<typeof open>, row: number) =>
    [...(page.all('section')[row]?.querySelectorAll('h3') ?? [])].map(name => name.textContent)

  it('has a row of featured products and one of products on sale, if there are any', () => {
    const sale = { variants: large ? [large] : [] }
    const page = open([make('a', { featured: true }), make('b', sale), make('c', { featured: true }), make('d', sale)])
    expect(titles(page)).toEqual(['Our picks', 'On sale'])
    expect([cards(page, 0), cards(page, 1)]).toEqual([
      ['a', 'c'],
      ['b', 'd']
    ])
    expect(titles(open([make('a', { featured: true })]))).toEqual([])
  })

  it('shows recently viewed products of this store, newest first, as they were on arrival', () => {
    $recentlyViewed.set({ 'queen-west': ['c', 'gone', 'a'], kensington: ['b'] })
    const page = open([make('a'), make('b'), make('c')])
    expect(titles(page)).toEqual(['Recently viewed'])
    expect(cards(page, 0)).toEqual(['c', 'a'])
    $recentlyViewed.set({ 'queen-west': ['b', 'c', 'a'] })
    expect(cards(page, 0)).toEqual(['c', 'a'])
  })

  it('offers signed-in customers to reorder everything with one button, before all else', async () => {
    beginSession(alex)
    $myOrders.set({ state: 'ready', value: { orders: [order] } })
    $cart.set({ state: 'ready', value: { ...cart, lines: [] } })
    const page = open([nightFerry, make('a', { featured: true }), make('b', { featured: true })])
    await vi.waitFor(() => expect(requests.join()).toContain('/me/orders'))
    expect(titles(page)).toEqual(['Order again', 'Our picks'])
    page.named('Add all 2 items').click()
    await vi.waitFor(() => expect(requests.join()).toContain('/lines/v1'))
  })

  it('has a row of the first products of a category, with a link to all of them', () => {
    const products = Array.from({ length: 62 }, (_, at) => make(`p${at}`))
    const page = render(
      <CategoryRow section={{ category: flower, products, count: 62 }} location="queen-west" storeName="" nth={0} />
    )
    expect(page.all('h3').map(name => name.textContent)).toEqual(products.slice(0, 12).map(({ name }) => name))
    const all = page.named('See all 62 Dried flower')
    expect(all.getAttribute('href')).toBe('#/queen-west?category=flower')
  })

  it('leads to the subcategories below a category’s title', () => {
    const sub = (slug: string, sort_order: number, productCount = 3) => ({
      id: slug,
      slug,
      name: slug,
      sort_order,
      productCount
    })
    const category: Category = { ...flower, subCategory: [sub('milled', 2), sub('whole', 1), sub('empty', 3, 0)] }
    const page = render(
      <CategoryRow section={{ category, products: [], count: 6 }} location="queen-west" storeName="" nth={0} />
    )
    expect(page.get('h2').textContent).toBe('Dried flower')
    expect(page.all('li a').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['whole 3', '#/queen-west?category=flower&sub=whole'],
      ['milled 3', '#/queen-west?category=flower&sub=milled']
    ])
  })

  it('shows the store’s address, distance and map, and its hours, phone and licence', () => {
    $userAddress.set({ lat: 43.61115, lng: -79.4, address: '' })
    const special = { date: '2026-11-23', openTime: '11:00', closeTime: '15:00', isOpen: true, name: 'Inventory' }
    const page = render(
      <StoreSheet location={{ ...queenWest, specialHours: [special] }} now={NOW} onClose={() => {}} />
    )
    const map = page.named('718 Queen Street West, Toronto, view on map')
    expect(map.textContent).toBe('718 Queen Street West, Toronto · 1.2\u00a0km away')
    expect(map.getAttribute('href')).toBe('https://www.openstreetmap.org/?mlat=43.6&mlon=-79.4#map=17/43.6/-79.4')
    const days = page.all('dt').map(day => day.textContent)
    expect(days[0]).toBe('Saturday')
    expect(days[2]).toBe('Monday · Inventory')
    expect(page.all('dd').map(hours => hours.textContent?.replace(/\u00a0/g, ' '))).toEqual([
      '9:00 am – 11:00 pm',
      '9:00 am – 11:00 pm',
      '11:00 am – 3:00 pm',
      ...Array.from({ length: 4 }, () => '9:00 am – 11:00 pm')
    ])
    expect(page.text()).toContain('licence CRSA1200141')
  })

  it('leads nowhere outside at a kiosk (SPEC C15)', () => {
    navigate('/queen-west?in_store=1')
    const page = render(<StoreSheet location={queenWest} now={NOW} onClose={() => {}} />)
    expect(page.all('a').map(link => link.getAttribute('href'))).toEqual([])
    expect(page.text()).toContain('718 Queen Street West')
    navigate('/queen-west?in_store=0')
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    $userAddress.set({ lat: 43.61115, lng: -79.4, address: '' })
    $recentlyViewed.set({ 'queen-west': ['a'] })
    expect(titles(open([make('a')]))).toEqual(['Vus récemment'])
    const page = render(<StoreSheet location={queenWest} now={NOW} onClose={() => {}} />)
    expect(page.text().replace(/\u00a0/g, ' ')).toContain('à 1,2 km')
  })
})
