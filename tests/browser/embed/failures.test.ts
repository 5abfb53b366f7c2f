import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { shop, tag, test } from '../support/shop.ts'
import { cartWay, passGate, refuseUntilRetry } from '../support/shopper.ts'
import { openMenu } from '../support/open-menu.ts'

/** Returns a URL that refuses connections. */
async function deadAddress(): Promise<string> {
  const probe = createServer()
  await new Promise<void>(done => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise(done => probe.close(done))
  return `http://127.0.0.1:${port}`
}

test(
  'with the API down at the start the page shows an error with the store’s phone number and a retry button',
  { tags: 'core' },
  async () => {
    await shop.openPage(
      `<script src="/storefront.js" data-api="${await deadAddress()}" data-phone="+1 416-555-0141"></script>`
    )
    const { page } = shop
    await page.getByRole('alert').getByText('We can’t reach the shop').waitFor()
    expect(await page.getByRole('link', { name: '+1 416-555-0141' }).getAttribute('href')).toBe('tel:+14165550141')
    await page.getByRole('button', { name: 'Try again' }).waitFor()
  }
)

test('an answer that makes no sense is said, and trying again opens the shop once it makes sense', async () => {
  const { page } = shop
  await page.route('**/v1/business*', route => route.fulfill({ contentType: 'text/html', body: '<h1>Parked</h1>' }))
  await shop.openPage(`<main>${tag}</main>`)
  await page.getByText('The shop sent an unexpected response').waitFor()
  await page.unroute('**/v1/business*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await passGate(page)
  await page
    .getByRole('link', { name: /queen west/i })
    .first()
    .waitFor()
})

test('an address that can’t be decoded leads to the store picker', async () => {
  const { page } = shop
  await shop.openPage(`<main>${tag}</main>`, { hash: '#/%E0%A4%A' })
  await passGate(page)
  await page
    .getByRole('link', { name: /queen west/i })
    .first()
    .waitFor()
})

test('with the network lost while shopping the menu stays, the cart is filled, and it is sent when the network is back', async () => {
  const { page } = shop
  const { url } = shop.server
  // The cart's screen is downloaded while the browser is idle, its messages last.
  const isLoaded = page.waitForEvent('requestfinished', request =>
    request.url().startsWith(`${url}/chunks/cart.en-CA-`)
  )
  await openMenu(page)
  await isLoaded
  await shop.context.setOffline(true)
  await page.getByRole('button', { name: /^add/i }).first().click()
  await page.getByText('Saved here until the shop is back online').waitFor()
  await cartWay(page).click()
  await page.getByText('We can’t reach the shop right now').waitFor()
  const sent = page.waitForResponse(answer => answer.request().method() === 'PUT' && answer.ok())
  await shop.context.setOffline(false)
  await sent
  await page.getByRole('link', { name: /^Checkout/ }).waitFor()
})

test(
  'with the API down, a returning shopper sees the last menu with its age, and it updates itself later',
  { tags: 'core' },
  async () => {
    const { page } = shop
    await openMenu(page)
    await page
      .getByRole('heading', { name: /accessories/i })
      .first()
      .waitFor({ state: 'attached' })
    // The first page of a menu is kept last.
    const isKept = () =>
      page.evaluate(
        async () =>
          (await caches.match(`/storefront-cache/${encodeURIComponent('menu/queen-west/en-CA/0')}`)) !== undefined
      )
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
    await refuseUntilRetry(page, '**/v1/**')
    await page.reload()
    await page.getByText(/Last updated \d+ minutes? ago/).waitFor()
    await page.getByRole('heading', { level: 3 }).first().waitFor()
    const field = page.getByRole('searchbox')
    await field.fill('ferry')
    await page.getByRole('heading', { level: 2, name: /products for/ }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(/Last updated/).waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('ferry')
    await page.getByRole('heading', { level: 2, name: /products for/ }).waitFor()
  }
)
