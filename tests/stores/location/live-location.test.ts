import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Product } from '../../../src/contract/catalog/menu.ts'
import { canBeBought } from '../../../src/rules/menu/visibility.ts'
import { $announcement } from '../../../src/stores/cart/announcement.ts'
import { $banners } from '../../../src/stores/location/banners.ts'
import '../../../src/stores/location/follow-banners.ts'
import { $locations } from '../../../src/stores/location/business.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $location } from '../../../src/stores/location/location.ts'
import { $facets, $results } from '../../../src/stores/menu/menu-results.ts'
import { $menu, $sections } from '../../../src/stores/menu/menu.ts'
import { $product, openProduct } from '../../../src/stores/menu/product.ts'
import { listCalls } from '../support/calls.ts'
import { FetchEventSource } from '../support/event-source.ts'
import { plenty, variants } from '../support/shopping.ts'
import { orderAt, publishBanner, setLot, setOpen, setStock } from '../support/staff.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
let streams: FetchEventSource[] = []

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

/** Opens Queen West with server-sent events, and waits until they are connected. */
async function open(hash = '#/queen-west', onAfter?: (ms: number, run: () => void) => void): Promise<void> {
  const outside = testPlatform()
  const { after } = outside.clock
  outside.clock.after = (ms, run) => {
    onAfter?.(ms, run)
    return after(ms, run)
  }
  streams = []
  let isHeard = () => {}
  const hears = new Promise<void>(done => (isHeard = done))
  outside.openEvents = url => {
    const stream = new FetchEventSource(url)
    if (url.includes('location.')) stream.addEventListener('ready', () => isHeard())
    streams.push(stream)
    return stream
  }
  here = visit(server.url, { hash, outside })
  await shopIsOpen()
  await hears
}

const sizeNow = (id: string) => variants().find(one => one.id === id)
const isSold = (id: string, stock: number) => until($menu, () => sizeNow(id)?.stock === stock)

/** Filters by stock, like the screens, and waits for all results; returns a cleanup function. */
async function lookForStock(query: string): Promise<() => void> {
  await open(`#/queen-west?stock=1${query}`)
  const disposers = [$results.listen(() => {}), $facets.listen(() => {})]
  const all = $sections.get().flatMap(section => section.products.filter(canBeBought)).length
  await until($results, ({ products }) => products.length === all)
  await until($facets, ({ inStock }) => inStock === all)
  return () => {
    for (const dispose of disposers) dispose()
  }
}

