import { beforeEach, describe, expect, it, vi } from 'vitest'
import { flushSync } from 'react-dom'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import type { ProductDetail } from '../../../src/contract/catalog/product-detail.ts'
import type { SuggestionReason } from '../../../src/contract/catalog/suggestions.ts'
import { suggestionReason } from '../../../src/format/suggestion-reason.ts'
import { loadMessages } from '../../../src/i18n/messages.ts'
import { $locale, type Locale } from '../../../src/i18n/locale.ts'
import { platform } from '../../../src/platform/platform.ts'
import { CartScreen } from '../../../src/screens/cart/cart-screen.tsx'
import { ProductScreen } from '../../../src/screens/product/product-screen.tsx'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { cartSuggestions, productSuggestions, type Suggested } from '../../../src/stores/cart/suggestions.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $product } from '../../../src/stores/menu/product.ts'
import { testStructure } from '../support/axe.ts'
import { render } from '../support/render.tsx'
import { cart, detail, line, nightFerry, small } from '../support/samples.ts'
import { inQueenWest, offline, requests } from '../support/shop.ts'

const papers: Product = {
  ...nightFerry,
  id: 'p3',
  slug: 'hemp-papers',
  name: 'Hemp Papers',
  brand: 'Plain Tools',
  form: 'accessory',
  limitClass: 'accessory',
  strainType: null,
  variants: [{ ...small, id: 'v5', name: '50 pk', price: 299 }]
}
const tide: Product = {
  ...nightFerry,
  id: 'p4',
  slug: 'low-tide',
  name: 'Low Tide',
  terpenes: ['Myrcene'],
  variants: [{ ...small, id: 'v6', price: 1500 }]
}
const products = [nightFerry, papers, tide]

const reason = (more: Partial<SuggestionReason>): SuggestionReason => ({ kind: 'brand', of: 'p1', ...more })
const suggestions: Suggested['suggestions'] = [
  { product: 'p3', variant: 'v5', reason: reason({ kind: 'fits', use: 'flower' }) },
  { product: 'p4', variant: 'v6', reason: reason({ kind: 'cheaper', percent: 54 }) }
]
const forOne = { location: 'queen-west', products: ['p1'], suggestions }
const ready = (value: Suggested = forOne) => ({ state: 'ready' as const, value })

const inMenu = (all: Product[] = products) =>
  $menu.set({
    state: 'ready',
    value: { location: 'queen-west', categories: [], highlights: [], products: all, total: all.length, complete: true }
  })
const isAsked = () => vi.waitFor(() => expect(asked()).toHaveLength(1))
const drawCart = (changes: Partial<Cart> = {}) => {
  $cart.set({ state: 'ready', value: { ...cart, suggests: true, ...changes } })
  return render(<CartScreen />)
}
const drawProduct = (changes: Partial<ProductDetail> = {}) => {
  $product.set({ state: 'ready', value: { ...detail, suggests: true, ...changes } })
  return render(<ProductScreen location="queen-west" product="night-ferry" />)
}
const openCart = async () => {
  const page = drawCart()
  await isAsked()
  return page
}
const openProduct = async () => {
  const page = drawProduct()
  await isAsked()
  return page
}
type Page = ReturnType<typeof render>
const tilesOf = (page: Page, title: string) => {
  const heading = page.all('h2').find(({ textContent }) => textContent === title)
  return [...(heading?.closest('section')?.querySelectorAll('li') ?? [])]
}
const titles = (page: Page) => page.all('h2').map(({ textContent }) => textContent)
const asked = () => requests.filter(request => request.includes('/suggestions'))
const show = (change: () => void) => flushSync(change)

