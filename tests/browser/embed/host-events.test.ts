import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type * as purchasesModule from '../../../src/embed/analytics/purchases.ts'
import { bundle } from '../support/bundle.ts'
import { handOver, sayYes } from '../support/session.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, chooseTime, confirmAge, goToCheckout, passGate } from '../support/shopper.ts'
import type { StorefrontEvents } from '../../../src/platform/host-events.ts'

declare global {
  interface Window {
    toldPage: [name: string, detail: unknown][]
    handle: ReturnType<NonNullable<Window['Storefront']>['mount']>
  }
}

const names: (keyof StorefrontEvents)[] = ['route', 'line-added', 'cart-changed', 'checkout-step', 'order-placed']

/** A page that mounts from code, hears of everything and keeps it. */
const page = `<div id="here"></div><script src="/storefront.js"></script><script>
  window.toldPage = []
  const { dispatchEvent } = EventTarget.prototype
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type.startsWith('storefront:')) toldPage.push([event.type.slice(11), JSON.parse(JSON.stringify(event.detail))])
    return dispatchEvent.call(this, event)
  }
  window.handle = Storefront.mount(document.getElementById('here'), { api: '/', analytics: 'datalayer' })
</script>`

const placed = (on: Page) => on.getByRole('heading', { name: /thank you/i })
const layer = (on: Page) => on.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer ?? [])
const purchases = async (on: Page) => (await layer(on)).filter(({ event }) => event === 'purchase').length

test('a signed-in shopper’s order exposes neither personal data nor access to the order to the page', async () => {
  await confirmAge(shop)
  const query = await handOver(shop.server.url)
  await shop.openPage(page, { query, hash: '#/queen-west' })
  await sayYes(shop.page)
  await addFirst(shop.page)
  await expect.poll(() => shop.page.evaluate(() => window.handle.cart()?.items.length)).toBe(1)
  await goToCheckout(shop.page)
  await chooseTime(shop.page)
  const cart = await shop.page.evaluate(() => JSON.stringify(window.handle.cart()))
  await shop.page.getByRole('button', { name: /^place order/i }).click()
  await placed(shop.page).waitFor()
  await expect.poll(() => purchases(shop.page)).toBe(1)
  const told = await shop.page.evaluate(() => window.toldPage)
  expect(told.map(([name]) => name)).toEqual(expect.arrayContaining(names))
  const id = new URL(shop.page.url()).hash.split('/').pop()!
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const cookies = decodeURIComponent(await shop.page.evaluate(() => document.cookie))
  const token = /"token":"([^"]+)"/.exec(cookies)?.[1]
  const text = JSON.stringify([told, cart, await layer(shop.page)])
  for (const secret of [id, token!, 'Alex', 'Moreau', 'alex.moreau', '555-0161', '5550161']) {
    expect(secret.length).toBeGreaterThan(3)
    expect(text).not.toContain(secret)
  }
  const [first, second] = await layer(shop.page)
  expect(first).toEqual({ ecommerce: null })
  expect(second?.event).toBe('view_item_list')
})

test('a purchase whose reply was lost is pushed once, over a reload and in two tabs', async () => {
  await confirmAge(shop)
  await shop.openPage(page, { hash: '#/queen-west' })
  await addFirst(shop.page)
  await goToCheckout(shop.page)
  for (const [field, value] of Object.entries({
    first_name: 'Élise',
    last_name: 'Tremblay',
    phone: '416 555 0134',
    email: 'elise@example.com'
  }))
    await shop.page.locator(`#sf-${field}`).fill(value)
  const url = shop.page.url()
  let isPlaced = () => {}
  const done = new Promise<void>(resolve => (isPlaced = resolve))
  await shop.page.route('**/v1/orders?*', async route => {
    await route.fetch().catch(() => {})
    isPlaced()
    await route.abort()
  })
  await shop.page.getByRole('button', { name: /^place order/i }).click()
  await done
  const other = await shop.context.newPage()
  await other.route('**/host-page*', route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: page }))
  await Promise.all([shop.page.reload(), other.goto(url)])
  // The first to find the order forgets the cart, for the other tab too.
  const end = (on: Page) => placed(on).or(on.getByText('Your cart is empty')).waitFor()
  await Promise.all([end(shop.page), end(other)])
  const sum = async () => (await purchases(shop.page)) + (await purchases(other))
  await expect.poll(sum).toBe(1)
  const isHere = (await purchases(shop.page)) === 1
  await (isHere ? other : shop.page).reload()
  await end(isHere ? other : shop.page)
  expect(await sum()).toBe(1)
  expect(await shop.page.evaluate(() => localStorage.getItem('storefront.purchases'))).toMatch(/^QW-\d+$/)
})

