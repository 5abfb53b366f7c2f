/** In a browser: whether a list is in view is decided by its layout. */
import { expect } from 'vitest'
import { phone, shop, test as base } from '../support/shop.ts'
import { choose } from '../support/shopper.ts'
import { openMenu } from '../support/open-menu.ts'

const test = base.extend('device', phone)

test('suggestions for a delivery address are within the sheet that asks for it', async () => {
  const { page } = shop
  await openMenu(page)
  await choose(page.getByRole('radio', { name: /^delivery/i }))
  await page
    .getByRole('button', { name: /address/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').pressSequentially('King Street')
  const last = dialog.getByRole('option').last()
  await last.waitFor()
  await expect
    .poll(() =>
      last.evaluate(option => {
        const { bottom, left } = option.getBoundingClientRect()
        const shadow = option.getRootNode() as ShadowRoot
        return bottom <= innerHeight && option.contains(shadow.elementFromPoint(left + 20, bottom - 4))
      })
    )
    .toBe(true)
})
