import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { orders } from '../../../demo/server/db/schema.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { pageViolations } from '../support/axe.ts'
import { shop, test } from '../support/shop.ts'
import { choose } from '../support/shopper.ts'
import { placedAt, staffOf } from '../support/staff.ts'

const openStaff = staffOf(shop)
const placed = (method?: Method) => placedAt(shop, method)

const cardOf = (page: Page, order: { id: string }) => page.locator(`[data-order="${order.id}"]`)
const statusOf = async (id: string) => (await shop.server.db.select().from(orders).where(eq(orders.id, id)))[0]?.status

describe('an order on the board', () => {
  test('moves at once, and comes back with Undo before its shopper reads of it', async () => {
    const order = await placed()
    const staff = await openStaff()
    await staff.getByRole('button', { name: `Confirm: ${order.number}` }).click()
    await staff.locator('[data-column=confirmed]').locator(`[data-order="${order.id}"]`).waitFor()
    expect(await statusOf(order.id)).toBe('placed')
    await staff.getByRole('button', { name: 'Undo' }).click()
    await staff.locator('[data-column=placed]').locator(`[data-order="${order.id}"]`).waitFor()
    await staff.getByText(`${order.number}: undone`).waitFor()
    expect(await statusOf(order.id)).toBe('placed')
  })

  test('moves although the page is closed before the change can no longer be undone', async () => {
    const order = await placed()
    const staff = await openStaff()
    await staff.getByRole('button', { name: `Confirm: ${order.number}` }).click()
    await staff.getByText(`${order.number}: Confirmed`).waitFor()
    await staff.close()
    await expect.poll(() => statusOf(order.id), { timeout: 20_000 }).toBe('confirmed')
  })

  test('is handed over only once identification is checked, and says what to collect', async () => {
    const order = await placed()
    await shop.server.db.update(orders).set({ status: 'ready', total: 15_707 }).where(eq(orders.id, order.id))
    const staff = await openStaff()
    const card = cardOf(staff, order)
    await card.getByText('Collect $157.07').waitFor()
    expect(await card.getByRole('link').getAttribute('href')).toBe('tel:4165550134')
    await card.getByRole('button', { name: `Hand over: ${order.number}` }).click()
    const dialog = staff.getByRole('dialog')
    const handOver = dialog.getByRole('button', { name: 'Hand over', exact: true })
    expect(await handOver.isDisabled()).toBe(true)
    await dialog.getByRole('checkbox', { name: 'Identification checked' }).check()
    await handOver.click()
    await card.waitFor({ state: 'detached' })
    await choose(staff.getByRole('radio', { name: 'Ended' }))
    await card.getByText('Collected $157.07').waitFor()
  })

  test('that was handed over is refunded, with a reason', async () => {
    const order = await placed()
    await shop.server.db.update(orders).set({ status: 'completed', total: 15_707 }).where(eq(orders.id, order.id))
    const staff = await openStaff()
    await choose(staff.getByRole('radio', { name: 'Ended' }))
    const card = cardOf(staff, order)
    await card.getByRole('button', { name: `Refund: ${order.number}` }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Refund $157.07' }).click()
    await dialog.getByText('Say why the order is refunded').waitFor()
    expect(await pageViolations(staff)).toEqual([])
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Jar was broken')
    await dialog.getByRole('button', { name: 'Refund $157.07' }).click()
    await card.getByText('$157.07 refunded').waitFor()
    await card.getByText('Handed over · Jar was broken').waitFor()
    await card.getByRole('button', { name: /^Refund/ }).waitFor({ state: 'detached' })
  })

  test('is late in red once its slot is over, and counts down to it before', async () => {
    const [late, early] = [await placed(), await placed()]
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    const set = (id: string, from: number) =>
      shop.server.db
        .update(orders)
        .set({ slotStart: at(from), slotEnd: at(from + 15) })
        .where(eq(orders.id, id))
    await set(late.id, -120)
    await set(early.id, 180.5)
    const staff = await openStaff()
    await cardOf(staff, late).getByText('1 h 45 min late').waitFor()
    expect(await cardOf(staff, late).getAttribute('data-late')).not.toBeNull()
    await cardOf(staff, early)
      .getByText(/^in 3 h 0\d min$/)
      .waitFor()
    expect(await cardOf(staff, early).getAttribute('data-late')).toBeNull()
  })

  test('is found by a scanner wherever the focus is, by its name, and on the server', async () => {
    const order = await placed()
    const staff = await openStaff()
    // As a scanner does, without a pause between the keys.
    await staff.evaluate(code => {
      for (const key of [...code, 'Enter']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key }))
    }, order.pickupCode)
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('button', { name: `Confirm: ${order.number}` }).waitFor()
    await dialog.getByRole('searchbox').fill('no such order')
    await dialog.getByText('No order matches “no such order”.').waitFor()
    await staff.keyboard.press('Escape')
    await staff.keyboard.press('/')
    await staff.getByRole('dialog').getByRole('searchbox').fill(order.number.toLowerCase())
    await dialog.getByText(order.pickupCode).waitFor()
  })

  test('is printed as a pick list without phone number', async () => {
    const order = await placed()
    const staff = await openStaff()
    await staff.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await staff.getByRole('button', { name: `Print pick list: ${order.number}` }).click()
    await staff.locator('body[data-printed]').waitFor()
    await staff.emulateMedia({ media: 'print' })
    const paper = staff.getByRole('heading', { name: /^Pick list/ }).locator('..')
    expect(await paper.isVisible()).toBe(true)
    expect(await paper.innerText()).toContain(order.number)
    expect(await paper.innerText()).not.toContain(order.customer.phone)
    expect(await staff.getByRole('tab').first().isVisible()).toBe(false)
  })

  test('that is placed while the board opens, before it hears of changes, is shown', async () => {
    const staff = await openStaff()
    let order: Awaited<ReturnType<typeof placed>> | undefined
    await staff.route('**/v1/events?*', async route => {
      order ??= await placed()
      await route.continue()
    })
    await staff.reload()
    await expect.poll(() => order?.id).toBeDefined()
    if (order) await cardOf(staff, order).waitFor()
  })

  test('is counted in the title of the tab', async () => {
    const staff = await openStaff()
    const before = await staff.locator('[data-column=placed] article').count()
    const order = await placed()
    await cardOf(staff, order).waitFor()
    await expect.poll(() => staff.title()).toBe(`(${before + 1}) Orders · Queen West`)
  })
})

