import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { shop, test as base } from '../support/shop.ts'
import { cartWay } from '../support/shopper.ts'
import { visitor } from '../support/visitor.ts'

const test = base.extend('device', { hasTouch: true })

/** Opens the cart with one line that has a note, on a phone. */
async function open(): Promise<{ page: Page; line: Locator; finger: CDPSession }> {
  const { page, context } = shop
  await visitor({ cart: 1 })
  await cartWay(page).click()
  const line = page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem')
  await line.getByRole('button', { name: /^add a note/i }).click()
  await page.getByLabel('Note for the store').fill('The freshest one')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByText('The freshest one').waitFor()
  await line.getByRole('button', { name: /^increase/i }).click()
  await line.getByRole('group', { name: /^2 × / }).waitFor()
  return { page, line, finger: await context.newCDPSession(page) }
}

/** Moves a finger from the middle of a line, and lifts it. */
async function swipe(finger: CDPSession, line: Locator, [dx, dy]: [number, number]): Promise<void> {
  const { x = 0, y = 0, width = 0 } = (await line.boundingBox()) ?? {}
  const at = (share: number) => [{ x: x + width * 0.7 + dx * share, y: y + 24 + dy * share }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.1, 0.3, 0.5, 0.8, 1])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a line that is swiped away can be put back with its quantity and its note', async () => {
  const { page, line, finger } = await open()
  await swipe(finger, line, [-220, 10])
  await page.getByText('Your cart is empty').waitFor()
  // A tap right behind a finger that left the glass in motion only ends that motion.
  await page.getByRole('button', { name: 'Undo' }).click()
  await line.getByRole('group', { name: /^2 × / }).waitFor()
  await page.getByText('The freshest one').waitFor()
})

test.each([
  ['a short swipe', [-60, 4]],
  ['a swipe to the other side', [200, 4]],
  ['a movement up or down', [-40, -160]]
] as [string, [number, number]][])('%s removes nothing, and opens nothing', async (_, way) => {
  const { page, line, finger } = await open()
  await swipe(finger, line, way)
  await expect.poll(async () => Math.round((await line.locator('a').boundingBox())?.x ?? 0)).toBe(84)
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  expect(new URL(page.url()).hash).toBe('#/queen-west/cart')
})
