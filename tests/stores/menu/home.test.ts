import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { readMenu } from '../../../src/contract/catalog/menu.ts'
import type { ReplyOf } from '../../../src/contract/http/endpoint.ts'
import { canBeBought, isOnSale } from '../../../src/rules/menu/visibility.ts'
import { navigate, rememberedScroll } from '../../../src/routing/location.ts'
import { $announcement } from '../../../src/stores/cart/announcement.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { setQuantity } from '../../../src/stores/cart/lines/quantities.ts'
import { $featured, $specials, productsOf } from '../../../src/stores/menu/home.ts'
import { $isOverList, $listPlace, $screenPath } from '../../../src/stores/menu/list-place.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $menu, $sections } from '../../../src/stores/menu/menu.ts'
import { openProduct, outlineOf } from '../../../src/stores/menu/product.ts'
import { $recentlyViewed, addRecentlyViewed } from '../../../src/stores/location/recently-viewed.ts'
import { signOut } from '../../../src/stores/session/sign-in/current-session.ts'
import { testPlatform } from '../support/test-env.ts'
import { plenty } from '../support/shopping.ts'
import { signIn } from '../support/sign-in.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'
import { inWords } from '../support/in-words.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

async function begin(cookies?: Map<string, string>): Promise<void> {
  here = visit(server.url, { hash: '#/queen-west', ...(cookies && { cookies }) })
  await shopIsOpen()
}

/** Begins with a menu that is changed as it arrives. */
async function beginWith(change: (menu: Partial<ReplyOf<typeof readMenu>>) => void): Promise<void> {
  const outside = testPlatform()
  const { http } = outside
  outside.http = async (url, init) => {
    const response = await http(url, init)
    if (!new URL(url).pathname.endsWith('/menu')) return response
    const reply = (await response.json()) as { payload: ReplyOf<typeof readMenu> }
    change(reply.payload)
    return new Response(JSON.stringify(reply), response)
  }
  here = visit(server.url, { hash: '#/queen-west', outside })
  await shopIsOpen()
}

describe('the rows of a store’s home', () => {
  test('hold at most twelve products, of those that can be bought', async () => {
    await begin()
    expect($featured.get().length).toBeGreaterThan(1)
    expect($featured.get().every(product => product.featured && canBeBought(product))).toBe(true)
    expect($specials.get().length).toBeGreaterThan(1)
    expect($specials.get().every(isOnSale)).toBe(true)
    here.end()
    await beginWith(({ products = [], highlights = [] }) => {
      for (const product of [...products, ...highlights]) {
        product.featured = true
        for (const one of product.variants) one.salePrice = 1
      }
    })
    expect([$featured.get().length, $specials.get().length]).toEqual([12, 12])
  })

  test('the sections are the categories without a parent that show a product, by sort_order (SPEC A5)', async () => {
    await begin()
    const usual = $sections.get().map(({ category }) => category)
    here.end()
    const [child, discontinued, off, ...others] = usual
    await beginWith(({ categories = [], products = [], highlights = [] }) => {
      for (const category of categories) if (category.id === child?.id) category.parent_category = others[0]?.id ?? null
      const empty = categories.slice(0, 1).map(one => ({ ...one, id: 'empty', slug: 'empty', parent_category: null }))
      categories.push(...empty)
      categories.reverse()
      for (const product of [...products, ...highlights]) {
        if (product.category === discontinued?.id) product.discontinued = true
        if (product.category === off?.id) for (const one of product.variants) one.available = false
      }
    })
    expect($sections.get().map(({ category }) => category.slug)).toEqual(others.map(({ slug }) => slug))
  })

  test('they are all there, with their whole counts, from the first page of the menu on', async () => {
    const seen = new Set<string>()
    let parts = 0
    here = visit(server.url, { hash: '#/queen-west' })
    const stop = $sections.subscribe(sections => {
      if (sections.length === 0) return
      parts++
      seen.add(sections.map(({ category, count }) => `${category.slug} ${count}`).join())
    })
    await shopIsOpen()
    stop()
    expect(parts).toBeGreaterThan(1)
    expect([...seen]).toEqual([
      $sections
        .get()
        .map(one => `${one.category.slug} ${one.products.length}`)
        .join()
    ])
  })
})

