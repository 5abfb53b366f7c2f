import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '../../src/contract/menu.ts'
import { $locale } from '../../src/i18n/locale.ts'
import { find } from '../../src/screens/menu/find/find.ts'
import { MenuScreen } from '../../src/screens/menu/menu-screen.tsx'
import { $cart, $cartProblem } from '../../src/stores/cart.ts'
import { $menu } from '../../src/stores/menu.ts'
import { cart, edibles, flower, line, nightFerry, softChews } from './support/samples.ts'
import { render } from './support/render.tsx'
import { inQueenWest, offline, requests } from './support/shop.ts'

const open = (products: Product[]) =>
  $menu.set({
    state: 'ready',
    value: {
      location: 'queen-west',
      categories: [flower, edibles],
      highlights: [],
      products,
      total: products.length,
      complete: true
    }
  })

describe('menu', () => {
  inQueenWest()
  beforeEach(() => {
    // Cards are drawn as the shopper comes near; here all of them are near.
    vi.stubGlobal('IntersectionObserver', undefined)
    open([nightFerry, softChews])
    return () => vi.unstubAllGlobals()
  })

  it('says which store it is, that it is open and when an order is ready', () => {
    const page = render(<MenuScreen find={find} />)
    expect(page.get('h1').textContent).toBe('Queen West')
    expect(page.text()).toContain('OPENuntil 11:00 pm')
    expect(page.text()).toContain('Pickup · Ready by 5:40 pm')
    expect(page.named('Change store').getAttribute('href')).toBe('#/')
  })

  it('lists the products by category', () => {
    const page = render(<MenuScreen find={find} />)
    expect(page.all('h2').map(title => title.textContent)).toEqual(['Dried flower1', 'Edibles1'])
    expect(page.all('nav button').map(tile => tile.textContent)).toEqual(['Dried flower1 product', 'Edibles1 product'])
  })

  it('shows on a card what a shopper decides by', () => {
    open([nightFerry])
    const page = render(<MenuScreen find={find} />)
    const card = page.get('li:has(h3)')
    for (const words of ['Indica', 'Cold Harbour', 'Night Ferry', 'THC 22–26%', '3.5 g', '7 g', '$32.95', 'Add'])
      expect(card.textContent).toContain(words)
    expect(page.named('Night Ferry').getAttribute('href')).toBe('#/queen-west/products/night-ferry')
  })

  it('changes the price with the size, strikes out the one from before and warns of the last pieces', async () => {
    open([nightFerry])
    const page = render(<MenuScreen find={find} />)
    page
      .inputs()
      .filter(input => input.type === 'radio')[1]
      ?.click()
    await vi.waitFor(() => expect(page.get('s').textContent).toBe('Before $59.95'))
    expect(page.text()).toContain('$49.95')
    expect(page.text()).toContain('Only 2 left')
  })

  it('says that a product is sold out, and where', () => {
    open([softChews])
    const page = render(<MenuScreen find={find} />)
    expect(page.text()).toContain('Sold out at Queen West')
    expect(() => page.named(/^Add/)).toThrow('Nothing is named')
  })

  it('puts the chosen size into the cart, and shows it before the server has answered', async () => {
    const page = render(<MenuScreen find={find} />)
    page.named('Add Night Ferry, 3.5 g').click()
    await vi.waitFor(() => expect(requests.join()).toContain('/carts'))
    expect(page.named('1 of Night Ferry, 3.5 g in your cart')).toBeTruthy()
  })

  it('shows how many are in the cart, on the card and on the way to it', () => {
    $cart.set({ state: 'ready', value: cart })
    const page = render(<MenuScreen find={find} />)
    expect(page.named('2 of Night Ferry, 3.5 g in your cart')).toBeTruthy()
    const ways = page.all('a[href="#/queen-west/cart"]').map(way => way.textContent)
    expect(ways).toEqual(['2 items · $59.90', 'View cart · 2 items$59.90'])
  })

  it('says politely how many are in the cart, from the first one on', async () => {
    const page = render(<MenuScreen find={find} />)
    const regions = page.all('[aria-live=polite]')
    expect(regions.map(region => region.textContent)).toEqual(['Your cart', ''])
    $cart.set({ state: 'ready', value: cart })
    await vi.waitFor(() => expect(regions.map(region => region.textContent)).toContain('View cart · 2 items$59.90'))
  })

  it('says what the last change of the cart met with until it is closed', async () => {
    $cartProblem.set({ kind: 'refused', message: 'Only 2 left at Queen West.' })
    const page = render(<MenuScreen find={find} />)
    expect(page.text()).toContain('Only 2 left at Queen West.')
    page.named('Close').click()
    await vi.waitFor(() => expect(page.text()).not.toContain('Only 2 left at Queen West.'))
  })

  it('keeps the last menu on screen with its age when the network is lost', () => {
    const load = $menu.get()
    if (load.state === 'ready') $menu.set({ ...load, state: 'stale', since: 0, problem: offline })
    const page = render(<MenuScreen find={find} />)
    expect(page.text()).toContain('minutes old')
    expect(page.named('Night Ferry')).toBeTruthy()
  })

  it('shows its shape while it loads, a way on when it failed, and what to do when it is empty', () => {
    $menu.set({ state: 'loading' })
    expect(render(<MenuScreen find={find} />).text()).toContain('Loading the menu')
    $menu.set({ state: 'failed', problem: offline })
    expect(render(<MenuScreen find={find} />).named('Try again')).toBeTruthy()
    open([])
    expect(render(<MenuScreen find={find} />).text()).toContain('The shelves are empty right now')
  })

  it('speaks French, with French prices', () => {
    $locale.set('fr-CA')
    $cart.set({ state: 'ready', value: { ...cart, lines: [line] } })
    expect(render(<MenuScreen find={find} />).text()).toContain('59,90 $')
  })

  it('leaves room for the cards that are far away, and draws the first ones at once', () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      }
    )
    open(Array.from({ length: 60 }, (_, at) => ({ ...nightFerry, id: `p${at}`, slug: `p-${at}` })))
    const page = render(<MenuScreen find={find} />)
    expect(page.all('h3')).toHaveLength(12)
    expect(page.all('li[aria-hidden]').map(room => room.style.getPropertyValue('--of'))).toEqual([
      '12',
      '12',
      '12',
      '12'
    ])
  })
})
