import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import '../../../src/screens/menu/card/cart-mark.tsx'
import '../../../src/screens/menu/deliver-to.tsx'
import { find } from '../../../src/screens/menu/find/find.ts'
import { MenuScreen } from '../../../src/screens/menu/menu-screen.tsx'
import { menuDetails } from '../../../src/screens/menu/menu-details.ts'
import { $announcement } from '../../../src/stores/cart/announcement.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartProblem } from '../../../src/stores/cart/cart-problem.ts'
import { $roomLeft } from '../../../src/stores/cart/lines/quantities.ts'
import { $wantedMethod } from '../../../src/stores/cart/wanted-method.ts'
import { $popup } from '../../../src/stores/core/popup.ts'
import { $deliverTo } from '../../../src/stores/location/deliver-to.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { cart, edibles, flower, large, line, nightFerry, queenWest, softChews } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, offline, openRetailer, requests } from '../support/shop.ts'

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
    // Cards are drawn when they come near the viewport; without an observer all are drawn.
    vi.stubGlobal('IntersectionObserver', undefined)
    open([nightFerry, softChews])
    return () => vi.unstubAllGlobals()
  })

  it('shows the store, that it is open and when an order is ready, and more behind its name', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    expect(page.get('h1').textContent).toBe('Queen West')
    expect(page.text()).toContain('OPENuntil 11:00 pm')
    expect(page.text()).toContain('PickupReady by 5:40 pm')
    page.named('Queen West').click()
    await vi.waitFor(() => expect(page.get('dialog h2').textContent).toBe('Queen West'))
    expect(page.named('Change store').getAttribute('href')).toBe('#/')
  })

  it('lists the products by category', () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    expect(page.all('h2').map(title => title.textContent)).toEqual(['Dried flower', 'Edibles'])
    expect(page.all('nav a').map(tile => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['Dried flower1 product', '#/queen-west?category=flower'],
      ['Edibles1 product', '#/queen-west?category=edibles']
    ])
  })

  it('shows strain type, brand, name, potency, sizes and price on a card', () => {
    open([nightFerry])
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    const card = page.get('[role=listitem]')
    for (const words of ['Indica', 'Cold Harbour', 'Night Ferry', 'THC 22–26%', '3.5 g', '7 g', '$32.95'])
      expect(card.textContent).toContain(words)
    expect(page.named('Add Night Ferry, 3.5 g')).toBeTruthy()
    expect(page.named('Night Ferry').getAttribute('href')).toBe('#/queen-west/products/night-ferry')
  })

  it('changes the price with the size, strikes out the one from before and warns of the last pieces', async () => {
    open([nightFerry])
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    const size = page.get('[role=listitem] select') as HTMLSelectElement
    size.value = size.options[1]?.value ?? ''
    size.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => expect(page.get('s').textContent).toBe('Was $59.95'))
    expect(page.text()).toContain('$49.95')
    expect(page.text()).toContain('Only 2 left')
  })

  it('says of each size that is sold out that it is', () => {
    open([{ ...nightFerry, variants: nightFerry.variants.map((one, at) => (at ? { ...one, stock: 0 } : one)) }])
    const size = render(<MenuScreen find={find} details={menuDetails} />).get('[role=listitem] select')
    const options = [...(size as HTMLSelectElement).options]
    expect(options.map(({ text, disabled }) => [text, disabled])).toEqual([
      ['3.5 g', false],
      ['7 g · sold out', true]
    ])
  })

  it('explains why a size is on sale', () => {
    open([{ ...nightFerry, variants: [{ ...large, saleName: 'Harvest week' }] }])
    expect(render(<MenuScreen find={find} details={menuDetails} />).get('[role=listitem]').textContent).toContain(
      'Harvest week'
    )
  })

  it('links from a product sold out here to the store that has it', () => {
    open([{ ...softChews, alternative: { location: 'kensington', name: 'Kensington', stock: 3 } }])
    const way = render(<MenuScreen find={find} details={menuDetails} />).named('3 left at Kensington')
    expect(way.getAttribute('href')).toBe('#/kensington/products/cloudberry-soft-chews')
  })

  it('shows that a product is sold out, and where', () => {
    open([softChews])
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    expect(page.text()).toContain('Sold out at Queen West')
    expect(() => page.named(/^Add (?!to favourites)/)).toThrow('Nothing is named')
  })

  it('puts the chosen size into the cart, and shows it before the server has answered', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    page.named('Add Night Ferry, 3.5 g').click()
    await vi.waitFor(() => expect(requests.join()).toContain('/carts'))
    await vi.waitFor(() => expect(page.named('1 × Night Ferry, 3.5 g in your cart')).toBeTruthy())
  })

  it('shows how many are in the cart, on the card and on the way to it', () => {
    $cart.set({ state: 'ready', value: cart })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    expect(page.named('2 × Night Ferry, 3.5 g in your cart')).toBeTruthy()
    const ways = page.all('a[href="#/queen-west/cart"]').map(way => way.textContent)
    expect(ways).toEqual(['2 items · $59.90', 'View cart · 2 items7\u00a0g of 30\u00a0g$59.90'])
  })

  it('names the size that is in the cart on a card that shows another one', async () => {
    const page = render(<MenuScreen find={undefined} details={menuDetails} />)
    const card = () => page.all('[role=listitem]').find(one => one.textContent?.includes('Night Ferry'))
    $cart.set({ state: 'ready', value: cart })
    await vi.waitFor(() => expect(page.named('2 × Night Ferry, 3.5 g in your cart')).toBeTruthy())
    expect(card()?.textContent).not.toContain('In cart')
    const select = card()?.querySelector('select')
    if (!select) throw new Error('The card has no sizes.')
    select.value = large.id
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => expect(card()?.textContent).toContain('In cart: 3.5 g'))
  })

  it('says that no more fits into the order before another one is pressed', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    $cart.set({ state: 'ready', value: { ...cart, lines: [{ ...line, quantity: 8, equivalent: 28 }] } })
    $roomLeft.set({ [line.variant]: 2 })
    const more = () => page.named('Increase quantity of Night Ferry, 3.5 g')
    await vi.waitFor(() => expect(more().getAttribute('aria-disabled')).toBe('true'))
    const said = page.root.getElementById(more().getAttribute('aria-describedby') ?? '')
    expect(said?.textContent).toBe('Limit: 2\u00a0g left')
    $roomLeft.set({})
    await vi.waitFor(() => expect(more().getAttribute('aria-disabled')).toBeNull())
    expect(page.text()).not.toContain('Limit:')
  })

  it('asks for the delivery address, and shows the address with its fee', async () => {
    const zone = {
      name: 'West End',
      postalPrefixes: ['M6J'],
      polygon: [],
      fee: 500,
      minimum: 0,
      freeFrom: null,
      hours: null
    }
    const deliverySettings = { ...queenWest.deliverySettings, isEnabled: true, zones: [zone] }
    openRetailer([{ ...queenWest, deliverySettings }])
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    expect(page.text()).not.toContain('Add delivery address')
    $wantedMethod.set('delivery')
    await vi.waitFor(() => expect(page.text()).toContain('Add delivery address'))
    page.named('Add delivery address').click()
    expect($popup.get()?.key).toBe('deliver-to')
    const home = { unit: null, city: 'Toronto', province: 'ON', notes: null, lat: null, lng: null }
    $deliverTo.set({ ...home, line1: '88 Ossington Avenue', postalCode: 'M6J 2Z4' })
    await vi.waitFor(() => expect(page.named('To 88 Ossington Avenue')).toBeTruthy())
    expect(page.text()).toContain('Delivery$5.00')
    $deliverTo.set({ ...home, line1: '9 Far Street', postalCode: 'K1N 5P5' })
    await vi.waitFor(() => expect(page.named('No delivery to 9 Far Street')).toBeTruthy())
    expect(page.text()).toContain('DeliveryToo far')
  })

  it('politely announces cart changes, in one live region that exists before', async () => {
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    const [region, ...more] = page.all('[role=status]')
    expect([region?.textContent, more]).toEqual(['', []])
    $announcement.set({ text: 'Night Ferry 3.5 g: 2 in cart' })
    await vi.waitFor(() => expect(region?.textContent).toBe('Night Ferry 3.5 g: 2 in cart'))
  })

  it('shows the error of the last cart change until it is closed', async () => {
    $cartProblem.set({ kind: 'refused', text: 'Only 2 left at Queen West.' })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    expect(page.text()).toContain('Only 2 left at Queen West.')
    page.named('Close').click()
    await vi.waitFor(() => expect(page.text()).not.toContain('Only 2 left at Queen West.'))
  })

  it('keeps the last menu on screen with its age when the network is lost', () => {
    const load = $menu.get()
    if (load.state === 'ready') $menu.set({ ...load, state: 'stale', since: 0, problem: offline })
    const page = render(<MenuScreen find={find} details={menuDetails} />)
    expect(page.text()).toContain('minutes ago')
    expect(page.named('Night Ferry')).toBeTruthy()
  })

  it('shows its shape while it loads, a way on when it failed, and what to do when it is empty', () => {
    $menu.set({ state: 'loading' })
    expect(render(<MenuScreen find={find} details={menuDetails} />).text()).toContain('Loading the menu')
    $menu.set({ state: 'failed', problem: offline })
    expect(render(<MenuScreen find={find} details={menuDetails} />).named('Try again')).toBeTruthy()
    open([])
    expect(render(<MenuScreen find={find} details={menuDetails} />).text()).toContain('No products right now')
  })

  it('speaks French, with French prices', () => {
    $locale.set('fr-CA')
    $cart.set({ state: 'ready', value: { ...cart, lines: [line] } })
    expect(render(<MenuScreen find={find} details={menuDetails} />).text()).toContain('59,90 $')
  })
})
