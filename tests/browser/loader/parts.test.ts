import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import { pageViolations } from '../support/axe.ts'
import { shop, tag, test } from '../support/shop.ts'
import {
  addFirst,
  cartWay,
  choose,
  chooseTime,
  confirmAge,
  fillPerson,
  passGate,
  refuseUntilRetry
} from '../support/shopper.ts'

const chunks = '**/chunks/*.js*'
const rehosted = '<div data-storefront data-api="/"></div><script src="/cache/storefront-min.js" defer></script>'

const cartIsShown = () => shop.page.getByRole('heading', { name: 'Your cart', exact: true }).waitFor()

/** The files of the build, as the loader knows them. */
const files = JSON.parse(readFileSync('dist/files.json', 'utf8')) as Record<string, string[]>
const fileOf = (part: string) => `**/chunks/${files[part]?.[0]}.js*`

/** Serves the loader from an optimiser's cache, without the other files beside it. */
const rehost = () =>
  shop.page.route('**/cache/storefront-min.js', async route => {
    const response = await fetch(`${shop.server.url}/storefront.js`)
    await route.fulfill({ contentType: 'text/javascript', body: await response.text() })
  })

/** Answers the first request for each file by `first`, and the others as usual. */
const firstTime = (first: (route: Route) => Promise<void>) => {
  const asked = new Set<string>()
  return async (route: Route) => {
    const { pathname } = new URL(route.request().url())
    if (asked.has(pathname)) return route.continue()
    asked.add(pathname)
    return first(route)
  }
}

/** Opens the store's menu, past the gate. */
async function openMenu(markup = `<main>${tag}</main>`, hash = '#/queen-west'): Promise<void> {
  await confirmAge(shop)
  await shop.openPage(markup, { hash })
}

test(
  'the first products need the loader, the app with one language, the first screen, the business and the first page of the menu, in two steps',
  { tags: 'core' },
  async () => {
    const { page } = shop
    const asked: string[] = []
    await confirmAge(shop)
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (/storefront|chunks|\/v1\//.test(pathname)) asked.push(pathname)
    })
    await shop.openPage(`<main>${tag}</main>`, { hash: '#/queen-west' })
    await page.getByText(/^OPEN$|\(CLOSED\)$/).waitFor()
    const code = new Set(['app', 'first.en-CA', 'first'].flatMap(part => files[part] ?? []))
    const app = [...code].map(file => `/chunks/${file}.js`)
    const data = ['/v1/business', '/v1/locations/queen-west/first-screen', '/v1/locations/queen-west/menu']
    expect(asked[0]).toBe('/storefront.js')
    expect(asked.slice(1, 1 + app.length + data.length).sort()).toEqual([...app, ...data].sort())
    // What the loader asked for is not asked for again by the app.
    expect(asked.filter(path => path === '/v1/business')).toHaveLength(1)
  }
)

test('a loader that was re-hosted gets the files from the API’s host', async () => {
  await rehost()
  await openMenu(rehosted, '#/queen-west/cart')
  await cartIsShown()
})

/** From the menu through search, cart and checkout to the page of an order. */
async function shopThrough(): Promise<void> {
  const { page } = shop
  await openMenu()
  await page.getByRole('searchbox').fill('slate')
  await page.getByRole('heading', { level: 2, name: /products for/ }).waitFor()
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('link', { name: /^checkout/i }).click()
  await chooseTime(page)
  await fillPerson(page)
  await page.getByRole('button', { name: /^place order/i }).click()
  await page.getByRole('heading', { name: /thank you, élise/i }).waitFor()
}

test('files that fail once are asked for again, from the menu to the order, without the shopper noticing', async () => {
  await shop.page.route(
    chunks,
    firstTime(route => route.abort())
  )
  await shopThrough()
})

test('files that arrive three seconds late don’t prevent ordering', async () => {
  await shop.page.route(
    chunks,
    firstTime(async route => {
      await setTimeout(3000)
      await route.continue()
    })
  )
  shop.page.setDefaultTimeout(20_000)
  await shopThrough()
})

test('a part that can’t be loaded shows an error with a retry; the menu stays usable', { tags: 'core' }, async () => {
  const { page } = shop
  await refuseUntilRetry(page, fileOf('cart'))
  await openMenu(undefined, '#/queen-west/cart')
  await page.getByRole('alert').getByText('We couldn’t load this').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await cartIsShown()
  await page.evaluate(() => (location.hash = '#/queen-west'))
  await page.getByRole('heading', { level: 3 }).first().waitFor()
})

