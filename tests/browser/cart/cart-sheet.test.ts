import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { focused } from '../support/dialogs.ts'
import { isSettled } from '../support/settled.ts'
import { bareTest, shop, tag, test } from '../support/shop.ts'
import { addFirst, cartWay, confirmAge, productAt } from '../support/shopper.ts'

const cart = (page: Page) => page.getByRole('dialog', { name: /^(your cart|votre panier)$/i })

/** Opens the menu with one product in the cart, scrolled down. */
async function open(script = tag): Promise<void> {
  await confirmAge(shop)
  await shop.openPage(`<main>${script}</main>`, { hash: '#/queen-west' })
  const { page } = shop
  await page.locator('[data-category]').first().waitFor()
  await addFirst(page)
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }))
  await productAt(page, 6).waitFor()
  await isSettled(page)
}

describe('the cart that is opened from the list lies over it', () => {
  test.each<[how: string, close: (page: Page) => Promise<unknown>]>([
    ['Back', page => page.goBack()],
    ['Escape', page => page.keyboard.press('Escape')],
    ['its close button', page => cart(page).getByRole('button', { name: 'Close' }).click()],
    ['a press beside it', page => page.mouse.click(195, 8)]
  ])('and %s leads back to it as it was, with its scroll and the focus', async (_, close) => {
    await open()
    const { page } = shop
    const top = await page.evaluate(() => window.scrollY)
    await cartWay(page).focus()
    await page.keyboard.press('Enter')
    await cart(page).waitFor()
    expect(new URL(page.url()).hash).toBe('#/queen-west/cart')
    await close(page)
    await cart(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('#/queen-west')
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    expect((await focused(page)).name).toMatch(/^view cart/i)
    await page.goForward()
    await cart(page).waitFor()
  })

  test('and over a product it takes its place, as a product does over it, so that closing leads to the list', async () => {
    await open()
    const { page } = shop
    await cartWay(page).click()
    const name = await cart(page).getByRole('list', { name: 'Products in your cart' }).getByRole('link').innerText()
    await cart(page).getByRole('link', { name }).click()
    await page.getByRole('dialog', { name }).getByRole('link', { name: 'View cart' }).click()
    await cart(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('#/queen-west')
  })

  test('and leads to the checkout, whose Back leads to the cart as a page from its top', async () => {
    await open()
    const { page } = shop
    await cartWay(page).click()
    await cart(page)
      .getByRole('link', { name: /^checkout/i })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
    await page.goBack()
    const title = page.getByRole('heading', { level: 1, name: 'Your cart' })
    await title.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await expect.poll(async () => (await title.boundingBox())?.y ?? -1).toBeGreaterThan(0)
  })
})

test('the cart that is come to by its address is a page', async () => {
  await open()
  const { page } = shop
  await page.goto('/host-page?again#/queen-west/cart')
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

const shapes: [shape: string, width: number, box: number[]][] = [
  ['a sheet of nearly full height on a phone', 390, [0, 24, 390, 820]],
  ['a sheet in the middle on a tablet', 768, [64, 24, 640, 820]],
  ['a drawer at the end of a wide mount', 1280, [840, 0, 440, 844]]
]
for (const [shape, width, box] of shapes)
  bareTest(`it is ${shape}, with the checkout in view from the first line on`, async () => {
    await shop.newVisitor({ viewport: { width, height: 844 } })
    await open()
    const { page } = shop
    if (width < 480) await cartWay(page).click()
    else await page.getByRole('link', { name: /^1 item · /i }).click()
    const place = async () => {
      const { x = 0, y = 0, width: wide = 0, height = 0 } = (await cart(page).boundingBox()) ?? {}
      return [x, y, wide, height].map(Math.round)
    }
    await expect.poll(place).toEqual(box)
    const way = await cart(page)
      .getByRole('link', { name: /^checkout/i })
      .boundingBox()
    expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThanOrEqual(844)
    expect(await cart(page).getByRole('meter').isVisible()).toBe(true)
  })

test('it is used by keyboard alone: the focus stays within until it is closed', async () => {
  await open()
  const { page } = shop
  await cartWay(page).focus()
  await page.keyboard.press('Enter')
  await cart(page).waitFor()
  const seen = new Set<string>()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const { name, isInDialog, isInShop } = await focused(page)
    if (isInShop) expect(isInDialog).toBe(true)
    seen.add(name)
  }
  expect([...seen].some(name => /^checkout/i.test(name))).toBe(true)
})