describe('suggestions', () => {
  inQueenWest()
  beforeEach(() => inMenu())

  describe('in the cart', () => {
    it('keep their room while they load, and are asked for once with the rest of the limit', async () => {
      const page = await openCart()
      expect(titles(page)).toContain('You could add')
      expect(page.text()).toContain('Loading suggestions')
      expect(asked()).toHaveLength(1)
      expect(asked()[0]).toMatch(/\/locations\/queen-west\/suggestions\?products=p1&left=23\.0&/)
      show(() => $cart.set({ state: 'ready', value: { ...cart, suggests: true, count: 3 } }))
      expect(asked()).toHaveLength(1)
    })

    it('name each product with its size, price and reason, compared with the product by its name', async () => {
      const page = await openCart()
      show(() => cartSuggestions.$state.set(ready()))
      const [first, second] = tilesOf(page, 'You could add').map(tile => tile.textContent)
      expect(first).toContain('Hemp Papers50 pk · $2.99For dried flower')
      expect(second).toContain('Half the price per gram of Night Ferry or less')
      expect(page.named('Hemp Papers').getAttribute('href')).toBe('#/queen-west/products/hemp-papers')
      const id = page.named('Hemp Papers').getAttribute('aria-describedby') ?? ''
      expect(page.root.getElementById(id)?.textContent).toBe('For dried flower')
    })

    it('are added by a press, and stay where they are with their quantity', async () => {
      const page = await openCart()
      show(() => cartSuggestions.$state.set(ready()))
      page.named('Add Hemp Papers, 50 pk').click()
      await vi.waitFor(() => expect(requests.join()).toContain('/carts/k1/lines/v5'))
      const added = { ...line, id: 'n2', variant: 'v5', product: 'p3', name: 'Hemp Papers', quantity: 1, equivalent: 0 }
      show(() => $cart.set({ state: 'ready', value: { ...cart, suggests: true, lines: [line, added] } }))
      const tiles = tilesOf(page, 'You could add')
      expect(tiles).toHaveLength(2)
      expect(tiles[0]?.querySelector('[role=group]')?.getAttribute('aria-label')).toBe(
        '1 × Hemp Papers, 50 pk in your cart'
      )
    })

    it('say of a product that no longer fits or is sold out why it can’t be added, and keep its place', async () => {
      const page = await openCart()
      show(() => cartSuggestions.$state.set(ready()))
      show(() =>
        $cart.set({
          state: 'ready',
          value: { ...cart, suggests: true, lines: [{ ...line, equivalent: 28 }], equivalent: 28 }
        })
      )
      const second = () => tilesOf(page, 'You could add')[1]?.textContent
      expect(second()).toContain('Over what is left of your limit')
      expect(tilesOf(page, 'You could add')[0]?.querySelector('button')).not.toBeNull()
      show(() => inMenu([nightFerry, papers, { ...tide, variants: [{ ...small, id: 'v6', stock: 0 }] }]))
      expect(second()).toContain('Sold out at Queen West')
    })

    it.each([
      ['in a store without them', { suggests: undefined }],
      ['of a cart that is empty', { lines: [], count: 0 }]
    ])('are neither shown nor asked for %s', (_, changes) => {
      const page = drawCart(changes)
      expect(titles(page)).not.toContain('You could add')
      expect(asked()).toEqual([])
    })

    it('go without a trace if there are none, or they can’t be loaded', async () => {
      const page = await openCart()
      show(() => cartSuggestions.$state.set(ready({ ...forOne, suggestions: [] })))
      expect(titles(page)).not.toContain('You could add')
      show(() => cartSuggestions.$state.set({ state: 'failed', problem: offline }))
      expect(titles(page)).not.toContain('You could add')
      expect(page.text()).not.toContain(offline.text)
    })

    it('of another cart are not shown', async () => {
      const page = await openCart()
      show(() => cartSuggestions.$state.set(ready({ ...forOne, products: ['p9'] })))
      expect(page.text()).toContain('Loading suggestions')
    })
  })

  describe('on the page of a product', () => {
    it('come with their reasons, before similar products, which repeat none of them', async () => {
      vi.spyOn(platform().clock, 'after').mockImplementation((_, run) => {
        run()
        return () => {}
      })
      inMenu([...products, { ...nightFerry, id: 'p7', slug: 'ebb', name: 'Ebb' }])
      const page = await openProduct()
      expect(titles(page)).toContain('See also')
      expect(titles(page)).not.toContain('You may also like')
      show(() => productSuggestions.$state.set(ready()))
      expect(tilesOf(page, 'See also').map(tile => tile.querySelector('h3')?.textContent)).toEqual([
        'Hemp Papers',
        'Low Tide'
      ])
      expect(tilesOf(page, 'See also')[1]?.textContent).toContain('Half the price per gram or less')
      expect(tilesOf(page, 'You may also like').map(tile => tile.querySelector('h3')?.textContent)).toEqual(['Ebb'])
    })

    it('are not asked for where the store has none', () => {
      const page = drawProduct({ suggests: undefined })
      expect(titles(page)).not.toContain('See also')
      expect(asked()).toEqual([])
    })
  })

  testStructure({
    'a cart with suggestions': async () => {
      const page = await openCart()
      show(() => cartSuggestions.$state.set(ready()))
      return page
    },
    'a cart whose suggestions are loading': () => openCart(),
    'a product with suggestions': async () => {
      const page = await openProduct()
      show(() => productSuggestions.$state.set(ready()))
      return page
    }
  })
})

describe('the reason of a suggestion', () => {
  inQueenWest()

  const cases: [Partial<SuggestionReason>, string, string, string][] = [
    [
      { kind: 'together' },
      'Bought together at this store',
      'Bought with Ebb at this store',
      'Achetés ensemble dans ce magasin'
    ],
    [{ kind: 'fits', use: 'cartridge' }, 'Fits 510 cartridges', 'Fits 510 cartridges', 'Pour les cartouches 510'],
    [
      { kind: 'cheaper', percent: 38 },
      '38% less per gram',
      '38% less per gram than Ebb',
      '38\u00a0% de moins au gramme'
    ],
    [
      { kind: 'cheaper', percent: 50 },
      'Half the price per gram or less',
      'Half the price per gram of Ebb or less',
      'La moitié du prix au gramme ou moins'
    ],
    [
      { kind: 'terpene' },
      'Same main terpene: Myrcene',
      'Same main terpene as Ebb: Myrcene',
      'Même terpène principal\u00a0: Myrcene'
    ],
    [{ kind: 'strain' }, 'Same type: Indica', 'Same type as Ebb: Indica', 'Même type\u00a0: Indica'],
    [{ kind: 'cbd' }, 'Same category, more CBD', 'More CBD than Ebb', 'Même catégorie, plus de CBD']
  ]

  it.each(cases)(
    '%o is a fact, with and without the name of the other, in both languages',
    async (of, alone, named, french) => {
      await loadMessages('common')
      const say = (name: string | undefined, locale: Locale) => suggestionReason(reason(of), tide, name, locale)
      expect([say(undefined, 'en-CA'), say('Ebb', 'en-CA')]).toEqual([alone, named])
      $locale.set('fr-CA')
      await loadMessages('common')
      expect(say(undefined, 'fr-CA')).toBe(french)
    }
  )
})
