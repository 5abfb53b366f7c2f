import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders } from '../../../demo/server/db/schema.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { pageViolations } from '../support/axe.ts'
import { openShop } from '../support/shop.ts'
import { passGate } from '../support/shopper.ts'
import { placedAt, staffOf } from '../support/staff.ts'

const shop = openShop()
const openStaff = staffOf(shop)
const placed = (method?: Method) => placedAt(shop, method)

test('what the staff set of stock and opening shows on the open menu, which stays where it is', async () => {
  const { page } = shop
  const stream = page.waitForResponse(response => response.url().includes('location.'))
  await page.goto('/pages/plain.html#/queen-west')
  await passGate(page)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await stream
  await page.locator('[data-category] h3').first().scrollIntoViewIfNeeded()
  const first = page.locator('[data-category] [role=listitem]').first()
  const name = (await first.getByRole('heading').innerText()).trim()
  const brand = (await first.locator('p').first().innerText()).trim()
  const heading = page.getByRole('heading', { name, exact: true })
  const card = page.locator('[data-category] [role=listitem]', { has: heading, hasText: brand })
  const top = await page.evaluate(() => scrollY)
  const staff = await openStaff()
  await staff.getByLabel('Find a product').fill(`${name} ${brand}`)
  await staff.locator('#listings li').filter({ hasNotText: brand }).first().waitFor({ state: 'detached' })
  const rows = staff.locator('#listings li', { hasText: `${name}, ` })
  for (const row of await rows.all()) {
    const switched = row.getByRole('switch', { name: /^sold out/i })
    if ((await switched.getAttribute('aria-checked')) === 'false') await switched.click()
    await row.getByRole('switch', { name: /^sold out/i, checked: true }).waitFor()
  }
  await card.getByText(/sold out/i).waitFor()
  await rows.first().getByRole('spinbutton').fill('3')
  await staff.keyboard.press('Enter')
  await card.getByText('Only 3 left').waitFor()
  await rows
    .first()
    .getByRole('button', { name: /^remove one/i })
    .click()
  await card.getByText('Only 2 left').waitFor()
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
  await staff.getByRole('switch', { name: 'Accepting orders' }).click()
  await page.getByText('CLOSED', { exact: false }).first().waitFor({ state: 'attached' })
  await staff.getByText('The store is not accepting orders.').waitFor()
  await staff.getByRole('switch', { name: 'Accepting orders' }).click()
  await staff.getByText('The store is accepting orders.').waitFor()
})

describe('the staff’s page', () => {
  test.each([
    ['light', 'light', ''],
    ['dark', 'dark', '?lang=fr']
  ] as const)('breaks no rule of axe, %s', async (_, colorScheme, query) => {
    await placed('curbside')
    const staff = await openStaff(query, { colorScheme })
    await staff.locator('article').first().waitFor()
    await staff.locator('#listings li').nth(3).waitFor()
    expect(await pageViolations(staff)).toEqual([])
    await staff
      .getByRole('button', { name: query ? /^annuler/i : /^cancel/i })
      .first()
      .click()
    await staff.getByRole('dialog').waitFor()
    expect(await pageViolations(staff)).toEqual([])
  })

  test('works by keyboard: the focus goes with the order from column to column', async () => {
    const { number } = await placed()
    const staff = await openStaff()
    await staff.getByRole('button', { name: `Confirm: ${number}` }).focus()
    await staff.keyboard.press('Enter')
    const focused = () => staff.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toBe(`Prepare: ${number}`)
    await staff.keyboard.press('Space')
    await expect.poll(focused).toBe(`Ready: ${number}`)
    await staff.keyboard.press('Tab')
    expect(await focused()).toBe(`Cancel: ${number}`)
  })

  test('rejects other tokens, and keeps the token for this tab only', async () => {
    const { page } = shop
    await page.goto('/staff')
    await page.getByLabel('Staff token').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Incorrect token.').waitFor()
    expect(await page.locator('#board').isHidden()).toBe(true)
    await page.getByLabel('Staff token').fill('staff')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.locator('[data-column=placed]').waitFor()
    await page.reload()
    await page.locator('[data-column=placed]').waitFor()
    const other = await shop.context.newPage()
    await other.goto('/staff')
    await other.getByLabel('Staff token').waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('has targets of 48 px at least, as tablets need', async () => {
    await placed()
    const staff = await openStaff('', { viewport: { width: 820, height: 1180 } })
    await staff.locator('#listings li').first().waitFor()
    const heights = await staff
      .locator('button:visible, select:visible, input:visible')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
    expect(await staff.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

test('a held order shows the reason and end of the hold, and is released with a press', async () => {
  const order = await placed()
  await shop.server.db
    .update(orders)
    .set({ held: 'contact', heldUntil: new Date(Date.now() + 20 * 60_000) })
    .where(eq(orders.id, order.id))
  const page = await openStaff()
  const card = page.locator(`[data-order="${order.id}"]`)
  await card.getByText('On hold.').waitFor()
  expect(await card.textContent()).toContain('This customer has several unpaid orders.')
  expect(await card.textContent()).toMatch(/Will be cancelled at \d+:\d\d\u00a0[ap]\.m\. unless released\./)
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await card.locator('.held').evaluate(groundOf)).not.toBe(await card.evaluate(groundOf))
  expect(await card.getByRole('button', { name: `Cancel: ${order.number}` }).count()).toBe(1)
  expect(await pageViolations(page)).toEqual([])
  await card.getByRole('button', { name: `Release: ${order.number}` }).click()
  await page.getByText(`${order.number}: released`).waitFor()
  await card.getByText('On hold.').waitFor({ state: 'detached' })
})
