import { expect } from 'vitest'
import { shop, test } from '../support/shop.ts'
import { addFirst, chooseTime, confirmAge, fillPerson, goToCheckout, productAt } from '../support/shopper.ts'

const names = [
  'prototype',
  'mootools',
  'object-property',
  'old-array-from',
  'push-state',
  'wrapped',
  'require',
  'trusted-types'
]

test.each(names)('a shopper places an order on the page hazard-%s', async name => {
  const { page } = shop
  await confirmAge(shop)
  await page.goto(`/pages/hazard-${name}.html`)
  await productAt(page, 0).waitFor()
  await addFirst(page)
  await goToCheckout(page)
  // A time of its own: one alone hasn't room for so many orders.
  await chooseTime(page, names.indexOf(name) + 1)
  await fillPerson(page)
  await page.getByRole('button', { name: /^place order/i }).click()
  await page.getByRole('heading', { name: /thank you, élise/i }).waitFor()
  expect(shop.complaints).toEqual([])
})
