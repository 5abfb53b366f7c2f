import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dataOf } from '../../../src/client/async-state.ts'
import type { Favourite, PriceChoice } from '../../../src/contract/account/favourites.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import type { Equipment } from '../../../src/platform/platform.ts'
import { platform } from '../../../src/platform/platform.ts'
import { $place, navigate } from '../../../src/routing/location.ts'
import '../../../src/screens/menu/favourites/draw-favourites.tsx'
import { FavouritesScreen } from '../../../src/screens/menu/favourites/favourites-screen.tsx'
import '../../../src/screens/menu/card/cart-mark.tsx'
import { ProductCard } from '../../../src/screens/menu/card/product-card.tsx'
import { HomeChips } from '../../../src/screens/menu/find/home-chips.tsx'
import { ProductScreen } from '../../../src/screens/product/product-screen.tsx'
import { $favourites, loadFavourites } from '../../../src/stores/favourites/favourites.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $product } from '../../../src/stores/menu/product.ts'
import { $returnTo } from '../../../src/stores/session/sign-in/return-to.ts'
import { beginSession } from '../../../src/stores/session/session.ts'
import { testStructure } from '../support/axe.ts'
import { render } from '../support/render.tsx'
import { alex, detail, nightFerry } from '../support/samples.ts'
import { bodies, inQueenWest, offline, requests } from '../support/shop.ts'

const prices: PriceChoice = {
  isOn: false,
  email: 'alex@example.com',
  isConfirmed: true,
  label: 'Email me when the price of a favourite drops',
  text: 'At most one email a day. From Linden & Slate.',
  words: 'a'
}
const { id, slug, name, brand } = nightFerry
const ferry: Favourite = { id, slug, name, brand }
const tide: Favourite = { id: 'tide', slug: 'tide', name: 'Low Tide', brand: 'Harbour' }
const kept = { text: undefined as string | undefined }

const show = (favourites: Favourite[], choice?: PriceChoice) =>
  $favourites.set({ state: 'ready', value: { favourites, prices: choice } })
const shown = () => dataOf($favourites.get())?.favourites.map(({ slug: one }) => one)
const card = () => render(<ProductCard product={nightFerry} location="queen-west" storeName="Queen West" />)
const heart = 'button[aria-pressed]'

inQueenWest()
beforeEach(async () => {
  // Cards are drawn when they come near the viewport; without an observer all are drawn.
  vi.stubGlobal('IntersectionObserver', undefined)
  kept.text = undefined
  const favourites = { get: () => kept.text, set: (text: string | undefined) => void (kept.text = text) }
  platform().equipment = { favourites } as Partial<Equipment> as Equipment
  const rest = { location: 'queen-west', categories: [], highlights: [], total: 1, complete: true }
  $menu.set({ state: 'ready', value: { ...rest, products: [nightFerry] } })
  await loadFavourites()
  return () => vi.unstubAllGlobals()
})

describe('a heart', () => {
  it('on a card names its product, and is pressed without opening it', async () => {
    const page = card()
    const button = page.get(heart)
    expect(button.getAttribute('aria-label')).toBe(`Favourite: ${name}`)
    expect(button.closest('a')).toBeNull()
    button.click()
    await vi.waitFor(() => expect(page.get(heart).getAttribute('aria-pressed')).toBe('true'))
    expect($place.get().path).not.toContain('products')
    expect(JSON.parse(kept.text ?? '')).toEqual({ favourites: [ferry] })
    page.get(heart).click()
    await vi.waitFor(() => expect(page.get(heart).getAttribute('aria-pressed')).toBe('false'))
    expect(kept.text).toBeUndefined()
  })

  it('is on the page of a product too', async () => {
    show([ferry])
    $product.set({ state: 'ready', value: detail })
    const page = render(<ProductScreen location="queen-west" product={slug} />)
    expect(page.all(`article header ~ ${heart}`).map(one => one.getAttribute('aria-pressed'))).toEqual(['true'])
    $product.set({ state: 'idle' })
  })

  it('of a member is sent with the store', async () => {
    beginSession(alex)
    show([])
    void loadFavourites()
    show([])
    card().get(heart).click()
    await vi.waitFor(() =>
      expect(requests.some(one => one.includes(`PUT`) && one.includes(`/me/favourites/${id}`))).toBe(true)
    )
    expect(bodies.at(-1)).toBe('{"location":"queen-west"}')
  })

  it('is nowhere at a kiosk', () => {
    navigate('/queen-west?in_store=1')
    expect(card().all(heart)).toHaveLength(0)
  })
})

