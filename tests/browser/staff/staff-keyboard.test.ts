import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { setStatus } from '../../stores/support/staff.ts'
import { shop, test } from '../support/shop.ts'
import { placedAt, staffOf } from '../support/staff.ts'

const openStaff = staffOf(shop)
const placed = () => placedAt(shop)

/** The accessible name of what has the focus, in the board's shadow root. */
const focused = (page: Page) =>
  page.evaluate(() => document.querySelector('#staff')?.shadowRoot?.activeElement?.getAttribute('aria-label'))

test('works by keyboard: the focus goes with the order from column to column', { tags: 'core' }, async () => {
  const { number } = await placed()
  const staff = await openStaff()
  await staff.getByRole('button', { name: `Confirm: ${number}` }).focus()
  await staff.keyboard.press('Enter')
  await expect.poll(() => focused(staff)).toBe(`Prepare: ${number}`)
  await staff.keyboard.press('Space')
  await expect.poll(() => focused(staff)).toBe(`Ready: ${number}`)
  await staff.keyboard.press('Tab')
  await staff.keyboard.press('Tab')
  expect(await focused(staff)).toBe(`Cancel: ${number}`)
  await staff.getByRole('tab', { name: /^Orders/ }).focus()
  await staff.keyboard.press('ArrowRight')
  await staff.getByRole('tab', { name: 'Stock', selected: true }).waitFor()
})

test('a reply that was asked for before an order moved does not move it back', async () => {
  const { number } = await placed()
  const staff = await openStaff()
  const confirm = staff.getByRole('button', { name: `Confirm: ${number}` })
  await confirm.waitFor()
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await staff.route(/\/orders\?.*state=/, async route => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  const asked = staff.waitForRequest(/state=open/)
  await staff.evaluate(() => dispatchEvent(new Event('online')))
  await asked
  await confirm.press('Enter')
  await expect.poll(() => focused(staff)).toBe(`Prepare: ${number}`)
  const changes = await staff.evaluateHandle(label => {
    const root = document.querySelector('#staff')!.shadowRoot!
    const seen = { back: 0 }
    new MutationObserver(() => {
      seen.back += root.querySelectorAll(`[aria-label="${label}"]`).length
    }).observe(root, { childList: true, subtree: true, attributes: true })
    return seen
  }, `Confirm: ${number}`)
  // The reply that was held, and that of the read that follows it.
  const again = staff
    .waitForResponse(response => response.url().includes('state=ended'))
    .then(() => staff.waitForResponse(/state=ended/))
  release()
  await again
  await staff.getByRole('button', { name: `Prepare: ${number}` }).press('Space')
  await expect.poll(() => focused(staff)).toBe(`Ready: ${number}`)
  expect(await changes.evaluate(({ back }) => back)).toBe(0)
  await staff.unrouteAll({ behavior: 'ignoreErrors' })
})

test('keeps the focus on an order that somebody else moves', async () => {
  const { id, number } = await placed()
  const staff = await openStaff()
  await staff.getByRole('button', { name: `Cancel: ${number}` }).focus()
  await setStatus(shop.server.url, id, 'confirmed')
  await staff.getByRole('button', { name: `Prepare: ${number}` }).waitFor()
  await expect.poll(() => focused(staff)).toBe(`Cancel: ${number}`)
})