test('who waits at the curb is shown on top, with since when', async () => {
  const order = await placed('curbside')
  const curbside = { car: 'Blue hatchback', spot: 'Spot 4', at: new Date(Date.now() - 4.5 * 60_000).toISOString() }
  await shop.server.db.update(orders).set({ status: 'ready', curbside }).where(eq(orders.id, order.id))
  const staff = await openStaff()
  await staff
    .getByRole('region', { name: 'At the curb' })
    .getByRole('button', { name: /^4 min.*Blue hatchback, Spot 4$/ })
    .waitFor()
  await cardOf(staff, order).getByText('Here 4 min').waitFor()
})

test('a held order shows the reason and end of the hold, and is released with a press', async () => {
  const order = await placed()
  await shop.server.db
    .update(orders)
    .set({ held: 'contact', heldUntil: new Date(Date.now() + 20 * 60_000) })
    .where(eq(orders.id, order.id))
  const page = await openStaff()
  const card = cardOf(page, order)
  await card.getByText('On hold.').waitFor()
  expect(await card.textContent()).toContain('This customer has several unpaid orders.')
  expect(await card.textContent()).toMatch(/Will be cancelled at (.+, )?\d+:\d\d\u00a0[ap]m unless released\./)
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await card.locator('[data-held]').evaluate(groundOf)).not.toBe(await card.evaluate(groundOf))
  expect(await card.getByRole('button', { name: `Cancel: ${order.number}` }).count()).toBe(1)
  expect(await pageViolations(page)).toEqual([])
  await card.getByRole('button', { name: `Release: ${order.number}` }).click()
  await page.getByText(`${order.number}: released`).waitFor()
  await card.getByText('On hold.').waitFor({ state: 'detached' })
})
