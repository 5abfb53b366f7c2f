import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { demoStaff, demoStaffPassword } from '../../../src/server/seed/seed-staff.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { shop, test } from '../support/shop.ts'
import { bringIntoView, choose, passGate } from '../support/shopper.ts'
import { placedAt, staffOf } from '../support/staff.ts'

const openStaff = staffOf(shop)
const placed = (method?: Method) => placedAt(shop, method)

const cardOf = (page: Page, order: { id: string }) => page.locator(`[data-order="${order.id}"]`)
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('stock and opening changes by the staff show on the open menu, which keeps its scroll position', async () => {
  const { page } = shop
  const stream = page.waitForResponse(response => response.url().includes('location.'))
  await page.goto('/pages/plain.html#/queen-west')
  await passGate(page)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await stream
  await bringIntoView(page.locator('[data-category] h3').first())
  const first = page.locator('[data-category] [role=listitem]').first()
  const name = (await first.getByRole('heading').innerText()).trim()
  const brand = (await first.locator('p').first().innerText()).trim()
  const heading = page.getByRole('heading', { name, exact: true })
  const card = page.locator('[data-category] [role=listitem]', { has: heading, hasText: brand })
  const top = await page.evaluate(() => scrollY)
  const staff = await openStaff()
  await staff.getByRole('tab', { name: 'Stock' }).click()
  await staff.locator('[data-variant]').first().waitFor()
  await staff.getByLabel('Find a product').fill(`${name} ${brand}`)
  await staff.locator('[data-variant]').filter({ hasNotText: brand }).first().waitFor({ state: 'detached' })
  const rows = staff.locator('[data-variant]', { hasText: `${name}, ` })
  for (const row of await rows.all()) {
    const switched = row.getByRole('switch', { name: /^sold out/i })
    if ((await switched.getAttribute('aria-checked')) === 'false') await switched.click()
    await row.getByRole('switch', { name: /^sold out/i, checked: true }).waitFor()
  }
  await card.getByText(/^sold out/i).waitFor()
  await rows.first().getByRole('spinbutton').fill('3')
  await staff.keyboard.press('Enter')
  await card.getByText('Only 3 left').waitFor()
  await rows
    .first()
    .getByRole('button', { name: /^remove one/i })
    .click()
  await card.getByText('Only 2 left').waitFor()
  const soldOut = rows.first().getByRole('switch', { name: /^sold out/i })
  await soldOut.click()
  await card.getByText(/^sold out/i).waitFor()
  await soldOut.click()
  // The number from before is back.
  await card.getByText('Only 2 left').waitFor()
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
  await staff.getByRole('button', { name: 'Taking orders' }).click()
  await choose(staff.getByRole('radio', { name: 'Until I turn it on' }))
  await staff.getByRole('button', { name: 'Pause orders' }).click()
  await page.getByText('CLOSED', { exact: false }).first().waitFor({ state: 'attached' })
  await staff.getByText('This store is not taking orders.').waitFor()
  await staff.getByRole('button', { name: 'Take orders', exact: true }).click()
  await staff.getByRole('button', { name: 'Taking orders' }).waitFor()
})

