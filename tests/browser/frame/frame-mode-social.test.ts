/** In a browser, because windows, origins and what a frame may store are the browser's. */
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type OtherSite, startOtherSite } from '../support/other-site.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, passGate, press } from '../support/shopper.ts'

let site: OtherSite
beforeAll(async () => {
  site = await startOtherSite()
})
afterAll(() => site.close())

async function framed(page: Page, nth = 0): Promise<Frame> {
  const handle = await page.locator('storefront-root iframe').nth(nth).elementHandle()
  return (await handle?.contentFrame())!
}

/** Opens a page of another site with shops in frames that the script makes. Returns the last one. */
async function openSite(path: string, shops = 1): Promise<Frame> {
  const { server, page } = shop
  site.body = `${`<div data-storefront data-mode="frame" data-api="${server.url}"></div>`.repeat(shops)}
<script async src="${server.url}/storefront.js"></script>`
  await page.goto(site.origin + path)
  const frame = await framed(page, shops - 1)
  // What is out of view draws no frames, so it would never be at rest.
  await (await frame.frameElement()).scrollIntoViewIfNeeded()
  await passGate(frame)
  return frame
}

const withGoogle = (frame: Frame) => frame.getByRole('button', { name: /with Google/ })
const signedInAs = (frame: Frame, name: string) => frame.getByRole('heading', { level: 1, name }).waitFor()
const address = () => new URL(shop.page.url())

/** Presses the button of Google, and one in the window that it opens. */
async function choose(frame: Frame, name: RegExp): Promise<void> {
  const [opened] = await Promise.all([shop.page.waitForEvent('popup'), press(frame, withGoogle(frame))])
  await Promise.all([opened.waitForEvent('close'), opened.getByRole('button', { name }).click()])
}

test('a sign-in in a window comes back to the shop in the frame, and leaves the page’s address as it is', async () => {
  const frame = await openSite('/shop?p=1#/user')
  await choose(frame, /Cancel/)
  await frame.getByText('Sign-in was cancelled').waitFor()
  await press(frame, frame.getByRole('link', { name: 'Sign in another way' }))
  await choose(frame, /Robin Tremblay/)
  await signedInAs(frame, 'Robin Tremblay')
  expect([address().search, address().hash]).toEqual(['?p=1', '#/user'])
})

test('a sign-in from the second frame of a page comes back to it', async () => {
  const frame = await openSite('/shop?p=1', 2)
  await frame.evaluate(() => void (location.hash = '#/user'))
  await choose(frame, /Kai Nakamura/)
  await signedInAs(frame, 'Kai Nakamura')
  expect([address().search, address().hash]).toEqual(['?p=1', ''])
})

test('where no window can be opened the page around the frame is left and returned to; cart and step are kept (SPEC C22)', async () => {
  const { page } = shop
  // Blocks popups, like an in-app browser.
  await page.addInitScript('window.open = () => null')
  let frame = await openSite('/shop?p=1#/queen-west')
  await addFirst(frame)
  await page.evaluate(() => void (location.hash = '#/user?back=cart&noh=1'))
  await press(frame, withGoogle(frame))
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  await page.getByRole('button', { name: /Robin Tremblay/ }).click()
  await page.waitForURL(/\/shop\?p=1#\/queen-west\/cart\?noh=1$/)
  frame = await framed(page)
  await frame
    .getByRole('button', { name: /^Remove / })
    .first()
    .waitFor()
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
})

test('an answer to a sign-in that was not started here is taken out of the page’s address and refused', async () => {
  const frame = await openSite('/shop?p=1&code=stolen&state=storefront-0123456789abcdef#/queen-west')
  await frame.getByText('This sign-in wasn’t started here').waitFor()
  expect(address().search).toBe('?p=1')
})

test('an answer that is the host’s own stays in its address', async () => {
  const frame = await openSite('/shop?code=theirs&state=of-the-host#/queen-west')
  await frame.getByRole('heading', { level: 2 }).first().waitFor()
  expect(address().search).toBe('?code=theirs&state=of-the-host')
})
