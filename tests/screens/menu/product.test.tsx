import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import type { ProductDetail } from '../../../src/contract/catalog/product-detail.ts'
import { platform } from '../../../src/platform/platform.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { navigate } from '../../../src/routing/location.ts'
import { ProductDialog } from '../../../src/screens/product/product-dialog.tsx'
import { ProductScreen } from '../../../src/screens/product/product-screen.tsx'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartProblem } from '../../../src/stores/cart/cart-problem.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $product } from '../../../src/stores/menu/product.ts'
import { cart, detail, large, line, nightFerry, small } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, offline, requests } from '../support/shop.ts'

const open = (product: ProductDetail) => {
  $product.set({ state: 'ready', value: product })
  return render(<ProductScreen location="queen-west" product={product.slug} />)
}
const inMenu = (...products: Product[]) =>
  $menu.set({
    state: 'ready',
    value: { location: 'queen-west', categories: [], highlights: [], products, total: products.length, complete: true }
  })
const factsOf = (page: ReturnType<typeof render>) =>
  Object.fromEntries(
    page.all('dl > div').map(row => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent])
  )

describe('product', () => {
  inQueenWest()
  beforeEach(() => {
    $product.set({ state: 'idle' })
    $menu.set({ state: 'idle' })
  })

  it('lists the facts of the label and omits those it lacks', () => {
    expect(factsOf(open(detail))).toEqual({
      THC: '22–26%',
      CBD: '<\u00a01%',
      Type: 'Indica',
      Strain: 'Ferry Cut',
      Terpenes: 'Myrcene 1.2%',
      Allergens: 'Sesame'
    })
  })

  it('shows each size with its price and the price per gram', () => {
    const [first, second] = open(detail).all('fieldset label')
    expect(first?.textContent).toBe('3.5 g$9.41/g $32.95')
    expect(second?.textContent).toBe('7 g$7.14/g Now $49.95 Was $59.95')
  })

  it('shows the deposit that comes on top of a size’s price', () => {
    const [first, second] = open({ ...detail, variants: [{ ...small, deposit: 10 }, large] }).all('fieldset label')
    expect(first?.textContent).toContain('$32.95+ $0.10 deposit')
    expect(second?.textContent).not.toContain('deposit')
  })

  it('shows the packaging date and the figures of the lot that is sold next, before the product’s own', () => {
    const exact = (value: number) => ({ min: value, max: value, unit: '%' as const })
    const terpenes = [{ name: 'Linalool', percent: 0.8 }]
    const next = {
      number: 'A-1204',
      packagedOn: '2026-10-12',
      thc: exact(24.1),
      terpenes,
      coa: 'https://lab.example/a'
    }
    const product = { ...detail, variants: [{ ...small, lots: [next, { number: 'B-7' }] }, large] }
    const page = open(product)
    expect(factsOf(page)).toMatchObject({ THC: '24.1%', CBD: '<\u00a01%', Terpenes: 'Linalool 0.8%' })
    expect(page.text()).toContain('Packaged on October 12, 2026')
    expect(page.text()).toContain('Lot A-1204')
    expect(page.text()).not.toContain('B-7')
    const link = page.named('Certificate of analysis')
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://lab.example/a', '_blank'])
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('shows the menu’s packaging date until the details are there', () => {
    inMenu({ ...nightFerry, variants: [{ ...small, packagedOn: '2026-10-12' }, large] })
    const page = render(<ProductScreen location="queen-west" product={nightFerry.slug} />)
    expect(page.text()).toContain('Packaged on October 12, 2026')
  })

  it.each([undefined, '2026-11-22', '2026-02-30'])(
    'shows no packaging date for “%s”, and the lot still',
    packagedOn => {
      const product = {
        ...detail,
        variants: [{ ...small, packagedOn, lots: [{ number: 'A-1204', packagedOn }] }, large]
      }
      const page = open(product)
      expect(page.text()).toContain('Lot A-1204')
      expect(page.text()).not.toContain('Packaged')
    }
  )

  it('links to no certificate at a kiosk (SPEC C15), nor to an address that isn’t https', () => {
    const withCoa = (coa: string) => ({
      ...detail,
      variants: [{ ...small, lots: [{ number: 'A-1204', coa }] }, large]
    })
    expect(open(withCoa('javascript:alert(1)')).text()).not.toContain('Certificate')
    expect(open(withCoa('http://lab.example/a')).text()).not.toContain('Certificate')
    navigate('/queen-west?in_store=1')
    const page = open(withCoa('https://lab.example/a'))
    expect(page.text()).toContain('Lot A-1204')
    expect(page.text()).not.toContain('Certificate')
    navigate('/queen-west?in_store=0')
  })

  it('says of each size that is sold out that it is, in both languages', () => {
    const soldOut = { ...detail, variants: detail.variants.map((one, at) => (at ? { ...one, stock: 0 } : one)) }
    expect(open(soldOut).all('fieldset label')[1]?.textContent).toMatch(/^7 g · sold out/)
    $locale.set('fr-CA')
    expect(open(soldOut).all('fieldset label')[1]?.textContent).toMatch(/^7\sg · épuisé/)
  })

  it('gives no price per gram where grams say nothing', () => {
    const page = open({ ...detail, limitClass: 'beverage' })
    expect(page.all('fieldset label')[0]?.textContent).toBe('3.5 g $32.95')
  })

  it('explains in one sentence how a size counts toward the limit', async () => {
    const page = open(detail)
    expect(page.text()).toContain('3.5 g counts as 3.5 g of dried cannabis toward the 30 g limit.')
    page.inputs()[1]?.click()
    await vi.waitFor(() => expect(page.text()).toContain('7 g counts as 7 g of dried cannabis'))
    expect(page.text()).toContain('Only 2 left')
  })

  it('shows no limit for products that don’t count', () => {
    expect(open({ ...detail, limitClass: 'accessory' }).text()).not.toContain('counts as')
  })

  it('adds with the price on the button', async () => {
    const page = open(detail)
    page.named('Add to cart · $32.95').click()
    await vi.waitFor(() => expect(requests.join()).toContain('/carts'))
  })

  it('leads to the cart with the total once some of it is there', () => {
    $cart.set({ state: 'ready', value: cart })
    const page = open(detail)
    expect(page.named('View cart · $65.90').getAttribute('href')).toBe('#/queen-west/cart')
    expect(page.named('2 items').getAttribute('href')).toBe('#/queen-west/cart')
  })

  it('shows how many there are once the cart holds them all', () => {
    const variants = [{ ...small, stock: 8 }]
    expect(open({ ...detail, variants }).text()).toContain('In stock at Queen West')
    $cart.set({ state: 'ready', value: { ...cart, lines: [{ ...line, quantity: 8 }] } })
    expect(open({ ...detail, variants }).text()).toContain('Only 8 left')
  })

  it('shows why it could not be added', () => {
    $cartProblem.set({ kind: 'refused', text: 'That exceeds the limit per order.', variant: small.id })
    expect(open(detail).text()).toContain('That exceeds the limit per order.')
    $cartProblem.set({ kind: 'refused', text: 'Of another product.', variant: 'v9' })
    expect(open(detail).text()).not.toContain('Of another product.')
  })

  it('names the stores that have it when it is sold out here', () => {
    const page = open({ ...detail, variants: [{ ...small, stock: 0 }] })
    expect(page.text()).toContain('Sold out at Queen West')
    expect(page.named('3 left at Kensington').getAttribute('href')).toBe('#/kensington/products/night-ferry')
    const nowhere = open({ ...detail, variants: [{ ...small, stock: 0 }], elsewhere: [] })
    expect(nowhere.text()).toContain('Not available at any of our stores today.')
  })

  it('begins with a size that can be bought', () => {
    const page = open({ ...detail, variants: [{ ...small, stock: 0 }, large] })
    expect(page.inputs().map(input => [input.checked, input.disabled])).toEqual([
      [false, true],
      [true, false]
    ])
  })

  it('shows its shape while it loads, and ways on when it failed', () => {
    const page = render(<ProductScreen location="queen-west" product="night-ferry" />)
    expect(page.text()).toContain('Loading the product')
    $product.set({ state: 'failed', problem: offline })
    const failed = render(<ProductScreen location="queen-west" product="night-ferry" />)
    failed.named('Try again').click()
    expect(requests.join()).toContain('/products/night-ferry')
    expect(failed.named('Go to the menu')).toBeTruthy()
  })

  it('shows the menu’s data immediately, and the details once they have loaded', async () => {
    inMenu(nightFerry)
    $product.set({ state: 'loading' })
    const page = render(<ProductScreen location="queen-west" product="night-ferry" />)
    expect(page.named('Add to cart · $32.95')).toBeTruthy()
    expect(page.text()).not.toContain('Loading the product')
    page.inputs()[1]?.click()
    await vi.waitFor(() => expect(page.inputs()[1]?.checked).toBe(true))
    $product.set({ state: 'ready', value: detail })
    await vi.waitFor(() => expect(page.text()).toContain('Whole buds grown in Nova Scotia.'))
    expect(page.inputs()[1]?.checked).toBe(true)
  })

  it('shows the menu’s data with a message when its details could not be loaded', () => {
    inMenu(nightFerry)
    $product.set({ state: 'failed', problem: offline })
    const page = render(<ProductScreen location="queen-west" product="night-ferry" />)
    expect(page.text()).toContain(offline.text)
    expect(page.named('Add to cart · $32.95')).toBeTruthy()
    page.named('Try again').click()
    expect(requests.join()).toContain('/products/night-ferry')
  })

  it('is not shown any more once the store does not have it on its menu', () => {
    inMenu(nightFerry)
    $product.set({ state: 'failed', problem: { kind: 'not_found', text: 'We couldn’t find that.' } })
    const page = render(<ProductScreen location="queen-west" product="night-ferry" />)
    expect(page.text()).not.toContain('Night Ferry')
    expect(page.named('Go to the menu')).toBeTruthy()
  })

  it('shows why it is on sale, its reviews and its rating, where the store may', () => {
    const page = open({
      ...detail,
      effects: ['Relaxed', 'Sleepy'],
      rating: { average: 4.6, count: 132 },
      variants: [{ ...large, saleName: 'Harvest week' }]
    })
    for (const words of ['Harvest week', 'Relaxed', 'Sleepy', '4.6 out of 5, 132 reviews'])
      expect(page.text()).toContain(words)
    expect(open(detail).text()).not.toContain('Reported effects')
  })

  it('shows products of the same menu that are like it, after all else', async () => {
    const due: (() => void)[] = []
    platform().clock.after = (_ms, run) => {
      due.push(run)
      return () => {}
    }
    const other = { ...nightFerry, id: 'p7', slug: 'day-ferry', name: 'Day Ferry' }
    const value = {
      location: 'queen-west',
      categories: [],
      highlights: [],
      products: [nightFerry, other],
      total: 2,
      complete: true
    }
    $menu.set({ state: 'ready', value })
    const page = open(detail)
    expect(page.text()).not.toContain('You may also like')
    await vi.waitFor(() => {
      // Not only the first: a store that a test before has read may wait for its turn too.
      for (const run of due.splice(0)) run()
      expect(page.named('You may also like')).toBeTruthy()
    })
    expect(page.named('Day Ferry').getAttribute('href')).toBe('#/queen-west/products/day-ferry')
    $menu.set({ state: 'ready', value: { ...value, location: 'kensington' } })
    await vi.waitFor(() => expect(page.text()).not.toContain('You may also like'))
  })

  it('shares a link, confirms that it was copied, or shows it where it can’t be', async () => {
    const shared: string[] = []
    let answer: 'copied' | 'failed' = 'copied'
    platform().share = ({ title, url }) => {
      shared.push(`${title} ${url}`)
      return Promise.resolve(answer)
    }
    const page = open(detail)
    page.named('Share').click()
    await vi.waitFor(() => expect(page.named('Link copied')).toBeTruthy())
    expect(shared).toEqual(['Night Ferry https://shop.example/#/queen-west/products/night-ferry'])
    answer = 'failed'
    page.named('Link copied').click()
    await vi.waitFor(() => expect(page.text()).toContain('Copy this link'))
    expect(page.inputs().at(-1)?.value).toBe('https://shop.example/#/queen-west/products/night-ferry')
  })

  it('lies over the list in a dialog with its name, and closing it is one step back however often it is pressed', async () => {
    $product.set({ state: 'ready', value: detail })
    const page = render(<ProductDialog location="queen-west" product="night-ferry" />)
    const dialog = page.get('dialog')
    expect(page.get(`#${CSS.escape(dialog.getAttribute('aria-labelledby') ?? '')}`).textContent).toBe('Night Ferry')
    expect(page.all('h1')).toEqual([])
    page.named('Close').click()
    page.named('Close').click()
    expect(requests.filter(request => request === 'back')).toHaveLength(1)
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    expect(factsOf(open(detail))['THC']).toBe('22–26\u00a0%')
    expect(render(<ProductScreen location="queen-west" product="night-ferry" />).text()).toContain('Ajouter au panier')
  })
})