describe('what changes at a store reaches its open pages (SPEC C14)', () => {
  test('a banner that is published', async () => {
    await open()
    onTestFinished($banners.listen(() => {}))
    expect($banners.get().state).toBe('idle')
    await publishBanner(server.url, 'On the shelf again')
    await until($banners, load => load.state === 'ready')
    expect(dataOf($banners.get())?.shown).toMatchObject([{ title: 'On the shelf again' }])
    expect($location.get().detail?.banners).toEqual({ menu: true, isLow: true })
  })

  test('a size’s stock, in the menu and on the product’s own page, with one product replaced', async () => {
    await open()
    const { id, product } = plenty()
    await openProduct('queen-west', product.slug)
    const before = dataOf($menu.get())?.products ?? []
    const sections = $sections.get()
    await setStock(server.url, id, 3)
    await isSold(id, 3)
    const after = dataOf($menu.get())?.products ?? []
    expect(after.filter((one, at) => one !== before[at]).map(one => one.id)).toEqual([product.id])
    const others = $sections.get().filter(one => one.category.id !== product.category)
    expect(others.every(one => sections.includes(one))).toBe(true)
    await until($product, load => dataOf(load)?.variants.find(one => one.id === id)?.stock === 3)
    await setStock(server.url, id, 20)
    await isSold(id, 20)
  })

  test('a size’s lots, on the product’s own page', async () => {
    await open()
    const { id, product } = plenty()
    await openProduct('queen-west', product.slug)
    const numbers = () =>
      dataOf($product.get())
        ?.variants.find(one => one.id === id)
        ?.lots?.map(({ number }) => number) ?? []
    await setLot(server.url, id, { number: 'L-9', left: 1 })
    await until($product, () => numbers().includes('L-9'))
    await setLot(server.url, id, { number: 'L-9', left: 0, was: 1 })
    await until($product, () => !numbers().includes('L-9'))
  })

  test('in search results, where one product is replaced and nothing recomputed while no size comes or goes', async () => {
    const end = await lookForStock('&sort=price')
    const { id, product } = plenty()
    const before = $results.get().products
    const facets = $facets.get()
    await setStock(server.url, id, 3)
    const isUpdated = (list: Product[]) =>
      list.some(one => one.variants.some(size => size.id === id && size.stock === 3))
    const { products } = await until($results, results => isUpdated(results.products))
    expect(products.filter((one, at) => one !== before[at]).map(one => one.id)).toEqual([product.id])
    expect(products).toHaveLength(before.length)
    await setStock(server.url, id, 20)
    await isSold(id, 20)
    // Nothing was recomputed for either.
    expect($facets.get()).toBe(facets)
    end()
  })

  test('search results are recomputed when a size is gone', async () => {
    const end = await lookForStock('')
    const { inStock } = $facets.get()
    const alone = variants().find(one => one.product.variants.length === 1 && one.stock > 0)!
    const isFound = () => $results.get().products.some(one => one.id === alone.product.id)
    expect(isFound()).toBe(true)
    await setStock(server.url, alone.id, 0)
    await until($results, () => !isFound())
    await until($facets, facets => facets.inStock === inStock - 1)
    await setStock(server.url, alone.id, alone.stock)
    await until($results, isFound)
    end()
  })

  test('what somebody else orders', async () => {
    await open()
    const before = new Map(variants().map(({ id, stock }) => [id, stock]))
    const { lines } = await orderAt(server.url)
    const variant = lines[0]?.variant ?? ''
    await isSold(variant, (before.get(variant) ?? 0) - 1)
    expect($announcement.get()).toBeUndefined()
  })

  test('a size that is sold no more, and one that comes onto the menu', async () => {
    await open()
    const alone = variants().find(one => one.product.variants.length === 1 && one.stock > 0)!
    const isListed = () => $sections.get().some(one => one.products.some(({ id }) => id === alone.product.id))
    await setStock(server.url, alone.id, alone.stock, false)
    await until($sections, () => !isListed())
    here.end()
    await open()
    expect(sizeNow(alone.id)).toBeUndefined()
    await setStock(server.url, alone.id, alone.stock)
    await until($sections, isListed)
  })

  test('that it has closed or opened', async () => {
    await open()
    await setOpen(server.url, false)
    await until($location, ({ detail }) => detail?.isOpen === false)
    expect($locations.get().filter(one => one.isOpen).length).toBe($locations.get().length - 1)
    await setOpen(server.url, true)
    await until($location, ({ detail }) => detail?.isOpen === true)
  })

  test('a price that was changed in the database, and a product’s name', async () => {
    await open()
    const { id, price, product } = plenty()
    const isNow = (wanted: number, name: string) =>
      until($menu, () => sizeNow(id)?.price === wanted && sizeNow(id)?.product.name === name)
    const set = async (cents: number, name: string) => {
      await server.db.execute(sql`update listings set price = ${cents} where variant_id = ${id}`)
      await server.db.execute(
        sql`update products set name = jsonb_set(name, '{en}', to_jsonb(${name}::text)) where id = ${product.id}`
      )
    }
    await set(price + 100, 'Another name')
    await isNow(price + 100, 'Another name')
    await set(price, product.name)
    await isNow(price, product.name)
  })

  test('a cart line whose stock has changed is reloaded', async () => {
    await open()
    const { id } = plenty()
    await addLine(id, 4)
    await setStock(server.url, id, 1)
    await until($cart, load => dataOf(load)?.lines[0]?.problem === 'short')
    await setStock(server.url, id, 20)
    await until($cart, load => dataOf(load)?.lines[0]?.problem === null)
  })

  test('changes from while the page was hidden, as soon as it is visible again', async () => {
    await open()
    const { id } = plenty()
    here.outside.leave()
    expect(streams.at(-1)?.readyState).toBe(2)
    await setStock(server.url, id, 7)
    here.outside.comeBack()
    await isSold(id, 7)
    await setStock(server.url, id, 20)
    await isSold(id, 20)
  })
})

describe('where live messages can’t be had', () => {
  /** What is due in a minute. */
  const due = new Set<() => void>()
  const minute = () => {
    const runs = [...due]
    due.clear()
    for (const run of runs) run()
  }

  async function openWithout(hash = '#/queen-west'): Promise<void> {
    const outside = testPlatform()
    const { after } = outside.clock
    outside.clock.after = (ms, run) => {
      if (ms !== 60_000) return after(ms, run)
      due.add(run)
      return () => void due.delete(run)
    }
    here = visit(server.url, { hash, outside })
    await shopIsOpen()
  }

  test('stock and open state are read every minute', async () => {
    await openWithout()
    const { id, stock } = plenty()
    await setStock(server.url, id, 4)
    await setOpen(server.url, false)
    minute()
    await isSold(id, 4)
    await until($location, ({ detail }) => detail?.isOpen === false)
    await setStock(server.url, id, stock)
    await setOpen(server.url, true)
    minute()
    await isSold(id, stock)
    await until($location, ({ detail }) => detail?.isOpen === true)
  })

  test('but not while the page is hidden', async () => {
    await openWithout()
    here.outside.leave()
    const { calls } = listCalls(here.outside)
    minute()
    expect(calls).toEqual([])
    here.outside.comeBack()
    minute()
    expect(calls.map(({ path }) => path)).toContain('/v1/business')
  })
})

test('where they can be had, nothing is read every minute', async () => {
  const due: (() => void)[] = []
  await open('#/queen-west', (ms, run) => void (ms === 60_000 && due.push(run)))
  const { calls } = listCalls(here.outside)
  for (const run of due.splice(0)) run()
  expect(calls).toEqual([])
})
