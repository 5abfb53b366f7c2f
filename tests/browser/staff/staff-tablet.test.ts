import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { orderAt } from '../../stores/support/staff.ts'
import { shop, test } from '../support/shop.ts'
import { staffOf } from '../support/staff.ts'

const openStaff = staffOf(shop)

/** Counts the new orders of which name and items are in the window. */
const countShown = (page: Page) =>
  page
    .locator('[data-column=placed] article')
    .evaluateAll(
      cards =>
        cards.filter(card =>
          [...card.querySelectorAll('h3, ul')].every(part => part.getBoundingClientRect().bottom <= innerHeight)
        ).length
    )

/** The numbers of lines of the header's tabs, and of its other controls: of distinct middles. */
const linesOf = (page: Page) =>
  page.locator('header').evaluate(header => {
    const lines = (controls: Element[]) => {
      const shown = controls.map(one => one.getBoundingClientRect()).filter(({ height }) => height > 0)
      return new Set(shown.map(({ top, bottom }) => Math.round((top + bottom) / 20))).size
    }
    const isTab = (one: Element) => one.role === 'tab'
    const controls = [...header.querySelectorAll('select, button')]
    return { tabs: lines(controls.filter(isTab)), others: lines(controls.filter(one => !isTab(one))) }
  })

/** True if an element is wholly in the window. */
const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
  })

// Only a real layout wraps and scrolls.
test.for([
  ['en', 1024, 768],
  ['fr', 1024, 768],
  ['fr', 768, 1024],
  ['fr', 1280, 800]
] as const)(
  'a board in %s, %s px wide, has its tabs and its other controls on a line each, and shows several new orders',
  async ([lang, width, height]) => {
    for (let nth = 0; nth < 6; nth++) await orderAt(shop.server.url)
    const staff = await openStaff(`?lang=${lang}`, { viewport: { width, height } })
    await expect.poll(() => staff.locator('[data-column=placed] article').count()).toBeGreaterThanOrEqual(6)
    expect(await linesOf(staff)).toEqual({ tabs: 1, others: 1 })
    expect(await countShown(staff)).toBeGreaterThanOrEqual(3)
    expect(await staff.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await staff.locator('header').evaluate(bar => bar.scrollWidth <= bar.clientWidth)).toBe(true)
  }
)

test('in a window that becomes narrow the selected tab stays in view, and so do the changes for selected products', async () => {
  const staff = await openStaff('')
  await staff.getByRole('tab', { name: 'Kiosks' }).click()
  await staff.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => isInView(staff, '[role=tab][aria-selected=true]')).toBe(true)
  await staff.getByRole('tab', { name: 'Products' }).click()
  await staff.getByRole('checkbox', { name: 'Select all' }).check({ force: true })
  await expect.poll(() => isInView(staff, '[role=group][aria-label="Change the selected products"]')).toBe(true)
  expect(await staff.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('the dates of a sale of several products are wholly in its dialog', async () => {
  const staff = await openStaff('')
  await staff.getByRole('tab', { name: 'Products' }).click()
  await staff.getByRole('checkbox', { name: 'Select all' }).check({ force: true })
  await staff.getByRole('group', { name: 'Change the selected products' }).getByRole('button', { name: 'Sale' }).click()
  const dialog = staff.getByRole('dialog')
  const ends = await dialog.getByLabel('Ends').boundingBox()
  const box = await dialog.boundingBox()
  if (!ends || !box) throw new Error('Neither field nor dialog is drawn.')
  expect(ends.x + ends.width).toBeLessThanOrEqual(box.x + box.width - 16)
})
