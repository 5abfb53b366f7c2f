import { resolve } from 'node:path'
import { expect } from 'vitest'
import type { FirstScreen } from '../../../src/contract/store/first-screen.ts'
import type { printFirstScreen as print } from '../../../src/first-screen/draw/print.ts'
import { firstScreenOf } from '../support/first-screen.ts'
import { shop, test } from '../support/shop.ts'
import { cartWay } from '../support/shopper.ts'

interface Printer {
  printFirstScreen: typeof print
}

const { cards, firstCard, appIsThere, holdApp, confirm } = firstScreenOf(shop)

/** Prints the menu into a page, as a retailer's server does whose shop has no age gate. */
async function printed(script: string): Promise<string> {
  const { printFirstScreen } = (await import(/* @vite-ignore */ resolve('dist/server/first-screen.js'))) as Printer
  const reply = await fetch(`${shop.server.url}/v1/locations/queen-west/first-screen?locale=en-CA&confirmed=true`)
  const { payload } = (await reply.json()) as { payload: FirstScreen }
  const markup = printFirstScreen({ ...payload, minAge: 0 }, { locale: 'en-CA', theme: 'light', accent: '#a3195b' })
  return `<main><div data-storefront data-api="/" data-accent="#a3195b">${markup}</div>${script}</main>`
}

const loader = '<script async src="/storefront.js"></script>'

test('a first screen that is printed into the page is there without any script, in the retailer’s colours', async () => {
  await shop.openPage(await printed(''), { hash: '#/queen-west' })
  await firstCard().waitFor()
  const root = shop.page.locator('storefront-root')
  expect(await root.evaluate(element => getComputedStyle(element).getPropertyValue('--sf-accent'))).toBe('#a3195b')
  expect(await firstCard().locator('div:has(> img)').getAttribute('style')).toMatch(/background/)
})

test(
  'the elements of a printed first screen become the app’s own, and it is not asked for',
  { tags: 'core' },
  async () => {
    const { page } = shop
    await confirm(19)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    const release = await holdApp()
    await shop.openPage(await printed(loader), { hash: '#/queen-west' })
    const card = await firstCard().elementHandle()
    // The loader holds back from now on what is pressed.
    await page.waitForFunction(
      () => document.querySelector('storefront-root')?.shadowRoot?.adoptedStyleSheets.length === 1
    )
    await firstCard().getByRole('button', { name: /^add/i }).click()
    release()
    await appIsThere()
    await cartWay(page).waitFor()
    expect(await card?.evaluate(element => element.isConnected)).toBe(true)
    expect(await page.locator('storefront-root style').count()).toBe(0)
    expect(asked.filter(url => url.includes('first-screen'))).toEqual([])
    expect(shop.complaints).toEqual([])
  }
)

test('a printed first screen gives way to the screen that the page’s address names', async () => {
  await confirm(19)
  await shop.openPage(await printed(loader), { hash: '#/queen-west/cart' })
  await shop.page.getByText('Your cart is empty').waitFor()
  expect(await cards().count()).toBe(0)
})