describe('the staff’s page', () => {
  test('rejects other tokens, and keeps the token for this tab only', { tags: 'core' }, async () => {
    const { page } = shop
    await page.goto('/staff')
    await page.getByRole('button', { name: 'Use a token' }).click()
    await page.getByLabel('Staff token').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Incorrect token.').first().waitFor()
    expect(await page.locator('[data-column]').count()).toBe(0)
    await page.getByLabel('Staff token').fill('staff')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.locator('[data-column=placed]').waitFor()
    await page.reload()
    await page.locator('[data-column=placed]').waitFor()
    const other = await shop.context.newPage()
    await other.goto('/staff')
    await other.getByRole('button', { name: 'Use a token' }).waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('lets a person in with password and code, and staff see hours but don’t change them', async () => {
    const { page } = shop
    const { email } = demoStaff.find(({ role }) => role === 'staff') ?? demoStaff[0]!
    await page.goto('/staff')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Incorrect email or password.').first().waitFor()
    await page.getByLabel('Password', { exact: true }).fill(demoStaffPassword)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Code', { exact: true }).waitFor()
    const code = async () => {
      const { mails } = (await (await fetch(`${shop.server.url}/mailbox.json?to=${email}`)).json()) as {
        mails: { body: string }[]
      }
      return /\b\d{6}\b/.exec(mails[0]?.body ?? '')?.[0] ?? ''
    }
    await expect.poll(code).toMatch(/^\d{6}$/)
    await page.getByLabel('Code', { exact: true }).fill(await code())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.locator('[data-column=placed]').waitFor()
    await page.getByRole('tab', { name: 'Hours' }).click()
    await page.getByText('You don’t have the right to change the hours.').waitFor()
    expect(await page.getByRole('switch').first().isDisabled()).toBe(true)
    await page.getByRole('button', { name: /^Menu of/ }).click()
    expect(await page.getByRole('button', { name: 'Team' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Continue' }).waitFor()
  })

  for (const [device, width, height] of [
    ['a tablet', 1024, 768],
    ['a phone', 390, 844]
  ] as const)
    test(`fits ${device} without scrolling sideways as a whole, with targets of 44 px at least`, async () => {
      await placed()
      const staff = await openStaff('', { viewport: { width, height } })
      for (const tab of ['Stock', 'Hours', 'Orders']) {
        await staff.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
        await staff
          .locator({ Stock: '[data-variant]', Hours: '[type=time]', Orders: 'article' }[tab]!)
          .first()
          .waitFor()
        const heights = await staff
          .locator('button:visible, select:visible, input:visible:not([type=radio])')
          .evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
        expect([tab, Math.min(...heights) >= 44, await isWide(staff)]).toEqual([tab, true, false])
      }
    })
})

test('the chime is asked about once per device, rings for a new order, and can be muted', async () => {
  const { page } = shop
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function ring(when) {
      document.body.dataset['rung'] = String(Number(document.body.dataset['rung'] ?? 0) + 1)
      start.call(this, when)
    }
  })
  await page.goto('/staff')
  await page.getByRole('button', { name: 'Use a token' }).click()
  await page.getByLabel('Staff token').fill('staff')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Play a sound' }).click()
  const rung = () => page.evaluate(() => Number(document.body.dataset['rung'] ?? 0))
  await page.getByRole('button', { name: 'Play a sound' }).waitFor({ state: 'detached' })
  const before = await rung()
  await cardOf(page, await placed()).waitFor()
  await expect.poll(rung).toBe(before + 2)
  await page.reload()
  await page.locator('[data-column=placed]').waitFor()
  expect(await page.getByRole('button', { name: 'Play a sound' }).count()).toBe(0)
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sound on' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sound off' }).waitFor()
})

test('a pause asks first, stays over every tab with its end, and is over with a press', async () => {
  const staff = await openStaff()
  await staff.getByRole('button', { name: 'Taking orders' }).click()
  await staff.getByRole('button', { name: 'Keep taking orders' }).click()
  await staff.getByRole('button', { name: 'Taking orders' }).click()
  await choose(staff.getByRole('radio', { name: '30 minutes' }))
  await staff.getByRole('button', { name: 'Pause orders' }).click()
  // With its date too, shortly before midnight.
  await staff.getByText(/^Orders are paused until (.+, )?\d+:\d\d\s[ap]m\.$/).waitFor()
  await staff.getByRole('tab', { name: 'Stock' }).click()
  await staff.getByRole('button', { name: 'Take orders', exact: true }).click()
  await staff.getByRole('button', { name: 'Taking orders' }).waitFor()
})

test('orders stay on the board without a connection, which is said', async () => {
  const order = await placed()
  const staff = await openStaff()
  await cardOf(staff, order).waitFor()
  await staff.context().setOffline(true)
  await staff.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await staff.getByText(/^No connection\. Orders as of/).waitFor()
  expect(await cardOf(staff, order).isVisible()).toBe(true)
  await staff.context().setOffline(false)
  await staff.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await staff.getByText(/^No connection\. Orders as of/).waitFor({ state: 'detached' })
})