test('of two tabs that claim the same purchases concurrently, only one gets each', async () => {
  const content = await bundle('src/embed/analytics/purchases.ts', 'Purchases')
  const tabs = [shop.page, await shop.context.newPage()]
  for (const tab of tabs) {
    await tab.goto('/v1/business')
    await tab.addScriptTag({ content })
  }
  const claim = (tab: Page) =>
    tab.evaluate(async () => {
      const { claimPurchase } = (window as unknown as { Purchases: typeof purchasesModule }).Purchases
      const isMine = await Promise.all(Array.from({ length: 50 }, (_, at) => claimPurchase(`QW-${at}`)))
      return isMine.filter(Boolean).length
    })
  const [one = 0, other = 0] = await Promise.all(tabs.map(claim))
  expect(one + other).toBe(50)
})

test('without the option nothing is pushed, and consent may come later', async () => {
  await confirmAge(shop)
  await shop.openPage(page.replace(", analytics: 'datalayer'", ''), { hash: '#/queen-west' })
  await addFirst(shop.page)
  expect(await layer(shop.page)).toEqual([])
  await shop.page.evaluate(() => window.handle.setAnalytics('datalayer'))
  await goToCheckout(shop.page)
  await expect.poll(async () => (await layer(shop.page)).map(({ event }) => event)).toContain('begin_checkout')
})

test('nonsense, a listener that throws or unmounts, and calls after unmount end in sentences', async () => {
  await shop.openPage(page, { hash: '#/queen-west' })
  await passGate(shop.page)
  await shop.page.getByRole('heading', { level: 2 }).first().waitFor()
  const said: string[] = []
  shop.page.on('console', message => void said.push(message.text()))
  await shop.page.evaluate(() => {
    const { handle } = window as unknown as { handle: Record<string, (...given: unknown[]) => unknown> }
    const nothing = () => {}
    const nonsense: [string, ...unknown[]][] = [
      ...['javascript:alert(1)', 'https://evil.example/', '//evil.example', 7, undefined].map(
        (path): [string, unknown] => ['navigate', path]
      ),
      ...[undefined, 'dark', { theme: 'purple' }, { accent: 'red' }, { radius: '900' }, { api: '/x' }].map(
        (look): [string, unknown] => ['setTheme', look]
      ),
      ...['tlh', {}, undefined].map((tag): [string, unknown] => ['setLocale', tag]),
      ['setAnalytics', 'yes'],
      ['on', 'order', nothing],
      ['on', 'toString', nothing],
      ['on', 'route', 'listener']
    ]
    for (const [name, ...given] of nonsense) handle[name]!(...given)
  })
  await expect.poll(() => said.filter(text => text.startsWith('Storefront: ')).length).toBe(18)
  expect(new URL(shop.page.url()).hash).toBe('#/queen-west')
  // The page's own error, which the browser reports.
  await shop.page.evaluate(() => {
    window.handle.on('route', () => {
      throw new Error('of the page')
    })
    window.handle.on('cart-changed', () => window.handle.unmount())
  })
  await addFirst(shop.page).catch(() => {})
  await expect.poll(() => shop.page.locator('storefront-root').count()).toBe(0)
  said.length = 0
  await shop.page.evaluate(() => {
    window.handle.navigate('/queen-west')
    window.handle.setTheme({ theme: 'dark' })
    window.handle.on('route', () => {})
    window.handle.unmount()
    return window.handle.cart()
  })
  await expect.poll(() => said.filter(text => /is unmounted/.test(text)).length).toBe(4)
  const ours = shop.complaints.filter(text => !text.startsWith('Storefront: '))
  expect(ours).toEqual([])
})
