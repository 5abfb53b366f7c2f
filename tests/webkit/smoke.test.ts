import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningServer } from '../../src/server/start-options.ts'
import { startTestServer } from '../server/support/process/demo-server.ts'
import { startWebKit, type WebKit } from './driver.ts'

let server: RunningServer
let webkit: WebKit

beforeAll(async () => {
  server = await startTestServer({ menuAge: 0 })
  webkit = await startWebKit()
})
afterAll(async () => {
  await webkit?.close()
  await server?.close()
})

/** Finds an element of the shop that a selector and a pattern of its name or text fit. */
const find = `
  const find = (selector, pattern) =>
    [...(document.querySelector('storefront-root')?.shadowRoot?.querySelectorAll(selector) ?? [])]
      .find(element => new RegExp(pattern, 'i').test(element.getAttribute('aria-label') ?? element.textContent))
`

const isThere = (selector: string, pattern: string) =>
  webkit.run<boolean>(`${find} return find(...arguments) !== undefined`, selector, pattern)

const appears = (selector: string, pattern: string) =>
  vi.waitUntil(() => isThere(selector, pattern), { timeout: 30_000, interval: 100 })

async function press(selector: string, pattern: string): Promise<void> {
  await appears(selector, pattern)
  await webkit.run(`${find} find(...arguments).click()`, selector, pattern)
}

/** Types into a field as a shopper would. */
const type = (selector: string, text: string) =>
  webkit.run(
    `${find}
    const field = find(arguments[0], '')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, arguments[1])
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    field.dispatchEvent(new Event('focusout', { bubbles: true, composed: true }))`,
    selector,
    text
  )

test('a shopper passes the gate, fills a cart, places an order, and finds it again after a reload', async () => {
  await webkit.open(`${server.url}/pages/plain.html#/queen-west`)
  await press('button', '^yes')
  await appears('[data-category] a[href*="/products/"]', '.')
  await press('button', '^add ')
  await press('a', '^view cart')
  await appears('h1,h2', '^your cart')
  await press('a', '^checkout')
  await appears('h1,h2', '^checkout')
  await type('#sf-first_name', 'Élise')
  await type('#sf-last_name', 'Tremblay')
  await type('#sf-phone', '416 555 0134')
  await type('#sf-email', 'elise@example.com')
  await press('button', '^place order')
  await appears('h1,h2', 'thank you, élise')
  const address = await webkit.run<string>('return location.href')
  expect(address).toContain('#/queen-west/orders/')
  await webkit.open(address)
  await webkit.run('location.reload()')
  await appears('h1,h2', 'élise')
})

test('a search finds products, and Back returns to the menu', async () => {
  await webkit.open(`${server.url}/pages/plain.html#/queen-west`)
  await appears('input[type=search]', '')
  await type('input[type=search]', 'slate')
  await appears('h2', 'products for')
  await webkit.run('history.back()')
  await vi.waitUntil(async () => !(await isThere('h2', 'products for')), { timeout: 30_000, interval: 100 })
})
