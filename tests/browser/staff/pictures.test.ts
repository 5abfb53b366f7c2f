import { expect } from 'vitest'
import { readProduct } from '../../../src/contract/catalog/product-detail.ts'
import { readMenu } from '../../../src/contract/catalog/menu.ts'
import { call } from '../../server/support/client.ts'
import { look, makePicture } from '../../server/support/pictures/make-picture.ts'
import { isOpen } from '../support/settled.ts'
import { shop, test } from '../support/shop.ts'
import { staffOf } from '../support/staff.ts'
import { slice } from '../support/visitor.ts'

const openStaff = staffOf(shop)
const location = 'queen-west'

// Only a browser decodes, crops and encodes a picture.
test('a picture from the device is cropped by keyboard, published, and shown in the shop with its words', async () => {
  const { url } = shop.server
  const { products } = (await call(url, readMenu, { params: { location } })).payload
  const [{ id, slug, name } = { id: '', slug: '', name: '' }] = products
  const staff = await openStaff()
  await staff.locator('#tab-products').click()
  await staff.locator(`[data-product="${id}"] button`).click()
  const file = { name: 'jar.png', mimeType: 'image/png', buffer: await makePicture(600, 400).png() }
  await staff.getByLabel('Choose a file').first().setInputFiles(file)

  const frame = staff.getByRole('application')
  await frame.focus()
  await staff.keyboard.press('+')
  for (let step = 0; step < 20; step += 1) await staff.keyboard.press('ArrowRight')
  await staff.getByText(/^120 %, 44 % from the left/).waitFor({ state: 'attached' })
  await staff.getByRole('button', { name: 'Use this part' }).click()
  await staff.getByRole('button', { name: 'Remove picture' }).waitFor()
  await staff.locator('#pictureAltEn').fill('A jar with a blue lid')
  await staff.locator('#pictureAltFr').fill('Un bocal au couvercle bleu')
  await staff.getByRole('button', { name: 'Save to the draft' }).click()
  const bar = staff.getByRole('region', { name: /draft/i })
  await bar.getByRole('button').last().click()
  await staff.locator('dialog button[type=submit]').click()
  await staff.getByRole('dialog').waitFor({ state: 'detached' })

  const detail = (await call(url, readProduct, { params: { location, product: slug }, query: { locale: 'fr-CA' } }))
    .payload
  expect(detail.pictureAlt).toBe('Un bocal au couvercle bleu')
  const shown = new Uint8Array(await (await fetch(detail.picture ?? '')).arrayBuffer())
  // Left of its middle, the picture itself is red.
  const { width, height, colour } = await look(shown, 0.3, 0.5)
  expect([width, height]).toEqual([333, 333])
  expect(colour[2]).toBeGreaterThan(colour[0]!)

  const { page, context } = shop
  await context.addCookies([slice('visitorAge', { age: 19 }), slice('location', { slug: location, carts: {} })])
  await page.goto(`/pages/plain.html#/${location}/products/${slug}`)
  await isOpen(page)
  await page.getByRole('heading', { name }).first().waitFor()
  await page.getByRole('img', { name: 'A jar with a blue lid' }).waitFor()
})
