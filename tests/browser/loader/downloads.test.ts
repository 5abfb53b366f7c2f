import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { isSettled } from '../support/settled.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, cartWay, confirmAge } from '../support/shopper.ts'

const files = JSON.parse(readFileSync('dist/files.json', 'utf8')) as Record<string, string[]>
const names = ['product', 'cart', 'checkout'].flatMap(part => [part, `${part}.en-CA`])
const fileOf = (name: string) => `/chunks/${files[name]?.[0]}.js`

/** Opens a page of the server's own: the browser's cache, which intercepted requests would pass by, is the subject. */
async function open(): Promise<string[]> {
  const finished: string[] = []
  shop.page.on('requestfinished', request => finished.push(new URL(request.url()).pathname))
  await confirmAge(shop)
  await shop.page.goto('/pages/plain.html#/queen-west')
  return finished
}

test('what may be needed next is downloaded but not run, and opens without the network', { tags: 'core' }, async () => {
  const { page, context } = shop
  const finished = await open()
  await expect.poll(() => names.filter(name => !finished.includes(fileOf(name))), { timeout: 20_000 }).toEqual([])
  // A module that runs is known to the inspector as a script.
  const devtools = await context.newCDPSession(page)
  const scripts: string[] = []
  devtools.on('Debugger.scriptParsed', ({ url }) => scripts.push(new URL(url, shop.server.url).pathname))
  await devtools.send('Debugger.enable')
  expect(scripts).toContain(fileOf('common'))
  expect(names.filter(name => scripts.includes(fileOf(name)))).toEqual([])
  await addFirst(page)
  await cartWay(page).waitFor()
  await isSettled(page)
  await context.setOffline(true)
  await page.locator('storefront-root h3 a').nth(3).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await cartWay(page).click()
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
  await page.getByRole('link', { name: /^Checkout/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
})

test('a shopper who saves data downloads nothing ahead of need', async () => {
  const { page } = shop
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  )
  const finished = await open()
  await expect.poll(() => finished.includes(fileOf('find.en-CA')), { timeout: 20_000 }).toBe(true)
  await addFirst(page)
  await cartWay(page).waitFor()
  expect(names.filter(name => finished.includes(fileOf(name)))).toEqual([])
  await cartWay(page).click()
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
})
