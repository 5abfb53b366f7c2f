import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { accountLink, cookiesIn, cookiesOf, signIn, toastsOf } from '../support/session.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, cartWay, confirmAge, holdBack, passGate } from '../support/shopper.ts'
import { openMenu } from '../support/open-menu.ts'
import { other, retailer, serveFramer, serveRetailer } from '../support/sites.ts'

const DAY = 24 * 60 * 60
const forgetful = 'Cookies are blocked, so your cart and sign-in won’t be saved.'

const open = (place: Page | FrameLocator) => place.getByRole('heading', { level: 2 }).first().waitFor()

async function onHttps(): Promise<Page> {
  await shop.newVisitor({ baseURL: retailer })
  await serveRetailer(shop.context, shop.server.url)
  return shop.page
}

const keepNothing = () => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })

/** Simulates blocked cookies, in each of the browsers' ways. */
const blocks: [how: string, script: () => void][] = [
  [
    'throws',
    () =>
      Object.defineProperty(Document.prototype, 'cookie', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
        set() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
      })
  ],
  ['keeps nothing', keepNothing]
]

// Only a browser blocks as a page does: no timer fires while its cookies are read.
test('cookies that take 6 s to read are reported, and their contents stay for later visits (SPEC A4)', async () => {
  const { page, context } = shop
  await confirmAge(shop)
  const ageIn = async () => (await cookiesIn(context)).find(({ name }) => name === 'storefront.visitorAge')?.value
  const kept = await ageIn()
  await page.addInitScript(() => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    let hasBlocked = false
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      get() {
        // The loader's own look at them is before what the shop restores.
        const isShop = new Error().stack?.includes('/chunks/')
        const end = isShop && !hasBlocked ? performance.now() + 6000 : 0
        hasBlocked ||= end > 0
        while (performance.now() < end);
        return cookie?.get?.call(this) as string
      }
    })
  })
  const warned = page.waitForEvent('console', message => message.text().includes('No saved state after 5000 ms.'))
  await page.goto('/pages/plain.html#/queen-west')
  await warned
  await passGate(page)
  await open(page)
  expect(kept).toContain('age')
  expect(await ageIn()).toBe(kept)
})

test(
  'on https the cookies of the platform id and the user are SameSite=None and Secure, with a very long max-age (SPEC A7)',
  { tags: 'core' },
  async () => {
    const page = await onHttps()
    const from = Date.now() / 1000
    await signIn(page)
    await passGate(page)
    await accountLink(page).waitFor()
    const cookies = await cookiesIn(shop.context)
    for (const name of ['storefront.platform', 'storefront.user']) {
      const { sameSite, secure, expires, path, domain, partitionKey } =
        cookies.find(cookie => cookie.name === name) ?? {}
      expect({ name, sameSite, secure, path, domain, partitionKey }).toEqual({
        name,
        sameSite: 'None',
        secure: true,
        path: '/',
        domain: 'retailer.example',
        partitionKey: undefined
      })
      // The longest lifetime that browsers allow.
      expect(((expires ?? 0) - from) / DAY).toBeCloseTo(400, 1)
    }
  }
)

test('on plain http, without Secure, the cookies fall back to Lax', async () => {
  await signIn(shop.page)
  await passGate(shop.page)
  await accountLink(shop.page).waitFor()
  const cookies = await cookiesIn(shop.context)
  expect(cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['storefront.platform', 'storefront.user', 'storefront.session'])
  )
  for (const { sameSite, secure } of cookies) expect({ sameSite, secure }).toEqual({ sameSite: 'Lax', secure: false })
})

test('in a frame on another site the cookies are partitioned, and the visit is remembered', async () => {
  const page = await onHttps()
  await serveFramer(shop.context, '/pages/plain.html#/queen-west')
  await page.goto(other)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: /^yes/i }).click()
  await open(frame)
  const cookies = await cookiesIn(shop.context)
  expect(cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['storefront.platform', 'storefront.visitorAge'])
  )
  for (const cookie of cookies) expect(cookie).toMatchObject({ sameSite: 'None', secure: true, partitionKey: other })
  const { 'storefront.platform': id } = await cookiesOf(shop.context)
  await page.reload()
  await open(frame)
  expect(await frame.getByRole('button', { name: /^yes/i }).count()).toBe(0)
  expect((await cookiesOf(shop.context))['storefront.platform']).toBe(id)
  // On its own the retailer's page has separate storage.
  await page.goto('/pages/plain.html')
  await passGate(page)
})