describe('the list of recently viewed products', () => {
  const first = () => (dataOf($menu.get())?.products ?? []).slice(0, 14).map(({ slug }) => slug)

  test('is kept by store, the newest first, each once and twelve at most, and comes back with the next visit', async () => {
    await begin()
    const slugs = first()
    for (const slug of slugs) addRecentlyViewed('queen-west', slug)
    addRecentlyViewed('queen-west', slugs[5] ?? '')
    addRecentlyViewed('kensington', 'other')
    const rest = slugs.toReversed().filter(slug => slug !== slugs[5])
    const wanted = [slugs[5], ...rest].slice(0, 12)
    expect($recentlyViewed.get()).toEqual({ 'queen-west': wanted, kensington: ['other'] })
    const { cookies } = here.outside
    here.end()
    await begin(cookies)
    expect($recentlyViewed.get()).toEqual({ 'queen-west': wanted, kensington: ['other'] })
    const products = productsOf(dataOf($menu.get())?.products ?? [], $recentlyViewed.get()['queen-west'] ?? [])
    expect(products.map(({ slug }) => slug)).toEqual(wanted)
  })

  test('drops its oldest stores from the cookie to leave room for the carts, and is complete until the page closes', async () => {
    await begin()
    for (let store = 0; store < 12; store++) {
      for (let product = 0; product < 12; product++)
        addRecentlyViewed(`store-${store}`, `a-product-with-quite-a-long-name-${product}`)
    }
    expect(Object.keys($recentlyViewed.get())).toHaveLength(12)
    const kept = here.outside.cookies.get('storefront.location') ?? ''
    expect(encodeURIComponent(kept).length).toBeLessThanOrEqual(3000)
    expect(kept).toContain('queen-west')
    expect(kept).toContain('store-11')
    expect(kept).not.toContain('store-0')
    expect(here.outside.warnings).toEqual([])
  })

  test('is noted when a product has been opened, and not when there is none such', async () => {
    await begin()
    await openProduct('queen-west', first()[0] ?? '')
    await openProduct('queen-west', 'no-such-product')
    expect($recentlyViewed.get()).toEqual({ 'queen-west': [first()[0]] })
  })

  test('is forgotten at sign-out', async () => {
    await begin()
    await signIn(server.url)
    addRecentlyViewed('queen-west', 'anything')
    await signOut()
    expect($recentlyViewed.get()).toEqual({})
    expect(here.outside.cookies.get('storefront.location')).not.toContain('anything')
  })
})

test('the menu’s data for a product is available before it is opened, but for this store’s products only', async () => {
  await begin()
  const [product] = dataOf($menu.get())?.products ?? []
  const slug = product?.slug ?? ''
  expect(outlineOf('queen-west', slug)).toBe(product)
  expect(outlineOf('kensington', slug)).toBeUndefined()
  expect(outlineOf('queen-west', 'no-such-product')).toBeUndefined()
})

describe('the list', () => {
  const state = () => [$listPlace.get()?.path, $isOverList.get(), $screenPath.get()]

  test('stays below a product that is opened from it, and is there again by Back', async () => {
    await begin()
    navigate('/queen-west?category=flower')
    navigate('/queen-west/products/grey-harbour')
    expect(state()).toEqual(['/queen-west', true, '/queen-west'])
    expect($listPlace.get()?.query).toBe('category=flower')
    here.outside.address.back()
    expect(state()).toEqual(['/queen-west', false, '/queen-west'])
  })

  test('stays below the cart that is opened from it or from a product over it, and no longer below the checkout', async () => {
    await begin()
    navigate('/queen-west?category=flower')
    navigate('/queen-west/cart')
    expect(state()).toEqual(['/queen-west', true, '/queen-west'])
    here.outside.address.back()
    expect(state()).toEqual(['/queen-west', false, '/queen-west'])
    navigate('/queen-west/products/grey-harbour')
    navigate('/queen-west/cart', { replace: true })
    expect(state()).toEqual(['/queen-west', true, '/queen-west'])
    navigate('/queen-west/checkout')
    expect(state()).toEqual([undefined, false, '/queen-west/checkout'])
    here.outside.address.back()
    // A page now, which does not begin where the list was scrolled to.
    expect(state()).toEqual([undefined, false, '/queen-west/cart'])
    expect(rememberedScroll()).toBeUndefined()
  })

  test('is not below a product that was come to by its address, from another screen or in another store', async () => {
    here = visit(server.url, { hash: '#/queen-west/products/grey-harbour' })
    await shopIsOpen()
    expect(state()).toEqual([undefined, false, '/queen-west/products/grey-harbour'])
    navigate('/queen-west/cart')
    navigate('/queen-west/products/grey-harbour')
    expect(state()[1]).toBe(false)
    navigate('/queen-west')
    navigate('/kensington/products/grey-harbour')
    expect(state()).toEqual([undefined, false, '/kensington/products/grey-harbour'])
  })
})

test('each cart change is announced with product, size and quantity, but loading the cart is not', async () => {
  await begin()
  const one = plenty()
  const name = `${one.product.name} ${one.name}`
  await addLine(one.id, 2)
  expect(inWords($announcement.get())).toBe(`${name}: 2 in cart`)
  await setQuantity(one.id, 3)
  expect(inWords($announcement.get())).toBe(`${name}: 3 in cart`)
  await setQuantity(one.id, 0)
  expect(inWords($announcement.get())).toBe(`${name}: removed from cart`)
  await addLine(one.id)
  const { cookies } = here.outside
  here.end()
  await begin(cookies)
  await until($announcement, () => true)
  expect($announcement.get()).toBeUndefined()
})
