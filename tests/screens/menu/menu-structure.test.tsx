import { beforeEach, expect, vi } from 'vitest'
import { Unreachable } from '../../../src/app/fallbacks.tsx'
import { NotFound } from '../../../src/app/not-found.tsx'
import { LocationsScreen } from '../../../src/screens/locations/locations-screen.tsx'
import { PlaceFinder } from '../../../src/screens/locations/place-finder.tsx'
import '../../../src/screens/menu/card/cart-mark.tsx'
import '../../../src/screens/menu/deliver-to.tsx'
import { find } from '../../../src/screens/menu/find/find.ts'
import { menuDetails } from '../../../src/screens/menu/menu-details.ts'
import { MenuScreen } from '../../../src/screens/menu/menu-screen.tsx'
import { ReorderRow } from '../../../src/screens/menu/reorder-row.tsx'
import { ProductDialog } from '../../../src/screens/product/product-dialog.tsx'
import { ProductScreen } from '../../../src/screens/product/product-screen.tsx'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { $placeSearch, forgetPlace } from '../../../src/stores/location/place-search.ts'
import { changeQuery } from '../../../src/stores/menu/menu-query.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $product } from '../../../src/stores/menu/product.ts'
import { $myOrders } from '../../../src/stores/order/past-orders.ts'
import { beginSession } from '../../../src/stores/session/session.ts'
import { testStructure } from '../support/axe.ts'
import { inFindableMenu, openFilter, wholeMenu } from '../support/find.ts'
import { render } from '../support/render.tsx'
import { alex, cart, detail, nightFerry, order, queenWest } from '../support/samples.ts'
import { offline, openRetailer } from '../support/shop.ts'

const drawMenu = () => render(<MenuScreen find={find} details={menuDetails} again={ReorderRow} />)
const drawProduct = () => render(<ProductScreen location="queen-west" product="night-ferry" />)
const drawPicker = () => render(<LocationsScreen finder={<PlaceFinder />} />)

inFindableMenu()
beforeEach(() => () => {
  $product.set({ state: 'idle' })
  $myOrders.set({ state: 'idle' })
  forgetPlace()
})

testStructure({
  'the menu': drawMenu,
  'the menu with something in the cart': () => {
    $cart.set({ state: 'ready', value: cart })
    return drawMenu()
  },
  'the menu of somebody who is signed in': async () => {
    beginSession(alex)
    $myOrders.set({ state: 'ready', value: { orders: [order] } })
    $menu.set({ state: 'ready', value: { ...wholeMenu, products: [{ ...nightFerry, featured: true }] } })
    const page = drawMenu()
    await vi.waitFor(() => page.get('a[href="#/user"]'))
    return page
  },
  'a menu that is loading': () => {
    $menu.set({ state: 'loading' })
    return drawMenu()
  },
  'a menu that can’t be loaded': () => {
    $menu.set({ state: 'failed', problem: offline })
    return drawMenu()
  },
  'a menu without products': () => {
    $menu.set({ state: 'ready', value: { ...wholeMenu, categories: [], products: [], total: 0 } })
    return drawMenu()
  },
  'a menu of a store that takes no orders': () => {
    openRetailer([{ ...queenWest, isOpen: false }])
    return drawMenu()
  },
  'the store’s hours and address': async () => {
    const page = drawMenu()
    page.get('h1 button').click()
    await vi.waitFor(() => page.get('dialog'))
    return page
  },
  'the filters, with a figure that is no figure': async () => {
    changeQuery({ category: 'flower', thc: { min: 18, max: 30 } })
    const page = drawMenu()
    await openFilter(page)
    const thc = page.all('fieldset').find(group => group.textContent?.startsWith('THC'))
    const field = await vi.waitFor(() => thc!.querySelector<HTMLInputElement>('input[inputmode=decimal]')!)
    page.type(`[id="${field.id}"]`, 'much')
    await vi.waitFor(() => page.get('[aria-invalid=true]'))
    return page
  },
  'the results of a search': async () => {
    changeQuery({ q: 'ferry' })
    const page = drawMenu()
    await vi.waitFor(() => page.get('mark'))
    return page
  },
  'a search that finds nothing': async () => {
    changeQuery({ q: 'qqqqqqq', onSale: true })
    const page = drawMenu()
    await vi.waitFor(() => expect(page.text()).toContain('qqqqqqq'))
    return page
  },
  'a product': () => {
    $product.set({ state: 'ready', value: detail })
    return drawProduct()
  },
  'a product with its lot': () => {
    const lots = [{ number: 'A-1204', packagedOn: '2026-10-12', coa: 'https://lab.example/a-1204' }]
    $product.set({ state: 'ready', value: { ...detail, variants: detail.variants.map(size => ({ ...size, lots })) } })
    return drawProduct()
  },
  'a product over the list': async () => {
    $product.set({ state: 'ready', value: detail })
    const page = render(<ProductDialog location="queen-west" product="night-ferry" />)
    await vi.waitFor(() => expect(page.all('dl')).not.toEqual([]))
    return page
  },
  'a product that is loading': () => {
    $menu.set({ state: 'idle' })
    $product.set({ state: 'loading' })
    return drawProduct()
  },
  'a product that is gone': () => {
    $menu.set({ state: 'idle' })
    $product.set({ state: 'failed', problem: { kind: 'not_found', text: 'Gone.' } })
    return drawProduct()
  },
  'the store picker': drawPicker,
  'the store picker with places to choose from': async () => {
    const place = { lat: 43.6, lng: -79.4, address: '718 Queen Street West, Toronto' }
    $placeSearch.set({ text: 'queen', answered: 'queen', places: [place] })
    const page = drawPicker()
    page.get('[role=combobox]').focus()
    await vi.waitFor(() => page.get('[role=option]'))
    return page
  },
  'the store picker with a place that is not found': () => {
    $placeSearch.set({ text: 'zzzz', answered: '', places: [], problem: 'none' })
    return drawPicker()
  },
  'the store picker at an unknown store': () => render(<LocationsScreen refused="wp-login" />),
  'the store picker without the list of stores': () => {
    $business.set({ state: 'failed', problem: offline })
    return drawPicker()
  },
  'an unknown address': () => render(<NotFound location="queen-west" />),
  'a shop that can’t be reached': () =>
    render(<Unreachable problem={offline} phone="+1 416-555-0141" onRetry={() => {}} />)
})
