import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { accountLink, cookiesOf, signIn, toastsOf } from '../support/session.ts'
import { isSettled } from '../support/settled.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, passGate } from '../support/shopper.ts'

const hashOf = (page: Page) => new URL(page.url()).hash
const goTo = (page: Page, hash: string) => page.evaluate(to => (location.hash = to), hash)

declare global {
  interface Window {
    say(text: string): void
  }
}

interface Kept<Data> {
  d: Data
}

/** Returns the secrets of the session: its token, and the id of the cart. */
async function secretsOf(): Promise<{ token: string; cart: string }> {
  const kept = await cookiesOf(shop.context)
  const { d: auth } = JSON.parse(kept['storefront.session'] ?? '') as Kept<{ token: string }>
  const { d: location } = JSON.parse(kept['storefront.location'] ?? '') as Kept<{ carts: Record<string, string> }>
  return { token: auth.token, cart: location.carts['queen-west'] ?? '' }
}

test('sign-out clears the stored user cookies and returns to the location home, in every tab (SPEC A4)', async () => {
  const { page, context } = shop
  await signIn(page)
  await passGate(page)
  await addFirst(page)
  // A tab that is opened before the line is saved has an empty cart, until the shopper comes back to it.
  await isSettled(page)
  const tab = await context.newPage()
  await tab.goto('/pages/plain.html#/queen-west/checkout')
  await expect.poll(() => tab.getByLabel('Last name').inputValue()).toBe('Moreau')
  const { token, cart } = await secretsOf()
  expect([token, cart]).toEqual([expect.stringMatching(/.{20}/), expect.stringMatching(/.{8}/)])

  await accountLink(page).click()
  await page.getByRole('heading', { level: 1, name: 'Alex Moreau' }).waitFor()
  // Toasts are over after three seconds, so both are waited for at once.
  await Promise.all([
    page.getByText('You’re signed out').waitFor(),
    tab.getByText('You signed out in another tab').waitFor(),
    page.getByRole('button', { name: 'Sign out' }).click()
  ])
  for (const one of [page, tab]) {
    expect(hashOf(one)).toBe('#/queen-west')
    await one.getByRole('heading', { level: 1, name: 'Queen West' }).waitFor()
    expect(await accountLink(one).count()).toBe(0)
  }

  const kept = await cookiesOf(context)
  expect(Object.keys(kept).toSorted()).toEqual(['storefront.location', 'storefront.platform', 'storefront.visitorAge'])
  const traces = [token, cart, 'Alex', 'Moreau', 'alex.moreau', '416-555-0161', '1988-04-12', '"points"']
  for (const trace of traces) expect(JSON.stringify(kept)).not.toContain(trace)
  const reply = await fetch(`${shop.server.url}/v1/session`, { headers: { Authorization: `Bearer ${token}` } })
  expect(reply.status).toBe(401)

  await goTo(tab, '#/queen-west/checkout')
  await tab.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  expect(await tab.locator('storefront-root').innerHTML()).not.toContain('Moreau')
})

test('after a sign-out Back does not bring the user area back with its data (SPEC A4)', async () => {
  const { page } = shop
  await signIn(page)
  await passGate(page)
  await accountLink(page).click()
  await page.getByRole('heading', { level: 1, name: 'Alex Moreau' }).waitFor()
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await accountLink(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You’re signed out').waitFor()
  const visited = []
  for (let steps = 0; steps < 3; steps++) {
    await page.goBack()
    await page.locator('[data-screen] h1').waitFor()
    visited.push(hashOf(page))
    expect(await page.locator('[data-screen]').innerText()).not.toMatch(/Alex|Moreau|@|555-0161/)
    expect(page.url()).not.toContain('token')
  }
  expect(visited).toContain('#/user')
  await goTo(page, '#/user')
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
})

test('a sign-in in one tab reaches the others, also as another customer', async () => {
  const { page, context } = shop
  await page.goto('/pages/plain.html#/queen-west')
  await passGate(page)
  await addFirst(page)
  const tab = await context.newPage()
  await signIn(tab)
  await accountLink(page).waitFor()
  await signIn(tab, { as: 'camille', hash: '#/user' })
  await accountLink(page, 'Camille').click()
  await page.getByRole('heading', { level: 1, name: 'Camille Roy' }).waitFor()
  expect(await page.locator('[data-screen]').innerText()).not.toMatch(/Alex|Moreau/)
})

test(
  'the session is kept across visits, and its token does not stay in the address (SPEC A1, C3)',
  { tags: 'core' },
  async () => {
    const { page, context } = shop
    await signIn(page, { to: '/pages/plain.html', hash: '#/queen-west' })
    await passGate(page)
    await accountLink(page).waitFor()
    expect(page.url()).toBe(`${shop.server.url}/pages/plain.html#/queen-west`)
    await page.close()
    const again = await context.newPage()
    await again.goto('/pages/plain.html#/user')
    await again.getByRole('heading', { level: 1, name: 'Alex Moreau' }).waitFor()
    expect(await toastsOf(again)).toEqual([])
  }
)

test('session expiry shows one error `Session expired, Please relogin.` and signs the user out, however many calls meet it (SPEC A4)', async () => {
  const { page } = shop
  await signIn(page)
  await passGate(page)
  await addFirst(page)
  await goTo(page, '#/user')
  await page.getByRole('heading', { level: 1, name: 'Alex Moreau' }).waitFor()
  await goTo(page, '#/queen-west/cart')
  const more = page.getByRole('button', { name: /^increase/i }).first()
  await more.waitFor()
  let refused = 0
  page.on('response', response => (refused += response.status() === 401 ? 1 : 0))
  const unanswered = new Set<Request>()
  page.on('request', request => request.url().includes('/v1/events') || unanswered.add(request))
  page.on('requestfinished', request => unanswered.delete(request))
  page.on('requestfailed', request => unanswered.delete(request))
  const said: string[] = []
  await page.exposeFunction('say', (text: string) => void said.push(text))
  await page
    .getByRole('status')
    .last()
    .evaluate(region =>
      new MutationObserver(changes => {
        for (const { addedNodes } of changes) for (const node of addedNodes) window.say(node.textContent ?? '')
      }).observe(region, { childList: true })
    )

  await fetch(`${shop.server.url}/demo/expire?as=alex`, { method: 'POST' })
  await page.evaluate(() => {
    // Returning to the page twice and changing a line, all at once.
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
  })
  await more.click()
  await expect.poll(() => said).not.toEqual([])
  await page.getByRole('heading', { level: 1, name: 'Queen West' }).waitFor()
  expect(hashOf(page)).toBe('#/queen-west')
  await expect
    .poll(() => ({ isRefusedTwice: refused > 1, unanswered: unanswered.size }))
    .toEqual({
      isRefusedTwice: true,
      unanswered: 0
    })
  expect(said).toEqual(['Session expired, Please relogin.Sign in again'])
  expect(await accountLink(page).count()).toBe(0)
  expect(Object.keys(await cookiesOf(shop.context))).not.toContain('storefront.session')
  // The shopper continues as a guest, and the next press works.
  await addFirst(page)
})