describe('the way to the favourites', () => {
  it('is on the menu once there are any', async () => {
    const page = render(<HomeChips list={{ current: null }} />)
    expect(page.all('a[href="#/queen-west/favourites"]')).toHaveLength(0)
    show([ferry, tide])
    await vi.waitFor(() => expect(page.get('a[href="#/queen-west/favourites"]').textContent).toBe('Favourites 2'))
  })
})

describe('the page of favourites', () => {
  it('shows cards of the menu, and below them products that the store doesn’t sell', () => {
    show([tide, ferry])
    const page = render(<FavouritesScreen />)
    expect(page.all('h1, h2').map(({ textContent }) => textContent)).toEqual([
      'Favourites',
      'Sold at Queen West',
      'Not sold at Queen West'
    ])
    expect(page.all('[role=listitem] h3').map(({ textContent }) => textContent)).toEqual([name])
    expect(page.text()).toContain('Low Tide')
    expect(page.text()).toContain('2 products')
  })

  it('names the store where a product is sold out', () => {
    const gone = { ...nightFerry, variants: nightFerry.variants.map(one => ({ ...one, stock: 0 })) }
    const rest = { location: 'queen-west', categories: [], highlights: [], total: 1, complete: true }
    $menu.set({ state: 'ready', value: { ...rest, products: [gone] } })
    show([ferry])
    expect(render(<FavouritesScreen />).text()).toContain('Sold out at Queen West')
  })

  it('moves the focus to Undo when one is removed, which puts it back in its place', async () => {
    kept.text = JSON.stringify({ favourites: [tide, ferry] })
    await loadFavourites()
    const page = render(<FavouritesScreen />)
    page.get(heart).click()
    await vi.waitFor(() => expect(page.text()).toContain(`Removed from favourites: ${name}.`))
    expect(page.root.activeElement?.textContent).toBe('Undo')
    expect(shown()).toEqual(['tide'])
    ;(page.root.activeElement as HTMLElement).click()
    await vi.waitFor(() => expect(page.text()).not.toContain('Removed from favourites'))
    expect(shown()).toEqual(['tide', slug])
  })

  it('leads a guest who signs in back to it', () => {
    const page = render(<FavouritesScreen />)
    expect(page.named('Sign in').getAttribute('href')).toBe('#/user?back=favourites')
    navigate('/user?back=favourites')
    expect($returnTo.get()?.path).toBe('/queen-west/favourites')
  })

  it('leads a shopper without any to the menu', () => {
    const page = render(<FavouritesScreen />)
    expect(page.text()).toContain('No favourites yet')
    expect(page.all('a[href="#/queen-west"]').map(({ textContent }) => textContent)).toContain('Go to the menu')
  })

  it('says what went wrong, with a way to try again', async () => {
    const page = render(<FavouritesScreen />)
    await vi.waitFor(() => {
      // Until the page's own read is over.
      $favourites.set({ state: 'failed', problem: offline })
      expect(page.text()).toContain('We can’t reach the shop.')
    })
    expect(page.named('Try again')).toBeTruthy()
  })

  it('offers emails about prices to members, with the words that they agree to', async () => {
    beginSession(alex)
    show([ferry], prices)
    const page = render(<FavouritesScreen />)
    const input = page.get('input[role=switch]') as HTMLInputElement
    expect(input.labels?.[0]?.textContent).toBe(prices.label)
    expect(page.text()).toContain(prices.text)
    input.click()
    await vi.waitFor(() => expect(bodies).toContain('{"isOn":true,"words":"a"}'))
  })

  it('asks a member to confirm their address first', () => {
    beginSession(alex)
    show([ferry], { ...prices, isConfirmed: false })
    const page = render(<FavouritesScreen />)
    expect(page.all('input[role=switch]')).toHaveLength(0)
    expect(page.text()).toContain('confirm your address alex@example.com first')
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    show([tide])
    const page = render(<FavouritesScreen />)
    expect(page.get('h1').textContent).toBe('Favoris')
  })
})

testStructure({
  'the page of favourites': () => {
    show([ferry, tide])
    return render(<FavouritesScreen />)
  },
  'the page of a member’s favourites': () => {
    beginSession(alex)
    show([ferry, tide], prices)
    return render(<FavouritesScreen />)
  },
  'the page of no favourites': () => render(<FavouritesScreen />),
  'the page of favourites that are loading': () => {
    $favourites.set({ state: 'loading' })
    return render(<FavouritesScreen />)
  },
  'a card with a heart': () =>
    render(
      <>
        <h1>Products</h1>
        <h2>On sale</h2>
        <div role="list" aria-label="Products">
          <ProductCard product={nightFerry} location="queen-west" storeName="Queen West" />
        </div>
      </>
    )
})
