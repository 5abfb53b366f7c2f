import { expect } from 'vitest'
import { bareTest, phone, shop } from '../support/shop.ts'
import { cartWay } from '../support/shopper.ts'
import { visitor } from '../support/visitor.ts'

for (const by of ['mouse', 'touch'] as const)
  bareTest(`after a note is typed, the first press on Checkout counts, by ${by}`, async () => {
    await shop.newVisitor({ ...phone, hasTouch: by === 'touch' })
    const { page } = shop
    await visitor({ cart: 1 })
    await cartWay(page).click()
    await page.getByRole('button', { name: /^add a note/i }).click()
    await page.getByLabel('Note for the store').fill('The freshest one')
    const box = await page.getByRole('link', { name: /^checkout/i }).boundingBox()
    if (!box) throw new Error('Checkout is not on the screen.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    // By place, not by element: what is pressed must not move away while it is pressed.
    if (by === 'touch') await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y, { delay: 80 })
    await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor()
    await page.goBack()
    await page.getByText('The freshest one').waitFor()
    expect(await page.getByLabel('Note for the store').count()).toBe(0)
  })
