import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import { business, cartLines } from '../../../src/server/db/schema.ts'
import { firstScreenOf } from '../support/first-screen.ts'
import { startButton } from '../support/kiosk.ts'
import { leftovers, noteLeftovers } from '../support/leftovers.ts'
import { shop, tag, test } from '../support/shop.ts'
import { cartWay, passGate } from '../support/shopper.ts'

const { cards, firstCard, status, appIsThere, holdApp, confirm } = firstScreenOf(shop)

const top = () => shop.page.locator('storefront-root').evaluate(root => Math.round(root.getBoundingClientRect().top))

const open = (options: Parameters<typeof shop.openPage>[1] = {}) =>
  shop.openPage(`<main>${tag}</main>`, { hash: '#/queen-west', ...options })

test('the menu is shown before the app, and its elements become the app’s own', { tags: 'core' }, async () => {
  const { page } = shop
  await confirm(19)
  const release = await holdApp()
  await open()
  await firstCard().waitFor()
  expect(await status().count()).toBe(0)
  const before = await page.evaluateHandle(() => {
    const shadow = document.querySelector('storefront-root')?.shadowRoot
    const shifts: PerformanceEntry[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => void shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
    return [...(shadow?.querySelectorAll('h1,[aria-posinset],[aria-posinset] img,input') ?? [])]
  })
  release()
  await appIsThere()
  expect(await before.evaluate(all => all.length)).toBeGreaterThan(10)
  expect(await before.evaluate(all => all.every(element => element.isConnected))).toBe(true)
  expect(await page.locator('storefront-root .sf-root').count()).toBe(1)
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: PerformanceEntry[] }).shifts.length)
  expect(await shifts()).toBe(0)
  expect(shop.complaints).toEqual([])
})

test('that of another build is shown, and drawn again by the app', async () => {
  const { page } = shop
  await confirm(19)
  await page.route('**/first-screen*', async route => {
    const reply = await route.fetch()
    const { payload } = (await reply.json()) as { payload: object }
    await route.fulfill({ response: reply, json: { payload: { ...payload, build: 'app-OLDBUILD' } } })
  })
  const release = await holdApp()
  await open()
  const before = await firstCard().elementHandle()
  release()
  await appIsThere()
  expect(await before?.evaluate(element => element.isConnected)).toBe(false)
  expect(await page.locator('storefront-root .sf-root').count()).toBe(1)
})

test('a product added and a search begun before the app is there are carried out once', { tags: 'core' }, async () => {
  const { page } = shop
  await confirm(19)
  const release = await holdApp()
  await open()
  const add = firstCard().getByRole('button', { name: /^add/i })
  await add.click()
  await add.click()
  expect(await add.getAttribute('aria-busy')).toBe('true')
  await page.getByRole('searchbox').fill('slate')
  release()
  await page.getByRole('heading', { level: 2, name: /products for/ }).waitFor()
  await cartWay(page).waitFor()
  const lines = await shop.server.db.select().from(cartLines)
  expect(lines.map(({ quantity }) => quantity)).toEqual([1])
  expect(await page.getByRole('searchbox').inputValue()).toBe('slate')
  expect(await page.locator('storefront-root [aria-busy=true]').count()).toBe(0)
})

