import { expect } from 'vitest'
import { shop, test } from '../support/shop.ts'
import { bringIntoView, confirmAge, productAt } from '../support/shopper.ts'

const place = (location: string, id = location) =>
  `<section><h2>${location}</h2><div id="${id}" data-storefront data-api="/" data-location="${location}"></div></section>`
const script = '<script async src="/storefront.js"></script>'
const link = (name: RegExp = /^open the kensington market menu$/i) => shop.page.getByRole('link', { name })
const roots = () => shop.page.locator('storefront-root').count()
const heading = (name: string) => shop.page.getByRole('heading', { level: 1, name })

test('the place of a second store says where its menu is, and its link opens it in the shop, in view and focused', async () => {
  const { page } = shop
  await confirmAge(shop)
  await page.goto('/pages/two-stores.html')
  await productAt(page, 0).waitFor()
  await page.getByText('You can order from Kensington Market in the shop on this page.').waitFor()
  expect(shop.complaints).toEqual([expect.stringMatching(/place for "kensington".*page of its own/)])
  await bringIntoView(link())
  await link().focus()
  await page.keyboard.press('Enter')
  await heading('Kensington Market').waitFor()
  expect(new URL(page.url()).hash).toBe('#/kensington')
  const top = () => page.evaluate(() => document.querySelector('storefront-root')!.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(100)
  expect(await top()).toBeGreaterThan(-1)
  const focused = () =>
    page.evaluate(() => document.querySelector('storefront-root')!.shadowRoot!.activeElement?.textContent)
  await expect.poll(focused).toContain('Kensington Market')

  // Again, when that menu is open already.
  await bringIntoView(link())
  await link().click()
  await expect.poll(top).toBeLessThan(100)
  await expect.poll(focused).toContain('Kensington Market')
})

test('the sentence is in the language of the shop', async () => {
  const { page } = shop
  await confirmAge(shop)
  await shop.openPage(
    `<script async src="/storefront.js" data-api="/" data-location="queen-west" data-locale="fr-CA"></script>
<script async src="/storefront.js" data-api="/" data-location="kensington"></script>`
  )
  await page.getByText('Pour commander au magasin Marché Kensington, utilisez la boutique de cette page.').waitFor()
  await link(/^ouvrir le menu du magasin marché kensington$/i).waitFor()
  expect(await roots()).toBe(2)
})

test('a second place of the same store, and a tag that is run twice, say nothing', async () => {
  await confirmAge(shop)
  await shop.openPage(place('queen-west') + place('queen-west', 'again') + script + script)
  await productAt(shop.page, 0).waitFor()
  expect(await roots()).toBe(1)
  expect(shop.complaints).toEqual([])
})

test('a place that comes later says so once, and is gone without a trace with its element', async () => {
  const { page } = shop
  await confirmAge(shop)
  await shop.openPage(`${place('queen-west')}<main></main>${script}`)
  await productAt(page, 0).waitFor()
  await page.evaluate(html => {
    document.querySelector('main')!.innerHTML = html
    document.querySelector('main')!.append('More')
  }, place('kensington'))
  await link().waitFor()
  await page.evaluate(() => document.querySelector('main')!.append('Even more'))
  expect(await roots()).toBe(2)
  expect(shop.complaints).toHaveLength(1)
  await page.evaluate(() => document.querySelector('main')!.replaceChildren())
  expect(await roots()).toBe(1)
})

test('when the first shop is gone, the second place becomes the shop', async () => {
  const { page } = shop
  await confirmAge(shop)
  await shop.openPage(place('queen-west') + place('kensington') + script)
  await productAt(page, 0).waitFor()
  await link().waitFor()
  await page.locator('#queen-west').evaluate(element => element.remove())
  await heading('Kensington Market').waitFor()
  await productAt(page, 0).waitFor()
  expect(await roots()).toBe(1)
  expect(await link().count()).toBe(0)
})

test('when a host unmounts the first shop, its place stays empty, and the second is the shop until it is gone too', async () => {
  const { page } = shop
  await confirmAge(shop)
  await shop.openPage(place('queen-west') + place('kensington') + script)
  await productAt(page, 0).waitFor()
  await link().waitFor()
  const mount = (id: string) =>
    page.evaluateHandle(id => window.Storefront!.mount(document.querySelector<HTMLElement>(id)!, { api: '/' }), id)
  await (await mount('#queen-west')).evaluate(handle => handle.unmount())
  await heading('Kensington Market').waitFor()
  await productAt(page, 0).waitFor()
  await page.evaluate(() => document.body.append('More'))
  expect(await page.locator('#queen-west > *').count()).toBe(0)
  expect(await roots()).toBe(1)
  const second = await mount('#kensington')
  await page.evaluate(() => document.querySelector('#kensington')!.remove())
  await second.evaluate(handle => handle.navigate('/kensington/cart'))
  await expect.poll(() => shop.complaints.at(-1)).toMatch(/navigate\(\) was ignored: this storefront is unmounted/)
})
