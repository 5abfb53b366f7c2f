import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { shop, tag, test as base } from '../support/shop.ts'
import { cartWay } from '../support/shopper.ts'
import { visitor } from '../support/visitor.ts'

const test = base.extend('device', { viewport: { width: 390, height: 844 } })

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { y: Number.NaN, height: 0 }
const search = () => shop.page.getByRole('searchbox').first()

/** Opens the menu in a page, scrolled to its products, with something in the cart. */
async function openIn(body: string, styles: string): Promise<void> {
  await visitor({ cart: 1 })
  await shop.openPage(`<style>body{margin:0}${styles}</style>${body.replace('SHOP', `<main>${tag}</main>`)}`, {
    hash: '#/queen-west'
  })
  await cartWay(shop.page).waitFor()
  await shop.page.mouse.wheel(0, 2500)
}

const kinds: [name: string, body: string, styles: string, top: number][] = [
  [
    'two stacked bars',
    '<div class="a">Free delivery</div><div class="b">Menu</div>SHOP',
    '.a,.b{position:sticky;z-index:9;top:0;height:40px;background:#fff}.b{top:40px;height:60px}',
    100
  ],
  [
    'a header that lets presses through',
    '<div class="a"><b>Shop</b></div>SHOP',
    '.a{position:fixed;z-index:9;inset:0 0 auto;height:72px;background:#fff;pointer-events:none}',
    72
  ],
  [
    'a pill that floats',
    '<div class="a">Menu</div>SHOP',
    '.a{position:fixed;z-index:9;inset:12px 60px auto;height:48px;border-radius:24px;background:#ddd}',
    60
  ],
  [
    'a header in a shadow root',
    '<site-header><template shadowrootmode="open"><style>div{position:fixed;z-index:9;inset:0 0 auto;height:56px;background:#fff}</style><div>Site</div></template></site-header>SHOP',
    '',
    56
  ],
  [
    'a header below a notice that scrolls away',
    '<p style="height:200px;margin:0">Notice</p><div class="a">Menu</div>SHOP',
    '.a{position:sticky;z-index:9;top:0;height:50px;background:#fff}',
    50
  ]
]
for (const [name, body, styles, top] of kinds)
  test(`what sticks at the top stays below ${name}`, async () => {
    await openIn(body, styles)
    await expect.poll(async () => (await boxOf(search())).y).toBeGreaterThanOrEqual(top)
    expect((await boxOf(search())).y).toBeLessThan(top + 40)
  })

test('the way to the cart stays above a bar at the bottom, and comes down when that is closed', async () => {
  await openIn(
    'SHOP<div class="a">Cookies? <button onclick="this.parentElement.remove()">Fine</button></div>',
    '.a{position:fixed;z-index:9;inset:auto 0 0;height:90px;background:#fff}'
  )
  const end = async () => {
    const { y, height } = await boxOf(cartWay(shop.page))
    return y + height
  }
  await expect.poll(end).toBeLessThanOrEqual(754)
  await shop.page.getByRole('button', { name: 'Fine' }).click()
  await expect.poll(end).toBeGreaterThan(754)
})

test('on a page that is zoomed, a dialog is inside the window and what sticks is below the bar', async () => {
  await openIn(
    '<div class="a">Menu</div>SHOP',
    'html{zoom:1.25}.a{position:sticky;z-index:9;top:0;height:48px;background:#fff}'
  )
  await expect.poll(async () => (await boxOf(search())).y).toBeGreaterThanOrEqual(60)
  expect((await boxOf(search())).y).toBeLessThan(110)
  await cartWay(shop.page).click()
  const dialog = shop.page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close', exact: true }).first()
  await close.waitFor()
  await expect.poll(async () => (await boxOf(close)).y).toBeGreaterThanOrEqual(0)
  const { y, height } = await boxOf(dialog)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(845)
})