test('a link pressed before the app is there is followed when it is', async () => {
  const { page } = shop
  await confirm(19)
  const release = await holdApp()
  await open()
  const name = await firstCard().getByRole('heading').innerText()
  await firstCard().getByRole('link').click()
  expect(new URL(page.url()).hash).toBe('#/queen-west')
  release()
  await page.getByRole('dialog').getByRole('heading', { name, level: 2 }).waitFor()
  expect(new URL(page.url()).hash).toMatch(/\/products\//)
})

test('a new visitor is asked for their age, and sees no product before', { tags: 'core' }, async () => {
  const { page } = shop
  const release = await holdApp()
  await open()
  const yes = page.getByRole('button', { name: /^yes/i })
  await yes.waitFor()
  expect(await cards().count()).toBe(0)
  const gate = await yes.elementHandle()
  await yes.click()
  release()
  await firstCard().waitFor()
  expect(await gate?.evaluate(element => element.isConnected)).toBe(false)
})

test.each(['that the server has drawn', 'that the app draws'])(
  'a link to the store brings its gate, %s, into view before it is seen, and nothing moves afterwards',
  async by => {
    const { page } = shop
    if (by === 'that the app draws') await page.route('**/first-screen*', route => route.abort())
    await page.addInitScript(() => {
      const places: number[] = []
      const note = () => {
        const buttons = document.querySelector('storefront-root')?.shadowRoot?.querySelectorAll('section button') ?? []
        if (buttons[1]) places.push(Math.round(buttons[1].getBoundingClientRect().top))
        // In a task of its own: after the frame was painted.
        requestAnimationFrame(() => setTimeout(note))
      }
      note()
      // Thirty frames more, in which the app may move it.
      document.addEventListener('storefront:ready', () => Object.assign(window, { enough: places.length + 30 }))
      Object.assign(window, { places })
    })
    const release = await holdApp()
    const far = '<div style="height:400px">Host</div>'
    await shop.openPage(`${far}<main>${tag}</main>${far}${far}`, { hash: '#/queen-west' })
    const yes = page.getByRole('button', { name: /^yes/i })
    if (by === 'that the server has drawn') await yes.waitFor()
    release()
    await yes.waitFor()
    await page.waitForFunction('places.length > window.enough')
    expect([...new Set(await page.evaluate<number[]>('places'))]).toHaveLength(1)
    expect(await top()).toBe(0)
  }
)

test('a link to the store shows its start, also when the page above it becomes shorter afterwards', async () => {
  const { page } = shop
  await confirm(19)
  const release = await holdApp()
  await shop.openPage(`<div class="host" style="height:900px">Host</div><main>${tag}</main>`, {
    hash: '#/queen-west', // Safari keeps nothing in place by itself.
    head: '<style>html { overflow-anchor: none }</style>'
  })
  await firstCard().waitFor()
  await expect.poll(top).toBe(0)
  await page.evaluate(() => (document.querySelector<HTMLElement>('.host')!.style.height = '300px'))
  await expect.poll(top).toBe(0)
  release()
  await appIsThere()
  expect(await top()).toBe(0)
})

test('a bar of the host does not lie over a first screen in the end', async () => {
  const bar = '<div style="position:sticky;top:0;z-index:1;height:60px;background:#fff">Host</div>'
  await shop.openPage(`${bar}<div style="height:400px"></div><main>${tag}</main>`, { hash: '#/queen-west' })
  await shop.page.getByRole('button', { name: /^yes/i }).waitFor()
  await expect.poll(top).toBe(60)
})

test('a visitor who is old enough elsewhere is asked here', async () => {
  const { page } = shop
  await confirm(18)
  await page.addInitScript(() => {
    const look = () => {
      const shadow = document.querySelector('storefront-root')?.shadowRoot
      if (shadow?.querySelector('[aria-posinset]')) document.title = 'a product was shown'
      requestAnimationFrame(look)
    }
    look()
  })
  await open()
  await page.getByRole('button', { name: /^yes/i }).waitFor()
  expect(await page.title()).toBe('A retailer')
})

test('without an age gate everybody sees the menu before the app', async () => {
  const { db } = shop.server
  const [before] = await db.select().from(business)
  await db.update(business).set({ ageGate: 'off' })
  await holdApp()
  await open()
  await firstCard().waitFor()
  await db.update(business).set({ ageGate: before?.ageGate })
})

const answers: [name: string, answer: (route: Route) => unknown][] = [
  ['doesn’t offer it', route => route.fulfill({ status: 404, json: { message: 'Not found', code: 'not_found' } })],
  ['fails', route => route.abort()],
  ['answers nonsense', route => route.fulfill({ json: { payload: 'nonsense' } })],
  ['never answers', () => {}]
]
for (const [name, answer] of answers)
  test(`the app draws its own first screen for a back end that ${name}`, async () => {
    const { page } = shop
    await page.route('**/first-screen*', answer)
    await open()
    await passGate(page)
    await firstCard().waitFor()
    await appIsThere()
  })

test('a menu that has changed since it was drawn replaces it, and keeps the shopper’s actions', async () => {
  const { page } = shop
  await confirm(19)
  const release = await holdApp()
  await page.route('**/queen-west/menu*', async route => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({
      response,
      body: body.replaceAll('House Blend', 'House Mix'),
      headers: { ...response.headers(), etag: '"other"' }
    })
  })
  await open()
  const card = cards().filter({ hasText: 'House Blend' }).first()
  await card.getByRole('button', { name: /^add/i }).click()
  await page.getByRole('searchbox').focus()
  release()
  await cards().filter({ hasText: 'House Mix' }).first().waitFor()
  expect(await page.getByText('House Blend').count()).toBe(0)
  expect(await page.locator('storefront-root .sf-root').count()).toBe(1)
  expect(
    await page.getByRole('searchbox').evaluate(field => (field.getRootNode() as ShadowRoot).activeElement === field)
  ).toBe(true)
})

