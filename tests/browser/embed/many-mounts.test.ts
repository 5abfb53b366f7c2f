import { expect } from 'vitest'
import { countOnPage, noteUnderWay } from '../support/page-counts.ts'
import { shop, test } from '../support/shop.ts'
import { confirmAge } from '../support/shopper.ts'

/** Mounts the shop some times in the page, waits each time until its menu can be searched, and unmounts it. */
const mountTimes = (times: number) =>
  shop.page.evaluate(async total => {
    const { Storefront } = window
    const here = document.querySelector<HTMLElement>('#here')
    if (!here || !Storefront) throw new Error('The page has no place for the shop.')
    for (let nth = 0; nth < total; nth++) {
      const handle = Storefront.mount(here, { api: '/', location: 'queen-west' })
      const shadow = here.querySelector('storefront-root')?.shadowRoot
      while (!shadow?.querySelector('[data-category] a[href*="/products/"]') || !shadow.querySelector('[type=search]'))
        await new Promise(requestAnimationFrame)
      handle.unmount()
    }
  }, times)

const underWay = () => shop.page.evaluate(() => [...window.underWay.values()])

/**
 * How much the heap may grow by 40 more mounts, in bytes. If each kept its menu, of some hundred kilobytes, it would be many
 * times as much; compiled code and the like, most of which comes with the first 30, and of which V8 keeps now more and now less, come
 * to a few hundred kilobytes.
 */
const TOLERANCE = 1_000_000

test('70 mounts leave no node, listener, observer, stream or timer, and the heap is as large as after 30', async () => {
  const { page } = shop
  await noteUnderWay(page)
  await confirmAge(shop)
  await shop.openPage('<p>Host</p><div id="here"></div><script src="/storefront.js"></script>')
  const before = await countOnPage(page)
  const counts = async (times: number) => {
    await mountTimes(times)
    // Stores end what they follow a second after their last listener is gone.
    await expect.poll(underWay).toEqual([])
    return countOnPage(page)
  }
  const after30 = await counts(30)
  const after70 = await counts(40)
  console.log(JSON.stringify({ before, after30, after70 }))
  const { heap, ...left } = before
  expect(heap).toBeGreaterThan(0)
  expect(after30).toMatchObject(left)
  expect(after70).toMatchObject(left)
  expect(after70.heap - after30.heap).toBeLessThan(TOLERANCE)
  expect(shop.complaints).toEqual([])
}, 240_000)
