import { expect, test } from 'vitest'
import { openShop, tag } from '../support/shop.ts'
import { passGate } from '../support/shopper.ts'

const shop = openShop()
const second = '**/storefront-more.js*'
const rehosted = '<div data-storefront data-api="/"></div><script src="/cache/storefront-min.js" defer></script>'

const cartIsShown = () => shop.page.getByRole('heading', { name: 'Your cart', exact: true }).waitFor()

/** Serves the first script from an optimiser's cache, without the second one beside it. */
const rehost = () =>
  shop.page.route('**/cache/storefront-min.js', async route => {
    const response = await fetch(`${shop.server.url}/storefront.js`)
    await route.fulfill({ contentType: 'text/javascript', body: await response.text() })
  })

test('the first products need the first script, the business and the first page of the menu; the second script comes behind them', async () => {
  const { page } = shop
  const asked: string[] = []
  page.on('request', request => {
    if (/storefront|\/v1\//.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  let go = () => {}
  await page.route(second, async route => {
    await new Promise<void>(done => (go = done))
    await route.continue()
  })
  await shop.openPage(`<main>${tag}</main>`, { hash: '#/queen-west' })
  await passGate(page)
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  expect(asked.slice(0, 3).sort()).toEqual(['/storefront.js', '/v1/business', '/v1/locations/queen-west/menu'])
  expect(asked.slice(3)).toContain('/storefront-more.js')
  go()
})

test('a script that was re-hosted gets the second one from the API’s host', async () => {
  await rehost()
  await shop.openPage(rehosted, { hash: '#/queen-west/cart' })
  await passGate(shop.page)
  await cartIsShown()
})

test('a part that can’t be loaded shows an error with a retry; the menu stays usable', async () => {
  const { page } = shop
  await page.route(second, route => route.abort())
  await shop.openPage(`<main>${tag}</main>`, { hash: '#/queen-west/cart' })
  await passGate(page)
  await page.getByRole('alert').getByText('We couldn’t load this').waitFor()
  await page.unroute(second)
  await page.getByRole('button', { name: 'Try again' }).click()
  await cartIsShown()
})

test('a second script of another version is not run with this first one', async () => {
  const { page } = shop
  await page.route(second, async route => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/Storefront\.part\("\w+"/, 'Storefront.part("0"') })
  })
  await shop.openPage(`<main>${tag}</main>`, { hash: '#/queen-west/cart' })
  await passGate(page)
  await page.getByRole('alert').getByText('We couldn’t load this').waitFor()
  expect(shop.complaints.join()).toContain('has a different version')
})

test('the page keeps no tag of the second script', async () => {
  const { page } = shop
  await shop.openPage(`<main>${tag}</main>`, { hash: '#/queen-west/cart' })
  await passGate(page)
  await cartIsShown()
  expect(await page.locator('script').count()).toBe(1)
})
