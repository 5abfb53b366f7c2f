import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { orders } from '../../../src/server/db/schema.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import type { OrderStatus } from '../../../src/contract/order/order.ts'
import { startPubNubEndpoint } from '../../stores/support/pubnub-endpoint.ts'
import { shop, tag, test as base } from '../support/shop.ts'
import { choose, confirmAge, passGate } from '../support/shopper.ts'
import { placedAt, staffOf } from '../support/staff.ts'

const endpoint = await startPubNubEndpoint()
const pubnub = { publishKey: 'pub', subscribeKey: 'demo', cipherKey: 'secret', origin: endpoint.origin }
const test = base.extend('options', { scope: 'file' }, { pubnub, undoSeconds: 0 })

/** Polling interval of the API without realtime messages, in milliseconds. */
const ASKED_EVERY = 10_000

const openStaff = staffOf(shop)
const placed = (method?: Method) => placedAt(shop, method)

/** Opens an order's page as its shopper. */
async function openOrder(id: string, host = '/pages/plain.html'): Promise<Page> {
  const { page } = shop
  await confirmAge(shop)
  await page.goto(`${host}#/queen-west/orders/${id}`)
  await page.getByRole('list', { name: /order status|état de la commande/i }).waitFor()
  return page
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Waits until an order has a status: the server carries out changes by a job. */
const reaches = async (number: string, status: OrderStatus) => {
  await expect
    .poll(async () => (await shop.server.db.select().from(orders).where(eq(orders.number, number)))[0]?.status, {
      timeout: 20_000
    })
    .toBe(status)
}

/** What the staff press, which status the order then has, and what its page says of it. */
type Step = [button: string, status: OrderStatus, says: string]

/** Waits for an order's page to say something. */
type Wait = (page: Page, says: string) => Promise<void>

const soon: Wait = (page, says) => heading(page, says).waitFor({ timeout: 20_000 })

/**
 * Waits while the page's clock, which is paused, goes on by a second at most (SPEC C13). A poll comes after ten, so what is
 * seen by then has been pushed.
 */
const withinASecond: Wait = async (page, says) => {
  let passed = 0
  await expect
    .poll(
      async () => {
        await page.clock.runFor(5)
        passed += 5
        return heading(page, says).isVisible()
      },
      { interval: 50 }
    )
    .toBe(true)
  expect(passed).toBeLessThanOrEqual(1000)
}

/** Takes an order's next step on the staff's page, and waits for it on the order's page. */
async function step(staff: Page, number: string, page: Page, [button, status, says]: Step, wait = soon): Promise<void> {
  await staff.getByRole('button', { name: `${button}: ${number}`, exact: true }).click()
  if (status === 'completed') {
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Identification checked' }).check()
    await dialog.getByRole('button', { name: 'Hand over', exact: true }).click()
  }
  await reaches(number, status)
  await wait(page, says)
}

const confirm: Step = ['Confirm', 'confirmed', 'Your order is confirmed']
const prepare: Step = ['Prepare', 'preparing', 'We’re preparing your order']

/** Brings an order from state to state on the staff's page, and follows it on its own. */
async function followAll(page: Page, number: string, wait: Wait): Promise<void> {
  const staff = await openStaff()
  await step(staff, number, page, confirm, wait)
  await step(staff, number, page, prepare, wait)
  await step(staff, number, page, ['Ready', 'ready', 'Your order is ready'], wait)
  await step(staff, number, page, ['Hand over', 'completed', 'Picked up. Thank you, Élise.'], wait)
}

/** Stops the clock of a page, whose stream is open. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

describe('an order’s page follows the staff’s page through all states (SPEC C13)', () => {
  test('over server-sent events, within a second', { tags: 'core' }, async () => {
    const { id, number } = await placed()
    await shop.page.clock.install()
    const stream = shop.page.waitForResponse(response => response.url().includes(`order.${id}`))
    const page = await openOrder(id)
    await stream
    await stopClock(page)
    await followAll(page, number, withinASecond)
    expect(shop.complaints).toEqual([])
  })

  test('over PubNub’s own SDK, encrypted, within a second', async () => {
    const { id, number } = await placed()
    const { page } = shop
    await page.clock.install()
    // Redirects PubNub's domain to the test's endpoint.
    await page.route('https://*.pndsn.com/**', async route => {
      const { pathname, search } = new URL(route.request().url())
      const reply = await fetch(endpoint.origin + pathname + search).catch(() => undefined)
      if (!reply) return route.abort().catch(() => {})
      const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }
      return route.fulfill({ status: reply.status, headers, body: await reply.text() }).catch(() => {})
    })
    await page.route('**/v1/events*', route => route.abort())
    await shop.openPage(
      '<script async src="/storefront.js" data-api="/" data-pubnub-subscribe-key="demo" data-pubnub-cipher-key="secret"></script>',
      { hash: `#/queen-west/orders/${id}` }
    )
    await passGate(page)
    await heading(page, /thank you, élise/i).waitFor()
    await expect.poll(() => endpoint.listening()).toContain(`order.${id}`)
    await stopClock(page)
    await followAll(page, number, withinASecond)
    const ours = endpoint.published().filter(({ channel }) => channel === `order.${id}`)
    expect(ours).toHaveLength(4)
    for (const { payload } of ours) expect(payload).toMatch(/^[A-Za-z0-9+/=]+$/)
  })

  test('by polling, where neither is available', async () => {
    const { id, number } = await placed()
    await shop.page.route('**/v1/events*', route => route.abort())
    await shop.page.clock.install()
    const page = await openOrder(id)
    await followAll(page, number, async (page, says) => {
      await page.clock.fastForward(ASKED_EVERY)
      await soon(page, says)
    })
  })
})

