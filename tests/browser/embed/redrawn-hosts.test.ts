import { expect } from 'vitest'
import { shop, test } from '../support/shop.ts'
import { addFirst, cartWay, confirmAge, productAt } from '../support/shopper.ts'

const tag = '<div data-storefront data-api="/" data-location="queen-west"></div>'
const script = '<script async src="/storefront.js"></script>'
const roots = () => shop.page.locator('storefront-root').count()

/** Returns the inline styles of the page, and true if the wheel scrolls it. */
const stylesOfPage = () =>
  shop.page.evaluate(() =>
    [document.documentElement, document.body].map(element => element.getAttribute('style')).join('; ')
  )
const scrolls = async () => {
  await shop.page.mouse.move(100, 300)
  await shop.page.mouse.wheel(0, 300)
  await expect.poll(() => shop.page.evaluate(() => scrollY)).toBeGreaterThan(0)
}

/** Opens a dialog of the shop, behind which the page stands still. */
async function openDialog(): Promise<void> {
  await productAt(shop.page, 0).click()
  await shop.page.getByRole('dialog').waitFor()
  await expect
    .poll(() =>
      shop.page.evaluate(
        () => getComputedStyle(document.documentElement).overflowY + getComputedStyle(document.body).overflowY
      )
    )
    .toContain('hidden')
}

const swaps = {
  'new content of the body': (html: string) => void (document.body.innerHTML = html),
  'another body': (html: string) => {
    const body = document.createElement('body')
    body.innerHTML = html
    document.body = body
  }
}
const ways = {
  'a script tag': '<script async src="/storefront.js" data-api="/" data-location="queen-west"></script>',
  'an element': tag + script,
  code: `<div id="here"></div><script src="/storefront.js"></script>
<script>Storefront.mount(document.querySelector('#here'), { api: '/', location: 'queen-west' })</script>`
}

test.each(
  Object.entries(ways).flatMap(([way, html]) =>
    Object.entries(swaps).map(([swap, run]) => [way, swap, html, run] as const)
  )
)('a shop mounted by %s leaves no lock when %s comes under its dialog', async (_way, _swap, html, run) => {
  const { page } = shop
  await confirmAge(shop)
  await shop.openPage(html, { head: '<style>html { overflow-y: scroll }</style>' })
  const before = await stylesOfPage()
  await productAt(page, 0).waitFor()
  await openDialog()
  await page.evaluate(run, '<div style="height:3000px">Another page of the host</div>')
  await expect.poll(stylesOfPage).toBe(before)
  expect(await roots()).toBe(0)
  await scrolls()
  expect(shop.complaints).toEqual([])
})

test(
  'a router that redraws the place of the shop has it there once, with its cart, whenever the route has it',
  { tags: 'core' },
  async () => {
    const { page } = shop
    await confirmAge(shop)
    await page.goto('/pages/spa-push-state.html')
    await productAt(page, 0).waitFor()
    await addFirst(page)
    await page.getByRole('link', { name: 'About us' }).click()
    await page.getByRole('heading', { name: 'About us' }).waitFor()
    await expect.poll(roots).toBe(0)
    await page.getByRole('link', { name: 'Order', exact: true }).click()
    await productAt(page, 0).waitFor()
    expect(await roots()).toBe(1)
    await cartWay(page).click()
    await page.getByRole('heading', { name: 'Your cart', exact: true }).waitFor()
    // Back is the shop's first, and then the host's.
    await page.goBack()
    await productAt(page, 0).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'About us' }).waitFor()
    await expect.poll(roots).toBe(0)
    await page.goForward()
    await productAt(page, 0).waitFor()
    expect(await roots()).toBe(1)
    expect(shop.complaints).toEqual([])
  }
)

test('a host that empties the place of the shop gets a new one there', async () => {
  const { page } = shop
  await confirmAge(shop)
  await shop.openPage(tag + script)
  await productAt(page, 0).waitFor()
  await page.evaluate(() => document.querySelector('[data-storefront]')!.replaceChildren())
  await productAt(page, 0).waitFor()
  expect(await roots()).toBe(1)
  expect(shop.complaints).toEqual([])
})
