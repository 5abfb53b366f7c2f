import { expect } from 'vitest'
import { shop, test } from '../support/shop.ts'
import { chooseTime, passGate } from '../support/shopper.ts'
import { placedAt } from '../support/staff.ts'
import { visitor } from '../support/visitor.ts'

/** Gives the page zone data in which the stores of Toronto are an hour ahead. */
function haveOtherZoneData(): Promise<unknown> {
  return shop.page.context().addInitScript(() => {
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (Format, [locale, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
        new Format(
          locale,
          options?.timeZone === 'America/Toronto' ? { ...options, timeZone: 'America/Halifax' } : options
        )
    })
  })
}

/** The time of a slot id as it is written on the page: `5:30 pm`. */
const timeOf = (slot: string) => slot.slice(11).replace(/^0/, '')
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('an order’s page has the time of the slot, whatever the browser’s zone data (SPEC C8)', async () => {
  const { id, slot } = await placedAt(shop)
  await haveOtherZoneData()
  const { page } = shop
  await page.goto(`/pages/plain.html#/queen-west/orders/${id}`)
  await passGate(page)
  await page.getByRole('list', { name: 'Order status' }).waitFor()
  const texts = await page.locator('section[aria-label] :is(p, strong, span)').allInnerTexts()
  expect(texts.map(plain).join()).toContain(`${timeOf(slot.id)} – `)
})

test('the checkout offers the times that it orders for', async () => {
  await haveOtherZoneData()
  const page = await visitor({ cart: 1, at: '/checkout' })
  await chooseTime(page)
  const picker = page.getByRole('combobox', { name: 'Pickup time' })
  const slot = await picker.inputValue()
  expect(slot).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d [ap]m$/)
  expect(plain(await picker.locator('option:checked').innerText())).toContain(`${timeOf(slot)} – `)
})
