import { beforeEach, describe, expect, it, vi } from 'vitest'
import { StorePage } from '../../../src/app/store-page.tsx'
import { $locale } from '../../../src/i18n/locale.ts'
import { find } from '../../../src/screens/menu/find/find.ts'
import { menuDetails } from '../../../src/screens/menu/menu-details.ts'
import { MenuScreen } from '../../../src/screens/menu/menu-screen.tsx'
import { ProductScreen } from '../../../src/screens/product/product-screen.tsx'
import { $aboutBrand } from '../../../src/stores/menu/brand.ts'
import { changeQuery } from '../../../src/stores/menu/menu-query.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $product } from '../../../src/stores/menu/product.ts'
import { inFindableMenu, shows, wholeMenu } from '../support/find.ts'
import { render } from '../support/render.tsx'
import { detail } from '../support/samples.ts'
import { inQueenWest, requests } from '../support/shop.ts'

const page = (path: string) => render(<StorePage location="queen-west" path={path} />)
const links = (drawn: ReturnType<typeof render>) => drawn.all('a').map(link => link.getAttribute('href'))

describe('the page of a brand', () => {
  inFindableMenu()

  it('has its name as the heading, its products, and the retailer’s text of it', async () => {
    const drawn = page('brands/coulee-sons')
    await shows(drawn, 'Red Mud')
    expect(drawn.get('h1').textContent).toBe('Coulee & Sons')
    expect(drawn.get('h2').textContent).toBe('Products by Coulee & Sons')
    await vi.waitFor(() => expect(requests.some(request => request.includes('/products/red-mud'))).toBe(true))
    $aboutBrand.set({
      state: 'ready',
      value: {
        location: 'queen-west',
        brand: 'coulee-sons',
        locale: 'en-CA',
        about: { text: 'Since 1990.', picture: null, pictureWidths: undefined }
      }
    })
    await vi.waitFor(() => expect(drawn.text()).toContain('Since 1990.'))
    expect(drawn.text()).toContain('1 product')
  })

  it('leads to the menu’s filters if the brand has many products', async () => {
    const [product] = wholeMenu.products.filter(({ slug }) => slug === 'red-mud')
    if (!product) throw new Error('There is no Red Mud.')
    const many = Array.from({ length: 8 }, (_, at) => ({ ...product, id: `m${at}`, slug: `mud-${at}` }))
    const drawn = page('brands/coulee-sons')
    await shows(drawn, 'Red Mud')
    expect(drawn.text()).not.toContain('Filter and sort')
    $menu.set({ state: 'ready', value: { ...wholeMenu, products: many } })
    await vi.waitFor(() => expect(drawn.text()).toContain('Filter and sort these'))
    expect(links(drawn)).toContain('#/queen-west?brand=coulee-sons')
  })

  it('is found by an address with accents and capitals left as they are', async () => {
    await shows(page(`brands/${encodeURIComponent('boreale')}`), 'Cloudberry Soft Chews')
  })

  it('says so, with a way to the menu, if the menu has none of it; and waits for the rest of a menu before', async () => {
    $menu.set({ state: 'ready', value: { ...wholeMenu, complete: false } })
    const drawn = page('brands/nobody')
    expect(drawn.text()).not.toContain('isn’t on the menu here')
    $menu.set({ state: 'ready', value: wholeMenu })
    await vi.waitFor(() => expect(drawn.get('h1').textContent).toBe('This brand isn’t on the menu here'))
    expect(links(drawn)).toContain('#/queen-west')
  })

  it('is linked from results that are of the brand alone', async () => {
    const drawn = render(<MenuScreen find={find} details={menuDetails} />)
    changeQuery({ q: 'boréale' })
    await vi.waitFor(() => expect(links(drawn)).toContain('#/queen-west/brands/boreale'))
    changeQuery({ q: 'ferry' })
    await shows(drawn, 'Night Ferry')
    expect(links(drawn).some(link => link?.includes('/brands/'))).toBe(false)
    changeQuery({ q: '', brands: ['coulee-sons'] })
    await vi.waitFor(() => expect(links(drawn)).toContain('#/queen-west/brands/coulee-sons'))
  })
})

describe('pages of a store', () => {
  inQueenWest()
  beforeEach(() => $locale.set('en-CA'))

  it.each(['brands/coulee-sons', 'deals'])('%s leads to the menu and the cart', path => {
    expect(links(page(path)).slice(0, 2)).toEqual(['#/queen-west', '#/queen-west/cart'])
  })

  it('has the deals at their address, and nothing at others', () => {
    expect(page('deals').get('h1').textContent).toBe('Deals')
    for (const path of ['offers', 'brands', 'brands/', 'brands/a/b', 'deals/x'])
      expect(page(path).text()).toContain('Not found')
  })

  it('are linked from the brand on a product’s page', () => {
    $product.set({ state: 'ready', value: detail })
    expect(links(render(<ProductScreen location="queen-west" product={detail.slug} />))).toContain(
      '#/queen-west/brands/cold-harbour'
    )
  })
})
