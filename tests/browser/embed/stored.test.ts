/** In a browser, because only it has every store in which a page may leave something. */
import { readFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'
import { beginVisit, expectNothingLeft, fillCart, placeOrder, tablet, traces } from '../support/kiosk.ts'
import { framed, openFramed } from '../support/framed.ts'
import { accountLink, signIn } from '../support/session.ts'
import { shop, test } from '../support/shop.ts'
import { cartWay, addFirst, fillPerson } from '../support/shopper.ts'
import { kiosk, visitor } from '../support/visitor.ts'

/** The names that docs/retailer.md lists as stored. */
const listed = new Set(
  [...readFileSync('docs/retailer.md', 'utf8').matchAll(/`(storefront(?:\.[\w-]+)?)`/g)].map(([, name]) => name)
)

/** Returns what each store of the browser holds for the page, by name. */
async function stored(page: Page | Frame) {
  const { cookies, ...others } = await page.evaluate(async () => ({
    cookies: document.cookie.split('; ').map(cookie => cookie.split('=')[0] ?? ''),
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    history: history.state === null ? [] : [JSON.stringify(history.state)],
    window: window.name === '' ? [] : [window.name]
  }))
  return { cookies: cookies.filter(Boolean), ...others }
}

/** Expects that only listed names are stored, where the list says so, and returns them all. */
async function expectListed(page: Page | Frame): Promise<string[]> {
  const { databases, workers, history, window: name, ...stores } = await stored(page)
  expect({ databases, workers, history, name }).toEqual({ databases: [], workers: [], history: [], name: [] })
  const names = Object.values(stores).flat()
  expect(names.filter(one => !listed.has(one))).toEqual([])
  return names
}

const person = ['Élise', 'Tremblay', 'elise@example.com', '416 555 0134']

test('a visit leaves nothing on a device that the documentation doesn’t list, and sign-out and “Forget me” take the person away (SPEC C23)', async () => {
  const page = await visitor({ cart: 2, at: '/checkout' })
  await fillPerson(page)
  await expect.poll(() => expectListed(page)).toContain('storefront.checkout')
  await page.getByRole('checkbox', { name: 'Remember me on this device' }).click()
  await page.getByRole('button', { name: /^place order/i }).click()
  await page.getByRole('heading', { name: /thank you, élise/i }).waitFor()
  await expect.poll(() => expectListed(page)).toEqual(expect.arrayContaining(['storefront', 'storefront.remembered']))
  await expect.poll(() => expectListed(page)).not.toContain('storefront.checkout')

  await page.goto('/pages/plain.html#/queen-west')
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('link', { name: /^checkout/i }).click()
  await page.getByRole('button', { name: /^forget me/i }).click()
  await expect.poll(() => expectListed(page)).not.toContain('storefront.remembered')
  await page.reload()
  await page.locator('#sf-first_name').waitFor()
  // Their order is under way, and still read from the API by its id.
  const kept = async () => (await traces(page, person)).filter(trace => /^(cookie|local|session|cache)/.test(trace))
  await expect.poll(kept).toEqual([])

  await signIn(page)
  await accountLink(page).waitFor()
  expect(await expectListed(page)).toEqual(expect.arrayContaining(['storefront.user', 'storefront.session']))
  await accountLink(page).click()
  await page
    .getByRole('button', { name: /^sign out/i })
    .first()
    .click()
  await expect.poll(() => traces(page, ['Alex', 'Moreau', 'alex.moreau', '555-0161'])).toEqual([])
  const left = await expectListed(page)
  for (const name of ['user', 'session', 'social', 'checkout', 'remembered'])
    expect(left).not.toContain(`storefront.${name}`)
})

test('a shop in a frame stores only the listed entries, in the frame and on the page around it (SPEC C23)', async () => {
  await openFramed('#/queen-west')
  const frame = await framed()
  await addFirst(frame)
  await cartWay(frame).click()
  await frame.getByRole('link', { name: /^checkout/i }).click()
  await fillPerson(frame)
  for (const part of [frame, shop.page])
    await expect.poll(() => expectListed(part)).toEqual(expect.arrayContaining(['storefront', 'storefront.checkout']))
})

const kioskTest = test.extend('device', tablet)

kioskTest(
  'a kiosk visit leaves nothing but the tablet’s own data, also if it ends with a power cut and not by the shopper (SPEC C15, C23)',
  async () => {
    const page = await kiosk()
    await beginVisit(page)
    await fillCart(page)
    await placeOrder(page, 'Gwendoline')
    expect(await expectListed(page)).toContain('storefront.kiosk')
    expect((await traces(page, ['Gwendoline'])).length).toBeGreaterThan(0)
    // As after a power cut, the page is gone without a word; the tablet is not opened as a kiosk.
    const cookies = await shop.context.cookies()
    await page
      .getByRole('button', { name: /^(done|start over)/i })
      .first()
      .click()
    await expectNothingLeft(page, ['Gwendoline'])
    await page.goto('about:blank')
    await shop.context.addCookies(cookies)
    await page.goto('/pages/plain.html#/queen-west')
    await expect.poll(async () => (await stored(page)).cookies).not.toContain('storefront.kiosk')
    await expect.poll(() => traces(page, ['Gwendoline'])).toEqual([])
    await expectListed(page)
  }
)
