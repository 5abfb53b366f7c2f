import { readdirSync } from 'node:fs'
import { expect } from 'vitest'
import { hostShifts, noteShifts } from '../support/shifts.ts'
import { bareTest, shop, test } from '../support/shop.ts'
import { addFirst, cartWay, confirmAge, passGate, productAt } from '../support/shopper.ts'

const names = readdirSync('demo/pages')
  .filter(name => name.startsWith('hazard-'))
  .map(name => name.slice('hazard-'.length, -'.html'.length))

/** The width of the shop, the part of it that the page shows at once, and how it reads. */
const layout = () =>
  shop.page.locator('storefront-root').evaluate(root => {
    const { direction, writingMode } = getComputedStyle(root.shadowRoot!.querySelector('.sf-root')!)
    return { isWide: root.getBoundingClientRect().width > 300, direction, writingMode }
  })

/** One of each class: direction, optimisers, old libraries, patched globals, policies. */
const classes = ['rtl', 'template', 'prototype', 'wrapped', 'trusted-types']

bareTest('there is a page for each hazard', () => {
  expect(names.length).toBeGreaterThan(20)
  expect(names).toEqual(expect.arrayContaining(classes))
})

async function fillCart(name: string): Promise<void> {
  const { page } = shop
  await confirmAge(shop)
  await page.goto(`/pages/hazard-${name}.html`)
  const show = page.getByRole('button', { name: 'Show the shop' })
  if (await show.count()) await show.click()
  // Products that are far from view are not drawn.
  await page.locator('storefront-root').scrollIntoViewIfNeeded()
  await productAt(page, 0).waitFor()
  expect(await layout()).toEqual({ isWide: true, direction: 'ltr', writingMode: 'horizontal-tb' })
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('heading', { name: 'Your cart', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/pages/hazard-${name}.html`)
  expect(new URL(page.url()).search).toBe('')
  expect(shop.complaints).toEqual([])
}

test.each(classes)('a shopper fills a cart on the page hazard-%s', { tags: 'core' }, fillCart)
test.each(names.filter(name => !classes.includes(name)))('a shopper fills a cart on the page hazard-%s, too', fillCart)

test('the age gate of a first visit is passed inside a link too, and the link itself still leads on', async () => {
  const { page } = shop
  await page.goto('/pages/hazard-link.html')
  await passGate(page)
  await productAt(page, 0).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.getByText('Order now').click()
  await page.waitForURL(/plain\.html\?left/)
})

test('what follows the shop is out of view as soon as its tag has run, and nothing in view moves from then on', async () => {
  const { page } = shop
  await confirmAge(shop)
  await noteShifts(page)
  await shop.openPage(
    `<p>Before</p><div data-storefront data-api="/" data-location="queen-west" style="min-height:100vh"></div>
<script async src="/storefront.js"></script><p>After</p><footer>Foot</footer>`
  )
  await productAt(page, 0).waitFor()
  await page.getByRole('radio', { name: /^pickup/i }).waitFor({ state: 'attached' })
  expect(await hostShifts(page)).toBe(0)
})

test('a script that combines others says in the console what to do', async () => {
  await shop.page.route('**/all.js', async route => {
    const response = await fetch(`${shop.server.url}/storefront.js`)
    await route.fulfill({ contentType: 'text/javascript', body: await response.text() })
  })
  await shop.openPage('<main></main><script src="/all.js"></script>')
  await expect.poll(() => shop.complaints.join()).toContain('combines others: add <div data-storefront')
})

test('a tag with an integrity is run from another origin', async () => {
  const code = await (await fetch(`${shop.server.url}/storefront.js`)).arrayBuffer()
  const hash = Buffer.from(await crypto.subtle.digest('SHA-384', code)).toString('base64')
  // Another host. That ours allows this is tested on the server.
  await shop.page.route('https://files.example/**', async route => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: shop.server.url + pathname }) })
  })
  await confirmAge(shop)
  await shop.openPage(
    `<script async src="https://files.example/storefront.js" integrity="sha384-${hash}" crossorigin data-api="/" data-location="queen-west"></script>`
  )
  await productAt(shop.page, 0).waitFor()
})
