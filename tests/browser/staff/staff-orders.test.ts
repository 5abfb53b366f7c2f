import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { orders } from '../../../src/server/db/schema.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import { shop, test } from '../support/shop.ts'
import { choose } from '../support/shopper.ts'
import { placedAt, staffOf } from '../support/staff.ts'

const openStaff = staffOf(shop)
const placed = (method?: Method) => placedAt(shop, method)

const cardOf = (page: Page, order: { id: string }) => page.locator(`[data-order="${order.id}"]`)
const statusOf = async (id: string) => (await shop.server.db.select().from(orders).where(eq(orders.id, id)))[0]?.status

describe('an order on the board', () => {
  test('moves immediately, and comes back with Undo before its shopper is notified', { tags: 'core' }, async () => {
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

  test('is handed over only once identification is checked, and says what to collect', { tags: 'core' }, async () => {
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
})
