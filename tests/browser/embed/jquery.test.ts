import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'vitest'
import { shop, test } from '../support/shop.ts'
import { addFirst, cartWay, confirmAge, productAt } from '../support/shopper.ts'

const require = createRequire(import.meta.url)
const jquery = readFileSync(require.resolve('jquery'), 'utf8')
const tag = '<script async src="/storefront.js" data-api="/" data-location="queen-west"></script>'
const mark = '<div data-storefront data-api="/" data-location="queen-west"></div>'

const forms = [
  ['the tag', tag],
  ['a place and the script', `${mark}<script src="/storefront.js"></script>`]
] as const
for (const [name, html] of forms)
  test(`jQuery’s html() with ${name} brings a shop that works, and once more after another page`, async () => {
    const { page } = shop
    await confirmAge(shop)
    await page.route('**/jquery.js', route => route.fulfill({ contentType: 'text/javascript', body: jquery }))
    await shop.openPage('<main></main>', { head: '<script src="/jquery.js"></script>' })
    const put = (markup: string) =>
      page.evaluate(given => {
        const { $ } = window as unknown as { $(selector: string): { html(markup: string): void } }
        $('main').html(given)
      }, markup)
    for (const nth of ['first', 'second']) {
      await put(html)
      await productAt(page, 0).waitFor()
      if (nth === 'first') await addFirst(page)
      await cartWay(page).waitFor()
      expect(await page.locator('storefront-root').count()).toBe(1)
      await put('<h2>About us</h2>')
      await expect.poll(() => page.locator('storefront-root').count()).toBe(0)
    }
    expect(shop.complaints).toEqual([])
  })
