import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OtherSite, startOtherSite } from '../support/other-site.ts'
import { openShop } from '../support/shop.ts'
import { passGate } from '../support/shopper.ts'

const shop = openShop()

let site: OtherSite
beforeAll(async () => {
  site = await startOtherSite()
})
afterAll(() => site.close())

const mark = (more = '') => `<div data-storefront data-mode="frame" data-api="${shop.server.url}" ${more}></div>`
const script = () => `<script async src="${shop.server.url}/storefront.js"></script>`

/** Opens a page of another site with this body. */
async function openSite(body = mark() + script(), path = '/shop'): Promise<void> {
  site.body = body
  await shop.page.goto(site.origin + path)
}

async function framed(nth = 0): Promise<Frame> {
  const handle = await shop.page.locator('storefront-root iframe').nth(nth).elementHandle()
  return (await handle?.contentFrame())!
}

/** Opens the menu of a store, past the gate. */
async function openMenu(path = '/shop#/queen-west'): Promise<Frame> {
  await openSite(mark() + script(), path)
  const frame = await framed()
  await passGate(frame as unknown as Page)
  await frame.getByRole('heading', { level: 2 }).first().waitFor()
  await fits(frame)
  return frame
}

/** Waits until the frame is as tall as its page. */
async function fits(frame: Frame): Promise<void> {
  const over = () =>
    frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height) - innerHeight)
  await expect.poll(over).toBe(0)
}

test('the script makes a frame that may locate and pay, and that grows with the shop in it', async () => {
  const frame = await openMenu()
  const element = shop.page.locator('storefront-root iframe')
  expect(await element.getAttribute('title')).toBe('Shop')
  expect(await element.getAttribute('allow')).toMatch(/geolocation.*payment/)
  const { origin, pathname, searchParams } = new URL(frame.url())
  expect([origin, pathname, searchParams.get('iframe')]).toEqual([shop.server.url, '/frame', '1'])
  expect(await frame.evaluate(() => innerHeight)).toBeGreaterThan(5000)
  expect(shop.complaints.filter(text => !text.startsWith('requestStorageAccess'))).toEqual([])
})