test('a dialog whose part is slow shows that the press was heard', async () => {
  const { page } = shop
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  await page.route(fileOf('cart'), async route => {
    await held
    await route.continue()
  })
  await openMenu()
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('status').getByText('Loading the shop…').waitFor()
  expect(await pageViolations(page)).toEqual([])
  // What it stands over can still be used.
  await page.getByRole('button', { name: /^add/i }).first().click()
  release()
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
  expect(await page.getByText('Loading the shop…').count()).toBe(0)
})

test('a dialog whose part can’t be loaded says so over the screen, with a retry', async () => {
  const { page } = shop
  await refuseUntilRetry(page, fileOf('checkout'))
  await openMenu()
  await choose(page.getByRole('radio', { name: 'Delivery' }))
  await page.getByRole('button', { name: 'Add delivery address' }).click()
  await page.getByRole('alert').getByText('We can’t reach the shop.').waitFor()
  expect(await pageViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add delivery address' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('dialog', { name: 'Where should we deliver?' }).waitFor()
  // However often it was asked for, it is closed once.
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('if the shop was updated while the page was open, a part whose file is gone offers to reload the page', async () => {
  const { page } = shop
  await openMenu()
  await addFirst(page)
  await page.route(fileOf('checkout'), route => route.fulfill({ status: 404 }))
  await page.route('**/storefront.js?*', async route => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(files['checkout']?.[0]?.slice(-8) ?? '', 'NEW00000')
    })
  })
  await page.evaluate(() => (location.hash = '#/queen-west/checkout'))
  await page.getByRole('alert').getByText('The shop was updated while this page was open').waitFor()
  await page.unroute(fileOf('checkout'))
  await page.getByRole('button', { name: 'Reload the shop' }).click()
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
})

test('a loader from a cache whose files are gone fetches the newest list and opens the shop', async () => {
  const { page } = shop
  const app = files['app']?.[0] ?? ''
  await page.route('**/storefront.js', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(app, 'app-OLD00000') })
  })
  await openMenu()
  await page.getByRole('heading', { level: 3 }).first().waitFor()
})

test(
  'without the app, the page shows an error with the phone number, and trying again opens the shop',
  { tags: 'core' },
  async () => {
    const { page } = shop
    await page.route(chunks, route => route.abort())
    await shop.openPage('<script async src="/storefront.js" data-api="/" data-phone="+1 416-555-0141"></script>', {
      hash: '#/queen-west'
    })
    await page.getByRole('alert').getByText('We couldn’t load this').waitFor()
    expect(await page.getByRole('link', { name: '+1 416-555-0141' }).getAttribute('href')).toBe('tel:+14165550141')
    await page.unroute(chunks)
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.click()
    // Firefox asks for a file that failed only after a reload, which the second try is.
    await page.getByRole('button', { name: /^yes/i }).or(retry).waitFor()
    if (await retry.isVisible()) await retry.click()
    await passGate(page)
    await page.getByRole('heading', { level: 3 }).first().waitFor()
  }
)

test('a file server without the header that modules need is named in a warning, and the API’s host is used', async () => {
  const { page } = shop
  await page.route('https://files.example/**', async route => {
    const response = await fetch(shop.server.url + new URL(route.request().url()).pathname)
    // A header for another page is none for this one; without any, the test's tool would add its own.
    const headers = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': 'https://another.example' }
    await route.fulfill({ headers, body: await response.text() })
  })
  await openMenu('<main><script async src="https://files.example/storefront.js" data-api="/"></script></main>')
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  expect(shop.complaints.join()).toContain('"Access-Control-Allow-Origin: *"')
})

test('the handle works before the app has arrived, and an unmount by then leaves nothing', async () => {
  const { page } = shop
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  await page.route(chunks, async route => {
    await held
    await route.continue()
  })
  await shop.openPage('<div id="here"></div><div id="there"></div><script src="/storefront.js"></script>')
  const before = await page.evaluate(() => document.documentElement.outerHTML)
  const state = await page.evaluate(() => {
    const mount = (id: string) => window.Storefront!.mount(document.getElementById(id)!, { api: '/' })
    mount('here').unmount()
    const html = document.documentElement.outerHTML
    const handle = mount('there')
    handle.on('route', ({ path }) => (document.title = path))
    handle.setLocale('fr-CA')
    handle.navigate('queen-west')
    return { html, cart: handle.cart() ?? null }
  })
  expect(state).toEqual({ html: before, cart: null })
  release()
  await page.getByRole('button', { name: /^oui/i }).click()
  await page.getByRole('heading', { level: 1, name: 'Queen Ouest' }).waitFor()
  expect(await page.title()).toBe('/queen-west')
  expect(shop.complaints).toEqual([])
})

test('the page keeps no tag of ours but the one that is written in it', async () => {
  await openMenu(undefined, '#/queen-west/cart')
  await cartIsShown()
  expect(await shop.page.locator('script, link[rel=modulepreload]').count()).toBe(1)
})
