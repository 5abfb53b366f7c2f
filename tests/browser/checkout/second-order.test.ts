import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focused } from '../support/dialogs.ts'
import { isSettled } from '../support/settled.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, cartWay, fillPerson } from '../support/shopper.ts'
import { openMenu } from '../support/open-menu.ts'
import { visitor } from '../support/visitor.ts'

/** Counts what the shopper presses and types in from now on. */
async function count(page: Page): Promise<{ taps: number; fields: number }> {
  const counts = { taps: 0, fields: 0 }
  await page.exposeFunction('count', (kind: 'taps' | 'fields') => void counts[kind]++)
  await page.evaluate(() => {
    const report = Reflect.get(window, 'count') as (kind: string) => void
    addEventListener('pointerdown', () => report('taps'), true)
    addEventListener(
      'change',
      event => {
        const [target] = event.composedPath()
        if (target instanceof HTMLInputElement && target.type !== 'checkbox') report('fields')
      },
      true
    )
  })
  return counts
}

const thanks = (page: Page) => page.getByRole('heading', { name: /thank you, élise/i }).waitFor()

test('the first order takes at most six taps and four fields, and the second three taps and no field', async () => {
  const { page } = shop
  await openMenu(page)
  const first = await count(page)
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('link', { name: /^checkout/i }).click()
  await fillPerson(page)
  const remember = page.getByRole('checkbox', { name: 'Remember me on this device' })
  expect(await remember.isChecked()).toBe(false)
  await remember.click()
  await page.getByRole('button', { name: /^place order/i }).click()
  await thanks(page)
  expect(first.taps).toBeLessThanOrEqual(6)
  expect(first.fields).toBeLessThanOrEqual(4)

  const again = await shop.context.newPage()
  await again.goto('/pages/plain.html#/queen-west')
  await again.getByRole('heading', { level: 2 }).first().waitFor()
  const second = await count(again)
  await addFirst(again)
  await cartWay(again).click()
  await again.getByRole('button', { name: /^order as élise/i }).click()
  await thanks(again)
  expect(second).toEqual({ taps: 3, fields: 0 })
})

test('Back to the menu after an order leads to its heading, with the way to the order at the edge', async () => {
  const page = await visitor({ host: '/pages/plain.html' })
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('link', { name: /^checkout/i }).click()
  await fillPerson(page)
  await page.getByRole('button', { name: /^place order/i }).click()
  await thanks(page)
  const heading = page.getByRole('heading', { level: 1, name: 'Queen West' })
  await page.goBack()
  await page.goBack()
  await heading.waitFor()
  await isSettled(page)
  expect((await focused(page)).name).toBe('Queen West')
  const pill = page.getByRole('link', { name: /^order .+ready/i })
  const box = await pill.boundingBox()
  expect(844 - (box?.y ?? 0) - (box?.height ?? 0)).toBe(16)
})

test('who wants to be forgotten is, and starts with empty fields', async () => {
  const { page } = shop
  await openMenu(page)
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('link', { name: /^checkout/i }).click()
  await fillPerson(page)
  await page.getByRole('checkbox', { name: 'Remember me on this device' }).click()
  await page.getByRole('button', { name: /^place order/i }).click()
  await thanks(page)
  expect(await page.evaluate(() => localStorage.getItem('storefront.remembered'))).toContain('Tremblay')
  await page.goto('/pages/plain.html#/queen-west')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('link', { name: /^checkout/i }).click()
  await page.getByRole('button', { name: 'Forget me' }).click()
  expect(await page.locator('#sf-first_name').inputValue()).toBe('')
  expect(await page.evaluate(() => localStorage.getItem('storefront.remembered'))).toBeNull()
})