test('a delivery that goes out has its own message on the order page', async () => {
  const { id, number } = await placed('delivery')
  const page = await openOrder(id)
  const staff = await openStaff()
  await step(staff, number, page, confirm)
  await step(staff, number, page, prepare)
  await step(staff, number, page, ['On its way', 'out_for_delivery', 'Your order is on its way'])
  await step(staff, number, page, ['Hand over', 'completed', 'Delivered. Thank you, Élise.'])
})

test('a shopper at the curb checks in with car and spot, and the order stands out on the staff’s page', async () => {
  const { id, number } = await placed('curbside')
  const page = await openOrder(id)
  const staff = await openStaff()
  await step(staff, number, page, confirm)
  await page.route('**/here*', route => route.abort())
  await page.getByRole('button', { name: 'I’m here' }).click()
  await page.getByLabel(/^your car/i).fill('Blue hatchback')
  await page.getByLabel('Parking spot').fill('Spot 4')
  await page.getByRole('button', { name: 'I’m here' }).click()
  await page.locator('[data-errors]').waitFor()
  expect(await page.getByLabel(/^your car/i).inputValue()).toBe('Blue hatchback')
  await page.unroute('**/here*')
  await page.getByRole('button', { name: 'I’m here' }).click()
  await page.getByText(/the store knows you’ve been here since .*: Blue hatchback, Spot 4/i).waitFor()
  await staff
    .locator(`[data-order="${id}"][data-here]`)
    .getByText(/^Here .*Blue hatchback, Spot 4$/)
    .waitFor()
})

test('a shopper cancels after being asked, and the staff see it and why', async () => {
  const { id } = await placed()
  const page = await openOrder(id)
  const staff = await openStaff()
  await staff.locator(`[data-column=placed] [data-order="${id}"]`).waitFor()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel your order?' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Keep my order' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await dialog.getByLabel(/^why/i).fill('Other plans')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await heading(page, 'Your order was cancelled').waitFor()
  await page.locator('storefront-root h1:focus').waitFor()
  await page.getByText('Reason: Other plans').waitFor()
  await choose(staff.getByRole('radio', { name: 'Ended' }))
  await staff.locator('[data-column=ended]').getByText('Cancelled · Other plans').first().waitFor()
})

test('the link in the ready email opens a guest’s order in a fresh browser', async () => {
  const { id, number } = await placed()
  const staff = await openStaff()
  for (const way of ['Confirm', 'Prepare', 'Ready'])
    await staff.getByRole('button', { name: `${way}: ${number}`, exact: true }).click()
  await reaches(number, 'ready')
  const { page } = shop
  const mail = page
    .locator('article')
    .filter({ hasText: `Your order ${number} is ready` })
    .filter({ hasText: 'Email' })
  const isThere = async () => {
    await page.goto('/mailbox')
    return (await mail.count()) > 0
  }
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true)
  await mail.getByRole('link', { name: id }).click()
  await passGate(page)
  await heading(page, 'Your order is ready').waitFor()
})

test('the staff cancel with a reason that the shopper reads', async () => {
  const { id, number } = await placed()
  const page = await openOrder(id)
  const staff = await openStaff()
  await staff.getByRole('button', { name: `Cancel: ${number}` }).click()
  await staff.getByLabel(/^reason/i).fill('The till is down')
  await staff.getByRole('button', { name: 'Cancel order' }).click()
  await reaches(number, 'cancelled')
  await heading(page, 'Your order was cancelled').waitFor({ timeout: 20_000 })
  await page.getByText('Reason: The till is down').waitFor()
})

test('the receipt is printed alone, without the retailer’s page around it', async () => {
  const { id, number } = await placed()
  await shop.page.addInitScript(() => {
    window.print = () => {
      const top = window.top as Window & { printed?: string }
      top.printed = document.body.innerText
    }
  })
  const page = await openOrder(id)
  await page.getByRole('button', { name: 'Print receipt' }).click()
  const printed = () => page.evaluate(() => (window as Window & { printed?: string }).printed ?? '')
  await expect.poll(printed).toContain(`Receipt · Order ${number}`)
  expect(await printed()).toContain('Total, payable in store')
  expect(await printed()).not.toContain('Print receipt')
})

test('a receipt has its styles where the page’s policy allows none inline, and stays until the shopper is back', async () => {
  const { id } = await placed()
  const { page } = shop
  // A phone's: it ends at once, while the preview is still drawn.
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'))
  })
  await confirmAge(shop)
  await shop.openPage(`<main>${tag.replace('<script', '<script nonce="abc"')}</main>`, {
    hash: `#/queen-west/orders/${id}`,
    headers: { 'Content-Security-Policy': "script-src 'nonce-abc' 'strict-dynamic'; style-src 'self'" }
  })
  await page.getByRole('button', { name: 'Print receipt' }).click()
  const row = page.frameLocator('storefront-root iframe[title^=Receipt]').locator('[data-ends]').first()
  await row.waitFor({ state: 'attached' })
  expect(await row.evaluate(element => getComputedStyle(element).display)).toBe('flex')
  expect(shop.complaints.filter(text => text.includes('Content Security Policy'))).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => row.count()).toBe(0)
})
