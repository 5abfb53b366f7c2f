import { expect } from 'vitest'
import { pageViolations } from '../support/axe.ts'
import { hostShifts, noteShifts } from '../support/shifts.ts'
import { bareTest, phone, shop, test } from '../support/shop.ts'
import { confirmAge, productAt } from '../support/shopper.ts'

const address = '718 Queen Street West, Toronto ON M6J 1E8'

for (const locale of ['en-CA', 'fr-CA'])
  bareTest(
    `without script the page in ${locale} shows the store’s address and phone number, and breaks no rule of axe`,
    async () => {
      await shop.newVisitor({ javaScriptEnabled: false, locale })
      const { page } = shop
      await page.goto('/found')
      await page.getByText(address).first().waitFor()
      const call = locale === 'en-CA' ? /turn on JavaScript/ : /activez JavaScript/
      expect(await page.locator('noscript').getByText(call).isVisible()).toBe(true)
      expect(await page.locator('noscript').getByRole('link').getAttribute('href')).toBe('tel:+14165550141')
      // Axe is a script itself: the same page, whose own script never comes.
      await shop.newVisitor({ locale })
      await shop.page.route('**/storefront.js', route => route.abort())
      await shop.page.goto('/found?products=prices')
      await shop.page.getByText(address).first().waitFor()
      expect(await pageViolations(shop.page)).toEqual([])
    }
  )

for (const viewport of [phone.viewport, { width: 1280, height: 800 }])
  bareTest(`the shop takes the fallback's place at ${viewport.width} px, and nothing moves`, async () => {
    await shop.newVisitor({ viewport })
    const { page } = shop
    await noteShifts(page)
    await confirmAge(shop)
    let release = () => {}
    const held = new Promise<void>(done => (release = done))
    await page.route('**/storefront.js', async route => {
      await held
      await route.continue()
    })
    await page.goto('/found', { waitUntil: 'commit' })
    await page.getByText(address).first().waitFor()
    release()
    await productAt(page, 0).waitFor()
    expect(await page.locator('.storefront-fallback').isVisible()).toBe(false)
    expect(await page.locator('storefront-root').count()).toBe(1)
    expect(await hostShifts(page)).toBe(0)
    expect(shop.complaints).toEqual([])
  })

test('the shop takes the place of a fallback right after its tag, once', async () => {
  const { page } = shop
  await confirmAge(shop)
  const printed = '<storefront-root data-fallback><p>Queen West</p></storefront-root>'
  await shop.openPage(
    `<main><script async src="/storefront.js" data-api="/" data-location="queen-west"></script>${printed}</main>`
  )
  await productAt(page, 0).waitFor()
  expect(await page.locator('storefront-root > p').isVisible()).toBe(false)
  await page.evaluate(() => {
    const again = document.createElement('script')
    again.src = '/storefront.js?again'
    document.body.append(again)
    return new Promise(done => again.addEventListener('load', done))
  })
  expect(await page.locator('storefront-root').count()).toBe(1)
})

test('a fallback that the parser reaches after the script has run is not shown next to the shop', async () => {
  const { page } = shop
  await confirmAge(shop)
  const found = await (await fetch(`${shop.server.url}/found`)).text()
  const [printed = ''] = /<storefront-root.*<\/storefront-root>/s.exec(found) ?? []
  await shop.openPage(
    '<div data-storefront data-api="/" data-location="queen-west"></div><script src="/storefront.js"></script>'
  )
  await productAt(page, 0).waitFor()
  await page
    .locator('[data-storefront]')
    .evaluate((place, markup) => place.insertAdjacentHTML('beforeend', markup), printed)
  expect(await page.locator('storefront-root').count()).toBe(2)
  expect(await page.locator('.storefront-fallback').isVisible()).toBe(false)
  expect(await productAt(page, 0).isVisible()).toBe(true)
})