test('a strict content security policy blocks nothing of it, and it looks like the app’s', async () => {
  await confirm(19)
  const release = await holdApp()
  const { url } = shop.server
  await open({
    headers: {
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; connect-src ${url}; img-src ${url}; style-src 'none'`
    }
  })
  const picture = firstCard().locator('div:has(> img)')
  const ground = () => picture.evaluate(frame => getComputedStyle(frame).backgroundColor)
  const before = await ground()
  expect(before).not.toBe('rgba(0, 0, 0, 0)')
  release()
  await appIsThere()
  expect(await ground()).toBe(before)
  expect(shop.complaints).toEqual([])
})

test('a page that lets no script write markup gets the app’s own first screen', async () => {
  await confirm(19)
  await open({ headers: { 'Content-Security-Policy': "require-trusted-types-for 'script'" } })
  await firstCard().waitFor()
  await appIsThere()
})

test('it follows the page’s theme and the retailer’s colours before the app', async () => {
  const { page } = shop
  await confirm(19)
  await holdApp()
  await shop.openPage(
    '<main><script async src="/storefront.js" data-api="/" data-accent="#a3195b" data-radius="2"></script></main>',
    { hash: '#/queen-west', head: '<style>body{background:#111;color:#eee}</style>' }
  )
  await firstCard().waitFor()
  const root = page.locator('storefront-root[data-theme=dark]')
  expect(await root.evaluate(element => getComputedStyle(element).getPropertyValue('--sf-accent'))).toBe('#a3195b')
})

test('an unmount before the app is there leaves nothing of it', { tags: 'core' }, async () => {
  const { page } = shop
  await confirm(19)
  await noteLeftovers(page)
  await holdApp()
  await shop.openPage('<p>Host</p><div id="here"></div><script src="/storefront.js"></script>', {
    hash: '#/queen-west'
  })
  const before = await leftovers(page)
  await page.evaluate(() => {
    const here = document.querySelector<HTMLElement>('#here')
    if (here) Object.assign(here, { handle: window.Storefront?.mount(here, { api: '/' }) })
  })
  await firstCard().waitFor()
  await page.evaluate(() =>
    (document.querySelector('#here') as unknown as { handle: { unmount(): void } }).handle.unmount()
  )
  expect(await leftovers(page)).toEqual(before)
})

test.each([
  ['of another screen', '#/queen-west/cart', ''],
  ['of a search', '#/queen-west?q=slate', ''],
  ['with a store that is not named', '#/', ''],
  ['of a kiosk', '#/queen-west', '?in_store=true']
])('a page %s does not ask for it', async (_, hash, query) => {
  const { page } = shop
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await open({ hash, query })
  if (query) await startButton(page).click()
  await passGate(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(asked.filter(url => url.includes('first-screen'))).toEqual([])
})
