import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'
import { addFirst, cartWay, confirmAge, productAt } from '../support/shopper.ts'

const shop = openShop()

const names = readdirSync('demo/pages')
  .filter(name => name.startsWith('hazard-'))
  .map(name => name.slice('hazard-'.length, -'.html'.length))

/** The width of the shop, the part of it that the page shows at once, and how it reads. */
const layout = () =>
  shop.page.locator('storefront-root').evaluate(root => {
    const { direction, writingMode } = getComputedStyle(root.shadowRoot!.querySelector('.sf-root')!)
    return { isWide: root.getBoundingClientRect().width > 300, direction, writingMode }
  })

test('there is a page for each hazard', () => {
  expect(names.length).toBeGreaterThan(20)
})

test.each(names)('a shopper fills a cart on the page hazard-%s', async name => {
  const { page } = shop
  await confirmAge(shop)
  await page.goto(`/pages/hazard-${name}.html`)
  const show = page.getByRole('button', { name: 'Show the shop' })
  if (await show.count()) await show.click()
  await productAt(page, 0).waitFor()
  expect(await layout()).toEqual({ isWide: true, direction: 'ltr', writingMode: 'horizontal-tb' })
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('heading', { name: 'Your cart', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/pages/hazard-${name}.html`)
  expect(new URL(page.url()).search).toBe('')
  expect(shop.complaints).toEqual([])
})
