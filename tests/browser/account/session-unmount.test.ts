import { expect } from 'vitest'
import type { Handle } from '../../../src/loader/handle.ts'
import { leftovers, noteLeftovers } from '../support/leftovers.ts'
import { accountLink, cookiesOf, handOver, sayYes } from '../support/session.ts'
import { shop, test } from '../support/shop.ts'
import { passGate } from '../support/shopper.ts'

declare global {
  interface Window {
    handle: Handle
  }
}

const mount = () =>
  shop.page.evaluate(() => {
    const here = document.querySelector<HTMLElement>('#here')
    if (here && window.Storefront) window.handle = window.Storefront.mount(here, { api: '/', location: 'queen-west' })
  })
const unmount = () => shop.page.evaluate(() => window.handle.unmount())

/** Opens a page that mounts from code, with a session handed over in its URL. */
async function openHost(): Promise<void> {
  // What a slow device has not done yet is under way when the storefront goes.
  const devTools = await shop.context.newCDPSession(shop.page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await noteLeftovers(shop.page)
  await shop.openPage('<p>Host</p><div id="here"></div><script src="/storefront.js"></script>', {
    query: await handOver(shop.server.url)
  })
  await shop.page.evaluate(() => Object.assign(window, { handle: undefined }))
}

test('an unmount while signed in leaves no global, listener or channel, and mounted again the person is still signed in', async () => {
  await openHost()
  const { page, context } = shop
  const before = await leftovers(page)
  await mount()
  await sayYes(page)
  await passGate(page)
  await accountLink(page).waitFor()
  expect((await leftovers(page)).left).toContain('channel storefront')
  await unmount()
  expect(await leftovers(page)).toEqual(before)

  // A sign-out elsewhere goes unnoticed until the storefront is mounted again.
  const kept = await cookiesOf(context)
  await mount()
  await accountLink(page).waitFor()
  expect(await cookiesOf(context)).toEqual(kept)
  await unmount()
  expect(await leftovers(page)).toEqual(before)
  const tab = await context.newPage()
  await tab.goto('/pages/plain.html#/user')
  await tab.getByRole('button', { name: 'Sign out' }).click()
  await tab.getByText('You’re signed out').waitFor()
  expect(await leftovers(page)).toEqual(before)
  await mount()
  await page.getByRole('heading', { level: 1, name: 'Queen West' }).waitFor()
  expect(await accountLink(page).count()).toBe(0)
  expect(shop.complaints).toEqual([])
})

test('an unmount under the full-screen spinner restores scrolling of the host page, and the response is dropped', async () => {
  await openHost()
  const { page } = shop
  const before = await leftovers(page)
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  await page.route('**/v1/session*', async route => {
    await held
    await route.continue()
  })
  await mount()
  await page.getByRole('dialog').waitFor()
  await unmount()
  expect(await leftovers(page)).toEqual(before)
  const answered = page.waitForResponse('**/v1/session*')
  release()
  await answered
  expect(await leftovers(page)).toEqual(before)
  expect(Object.keys(await cookiesOf(shop.context))).not.toContain('storefront.user')
  expect(shop.complaints).toEqual([])
})

test('an unmount under a dialog leaves nothing of it', async () => {
  await openHost()
  const { page } = shop
  const before = await leftovers(page)
  const reply = await fetch(`${shop.server.url}/demo/sign-up`, { redirect: 'manual' })
  const { search } = new URL(reply.headers.get('location') ?? '', shop.server.url)
  await page.evaluate(query => history.replaceState(null, '', query), search)
  await mount()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor()
  await unmount()
  expect(await leftovers(page)).toEqual(before)
  expect(shop.complaints).toEqual([])
})

test('a storefront that is mounted again works like the first one: the page behind a dialog doesn’t scroll', async () => {
  await shop.openPage('<p>Host</p><div id="here"></div><script src="/storefront.js"></script>')
  const { page } = shop
  const isLocked = () => page.evaluate(() => document.body.style.overflowY === 'hidden')
  for (const _ of ['first', 'again']) {
    await mount()
    const heading = page.getByRole('heading', { level: 1, name: 'Queen West' })
    await page.getByRole('button', { name: /^yes/i }).or(heading).first().waitFor()
    if (!(await heading.isVisible())) await passGate(page)
    await page.locator('storefront-root a[href*="/products/"]:visible').first().click()
    await page.getByRole('dialog').waitFor()
    await expect.poll(isLocked).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(isLocked).toBe(false)
    await unmount()
  }
})
