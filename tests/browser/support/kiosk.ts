import type { Page } from 'playwright-core'
import { readQr, rowsInPath } from '../../lib/support/read-qr.ts'
import { expect } from 'vitest'
import { phone, type Shop } from './shop.ts'
import { kiosk } from './visitor.ts'
import { addFirst, passGate } from './shopper.ts'

/** A tablet that lies on the counter. */
export const tablet = { viewport: { width: 1024, height: 768 } }

/** The button with which a visit begins. */
export const startButton = (page: Page) => page.getByRole('button', { name: /^(touch to start|touchez)/i })

/** Opens a store's kiosk with its start screen. */
export async function openKiosk(page: Page, location = 'queen-west', host = '/pages/theme.html'): Promise<void> {
  await page.goto(`${host}?in_store=1#/${location}`)
  await startButton(page).waitFor()
}

/** Opens the staff menu with the demo's PIN. */
export async function openStaffMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(staff|kiosk [a-z]|personnel|borne [a-z])$/i }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('4711')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^(leave kiosk mode|quitter)/i }).waitFor()
}

/** Registers the tablet as a kiosk of its store, and closes the menu. */
export async function register(page: Page, name = 'By the door'): Promise<void> {
  await openStaffMenu(page)
  await page.getByLabel(/^name of this kiosk/i).fill(name)
  await page.getByRole('button', { name: /^register at/i }).click()
  await page.getByText(`“${name}”`).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
}

/** Begins a visit as a guest, up to the menu. */
export async function beginVisit(page: Page): Promise<void> {
  await startButton(page).click()
  await passGate(page)
  await page.locator('storefront-root').getByRole('heading', { level: 2 }).first().waitFor()
}

/** Begins a guest's visit at a registered kiosk, up to the menu. */
export async function openVisit(): Promise<void> {
  await beginVisit(await kiosk())
}

/** Puts something into the cart and goes to the kiosk's checkout. */
export async function fillCart(page: Page): Promise<void> {
  await addFirst(page)
  await page.locator('storefront-root a[href*="/cart"]:visible').last().click()
  await page.getByRole('link', { name: /^(checkout|passer)/i }).click()
  await page.getByLabel(/^(first name|prénom)/i).waitFor()
}

/** Orders in that name, to be paid at the counter; returns the number that the kiosk shows. */
export async function placeOrder(page: Page, name: string): Promise<string> {
  await page.getByLabel(/^(first name|prénom)/i).fill(name)
  await page.getByRole('button', { name: /^(pay at the counter|payer au comptoir)/i }).click()
  const code = page.getByText(/^[A-Z]\d{3}$/).first()
  await code.waitFor()
  return code.innerText()
}

/** The note of an order that waits for the network. */
export const offlineNote = (page: Page) => page.getByText(/as soon as the network is back/i).first()

interface OpenOrder {
  pickupCode: string
  number: string
  tender: string
  customer: { first_name: string; email: string }
}

/** Returns the orders of Queen West in that first name, as its staff see them. */
export async function ordersOf({ server }: Pick<Shop, 'server'>, name: string): Promise<OpenOrder[]> {
  const reply = await fetch(`${server.url}/v1/staff/locations/queen-west/orders?state=open&locale=en-CA`, {
    headers: { Authorization: 'Bearer staff' }
  })
  const { payload } = (await reply.json()) as { payload: { orders: OpenOrder[] } }
  return payload.orders.filter(({ customer }) => customer.first_name === name)
}

/** Reads the QR code on the screen. */
export async function scan(page: Page, name: RegExp): Promise<string> {
  const path = page.getByRole('img', { name }).locator('path').last()
  return readQr(rowsInPath((await path.getAttribute('d')) ?? '')) ?? ''
}

/**
 * Signs in at the kiosk's sign-in screen with Alex's own phone, which scans the code and approves. `look` sees what the
 * phone asks.
 */
export async function signInByPhone(
  { page, browser, server }: Shop,
  look?: (own: Page) => Promise<void>
): Promise<void> {
  await page.getByRole('heading', { name: 'With your phone’s camera' }).waitFor()
  const digits = await page.getByText(/^\d{4}$/).innerText()
  const context = await browser.newContext({ ...phone, baseURL: server.url })
  const own = await context.newPage()
  await own.goto('/demo/sign-in?as=alex&to=/pages/plain.html&hash=%23/queen-west')
  await own
    .getByRole('dialog')
    .getByRole('button', { name: /^continue/i })
    .click()
  await own.getByRole('dialog').waitFor({ state: 'detached' })
  await own.goto(await scan(page, /qr code that signs you in/i))
  await passGate(own)
  await own.getByText(digits).waitFor()
  await look?.(own)
  await own.getByRole('button', { name: 'Yes, sign me in' }).click()
  await own.getByRole('heading', { name: 'You’re signed in at the kiosk' }).waitFor()
  await context.close()
  await page.getByText('Signed in as Alex').waitFor()
}

/** Expects the start screen without any of the words, to which Back leads too. */
export async function expectNothingLeft(page: Page, words: readonly string[]): Promise<void> {
  await startButton(page).waitFor()
  await expect.poll(() => traces(page, words)).toEqual([])
  await page.goBack()
  await startButton(page).waitFor()
  expect(new URL(page.url()).hash).toBe('#/queen-west')
  expect(await traces(page, words)).toEqual([])
}

/**
 * Returns where any of the words can still be found: cookies, storages, caches, the address, the history, the document,
 * form fields, and every object that can be reached from the storefront's element.
 */
export const traces = (page: Page, words: readonly string[]): Promise<string[]> =>
  page.evaluate(async words => {
    const found: string[] = []
    const look = (place: string, text: string) => {
      for (const word of words) if (text.includes(word)) found.push(`${place}: ${word}`)
    }
    look('cookie', decodeURIComponent(document.cookie))
    look('local storage', JSON.stringify({ ...localStorage }))
    look('session storage', JSON.stringify({ ...sessionStorage }))
    look('address', decodeURIComponent(location.href))
    look('history', JSON.stringify(history.state))
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        look(`cache ${url}`, url + ((await (await cache.match(url))?.text()) ?? ''))
    }
    const root = document.querySelector('storefront-root')!
    look('document', document.documentElement.outerHTML + root.shadowRoot!.innerHTML)
    for (const field of root.shadowRoot!.querySelectorAll('input,textarea'))
      look('field', (field as HTMLInputElement).value)
    const seen = new Set<unknown>([window, document, document.documentElement, document.body, document.head])
    const queue: [unknown, string][] = [[root, 'root']]
    for (const entry of queue) {
      const [value, path] = entry
      if (typeof value === 'string')
        look(path.length > 240 ? `${path.slice(0, 160)} … ${path.slice(-80)}` : path, value)
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue
      seen.add(value)
      if (value instanceof Node) for (const child of value.childNodes) queue.push([child, `${path}>`])
      if (value instanceof Element && value.shadowRoot) queue.push([value.shadowRoot, `${path}/shadow`])
      if (value instanceof Map || value instanceof Set)
        for (const one of value.entries()) queue.push([one, `${path}[]`])
      for (const key of Reflect.ownKeys(value)) {
        const { value: held } = Object.getOwnPropertyDescriptor(value, key) ?? {}
        queue.push([held, `${path}.${String(key)}`])
      }
    }
    return found
  }, words)