for (const [how, block] of blocks)
  test(`where the browser’s cookie store ${how} memory is used instead, the shop works, and a notice explains it`, async () => {
    const { page, context } = shop
    await context.addInitScript(block)
    // The notice goes by itself after some seconds.
    await Promise.all([signIn(page), page.getByText(forgetful).waitFor()])
    await passGate(page)
    await accountLink(page).waitFor()
    await addFirst(page)
    await cartWay(page).click()
    await page.getByRole('link', { name: /^checkout/i }).click()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Alex')
    expect(await cookiesIn(context)).toEqual([])
    expect(shop.complaints).toEqual([])
  })

test('on a slow line the notice waits for the code that draws it', async () => {
  const { page, context } = shop
  await context.addInitScript(keepNothing)
  await page.clock.install()
  const release = await holdBack(page, '**/chunks/common-*')
  const asked = page.waitForRequest('**/chunks/common-*')
  await page.goto('/pages/plain.html#/queen-west')
  await passGate(page)
  await asked
  await page.clock.fastForward(6000)
  release()
  await page.getByText(forgetful).waitFor()
})

/** Opens a shop in a frame of another site where nothing can be kept until the browser grants it. */
async function openBlocked(grants: boolean): Promise<FrameLocator> {
  const page = await onHttps()
  await serveFramer(shop.context, '/pages/plain.html#/queen-west')
  await shop.context.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
    const may = () => (window as unknown as { mayKeep: boolean }).mayKeep
    Object.defineProperty(Document.prototype, 'cookie', {
      get(this: Document) {
        return may() ? (get!.call(this) as string) : ''
      },
      set(this: Document, text: string) {
        if (may()) set!.call(this, text)
      }
    })
  })
  await shop.context.addInitScript(grants => {
    const page = Object.assign(window, { asked: 0, mayKeep: false })
    Document.prototype.requestStorageAccess = () => {
      page.asked++
      page.mayKeep = grants
      return grants ? Promise.resolve() : new Promise(() => {})
    }
  }, grants)
  await page.clock.install()
  await page.goto(other)
  return page.frameLocator('iframe')
}

/** Presses once more: what asks at a press may be loaded only after the first ones. */
const press = (frame: FrameLocator) => frame.locator('storefront-root').dispatchEvent('click')

test('a frame whose browser never answers storage access requests starts immediately, and asks on a click', async () => {
  const frame = await openBlocked(false)
  // The notice goes by itself after some seconds.
  const noticed = frame.getByText(forgetful).waitFor()
  await Promise.all([frame.getByRole('button', { name: /^yes/i }).waitFor(), noticed])
  const asked = () => frame.locator('html').evaluate(() => (window as unknown as { asked: number }).asked)
  expect(await asked()).toBe(0)
  await frame.getByRole('button', { name: /^yes/i }).click()
  await open(frame)
  await expect.poll(() => press(frame).then(asked)).toBe(1)
  expect(shop.complaints.filter(text => text.startsWith('Storefront'))).toEqual([])
})

test('once the browser grants storage to a frame, the visit until then is kept', async () => {
  const frame = await openBlocked(true)
  await frame.getByRole('button', { name: /^yes/i }).click()
  await open(frame)
  await expect
    .poll(async () => {
      await press(frame)
      return (await cookiesIn(shop.context)).map(({ name }) => name)
    })
    .toEqual(expect.arrayContaining(['storefront.platform', 'storefront.visitorAge', 'storefront.location']))
})

test('a cookie that is broken or too long is dropped with a warning, and the rest is kept', async () => {
  const { page, context } = shop
  await openMenu(page)
  // Cookies are written when the browser is idle.
  await expect.poll(() => cookiesOf(context)).toHaveProperty(['storefront.visitorAge'])
  const { 'storefront.platform': id } = await cookiesOf(context)
  const url = shop.server.url
  const tooOld = encodeURIComponent(JSON.stringify({ v: 0, d: { loggedIn: true, token: 'x' } }))
  await context.addCookies([
    { url, name: 'storefront.visitorAge', value: '{not json' },
    { url, name: 'storefront.session', value: tooOld },
    { url, name: 'storefront.location', value: 'x'.repeat(3900) }
  ])
  await page.reload()
  await passGate(page)
  await open(page)
  for (const name of ['visitorAge', 'session', 'location']) {
    const said = `Dropped "storefront.${name}": it can't be read.`
    expect(shop.complaints.filter(text => text.endsWith(said))).toHaveLength(1)
  }
  const kept = await cookiesOf(context)
  expect(kept['storefront.platform']).toBe(id)
  expect(kept['storefront.session']).toBeUndefined()
  expect(JSON.parse(kept['storefront.visitorAge'] ?? '')).toEqual({ v: 1, d: { age: 19 } })
  expect(kept['storefront.location']).toContain('"queen-west"')
  expect(await toastsOf(page)).toEqual([])
})
