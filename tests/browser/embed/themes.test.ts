import { describe, expect } from 'vitest'
import { shop, test } from '../support/shop.ts'

/** One of each kind; which elements are found on the others is tested on their markup alone. */
const pages = ['astra', 'bootstrap', 'shopify-dawn', 'webflow', 'wordpress-block-themes']

/** Returns what of the page's own parts is in sight, by kind and text, and what is not. */
const parts = (shown: boolean) =>
  shop.page.evaluate(
    wanted =>
      [...document.querySelectorAll<HTMLElement>('[data-part]')]
        .filter(element => element.checkVisibility() === wanted)
        .map(element => `${element.dataset['part']}: ${element.textContent.replace(/\s+/g, ' ').trim()}`),
    shown
  )
const kinds = async (shown: boolean) => [...new Set((await parts(shown)).map(part => part.split(':')[0]))].toSorted()

const isUp = () => shop.page.getByRole('button', { name: /^yes/i }).waitFor()

describe.each(pages)('on the page of the theme %s', name => {
  test('the flags hide only the header and the footer, each separately, until the storefront is unmounted', async () => {
    const { page } = shop
    await page.goto(`/pages/themes/${name}.html#/?noh&nof`)
    await isUp()
    expect(await parts(false)).not.toEqual([])
    expect(await kinds(false)).toEqual(['footer', 'header'])
    expect(await kinds(true)).toEqual(['content'])
    await page.evaluate(() => (location.hash = '#/?noh'))
    await expect.poll(() => kinds(true)).toEqual(['content', 'footer'])
    expect(await kinds(false)).toEqual(['header'])
    await page.evaluate(() => (location.hash = '#/?nof'))
    await expect.poll(() => kinds(true)).toEqual(['content', 'header'])
    expect(await kinds(false)).toEqual(['footer'])
    await page.evaluate(() => {
      const place = document.querySelector<HTMLElement>('[data-storefront]')!
      window.Storefront!.mount(place, { api: '/' }).unmount()
    })
    await expect.poll(() => parts(false)).toEqual([])
    expect(shop.complaints).toEqual([])
  })
})
