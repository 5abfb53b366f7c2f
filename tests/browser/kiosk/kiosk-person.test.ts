import { expect } from 'vitest'
import { readSession } from '../../../src/contract/account/session.ts'
import { call } from '../../server/support/client.ts'
import { by } from '../../server/support/loyalty.ts'
import { expectNothingLeft, fillCart, openKiosk, signInByPhone, startButton, tablet, traces } from '../support/kiosk.ts'
import { cookiesOf } from '../support/session.ts'
import { shop, test as base } from '../support/shop.ts'
import { passGate } from '../support/shopper.ts'

const test = base.extend('device', tablet)

/** What the kiosk knows of the person, or they have typed. */
const words = ['Alex', 'Moreau', 'alex.moreau', '555-0161', '1988-04-12', 'Zanzibar']

/** Reads the token of the session that the kiosk is in. */
async function tokenAtKiosk(): Promise<string> {
  const { 'storefront.session': cookie = '{}' } = await cookiesOf(shop.context)
  return (JSON.parse(cookie) as { d: { token: string } }).d.token
}

const statusOf = async (token: string) => (await call(shop.server.url, readSession, { headers: by(token) })).status

/** Signs in, searches, fills the cart and goes to the checkout, which knows the person. */
async function visit(): Promise<void> {
  const { page } = shop
  await openKiosk(page)
  await page.getByRole('button', { name: /^sign in/i }).click()
  await passGate(page)
  await signInByPhone(shop)
  await page.getByRole('link', { name: /menu/i }).first().click()
  const search = page.getByRole('searchbox', { name: /^search the/i })
  await search.fill('Zanzibar')
  await page.waitForURL(/q=/)
  await search.fill('')
  await page.waitForURL(url => !url.hash.includes('q='))
  await fillCart(page)
  expect(await page.getByLabel('First name').inputValue()).toBe('Alex')
}

test('a person’s visit ends after the time for people with a question first, and leaves no trace of them (SPEC A3, C15)', async () => {
  const { page } = shop
  await page.clock.install()
  await visit()
  const token = await tokenAtKiosk()
  expect(await statusOf(token)).toBe(200)
  expect((await traces(page, [...words, token])).length).toBeGreaterThan(0)

  // From the last touch on, time passes only as told here.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.keyboard.press('Shift')
  const question = page.getByRole('dialog', { name: 'Still there?' })
  // A guest's visit would be over.
  await page.clock.runFor(91_000)
  expect(await question.count()).toBe(0)
  await page.clock.runFor(10_000)
  await question.waitFor()
  const left = async () => Number(await question.locator('b').innerText())
  const first = await left()
  await page.clock.runFor(5000)
  expect(first - (await left())).toBe(5)
  await question.getByRole('button', { name: /^yes/i }).click()
  await question.waitFor({ state: 'detached' })
  expect(await page.getByLabel('First name').inputValue()).toBe('Alex')

  await page.clock.runFor(121_000)
  await page.clock.resume()
  await expectNothingLeft(page, [...words, token])
  await expect.poll(() => statusOf(token)).toBe(401)

  // The next shopper is a guest without a cart, and asked for their age.
  await startButton(page).click()
  await passGate(page)
  await page.getByText('Ordering as a guest').waitFor()
  await page.locator('storefront-root').getByRole('heading', { level: 2 }).first().waitFor()
  expect(await page.getByRole('link', { name: /^view cart/i }).count()).toBe(0)
  expect(await traces(page, [...words, token])).toEqual([])
})
