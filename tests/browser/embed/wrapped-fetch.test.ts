import type { Request } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type OtherSite, startOtherSite } from '../support/other-site.ts'
import { shop, test } from '../support/shop.ts'
import { addFirst, cartWay, confirmAge, productAt } from '../support/shopper.ts'

let site: OtherSite
beforeAll(async () => {
  site = await startOtherSite()
})
afterAll(() => site.close())

/** What monitors, chats and old libraries make of the page's `fetch`; `own` is the browser's. */
const seen: Record<string, string> = {
  'adds headers': `window.fetch = (url, init) =>
    own(url, { ...init, headers: { ...init?.headers, traceparent: '00-1-2-01', 'x-datadog-trace-id': '1' } })`,
  'sends cookies along': `window.fetch = (url, init) => own(url, { ...init, credentials: 'include' })`,
  'sends to its own site alone': `window.fetch = (url, init) => own(new Request(url, { ...init, mode: 'same-origin' }))`,
  'is bound': `window.fetch = (url, init) => own(url, { ...init, credentials: 'include' })
    window.fetch = window.fetch.bind(window)`,
  'answers with an object of its own': `window.fetch = async (...given) => ({ ok: (await own(...given)).ok })`,
  'never answers': `window.fetch = () => new Promise(() => {})`,
  throws: `window.fetch = () => { throw new Error('Blocked.') }`
}
const unseen: Record<string, string> = {
  'is a proxy': `window.fetch = new Proxy(own, {
    apply: (target, self, [url, init]) => Reflect.apply(target, self, [url, { ...init, credentials: 'include' }])
  })`,
  'passes for the browser’s own': `
    window.fetch = { fetch: (url, init) => own(url, { ...init, credentials: 'include' }) }.fetch
    const { fetch: wrapped, Function: { prototype } } = window
    const { toString } = prototype
    prototype.toString = function () { return toString.call(this === wrapped ? own : this) }`
}

/** Opens a page of another site than the API's whose scripts run before the shop's tag; returns the calls of the API. */
async function open(script: string): Promise<Request[]> {
  const { page, context, server } = shop
  const calls: Request[] = []
  page.on('request', request => {
    if (request.url().startsWith(`${server.url}/v1/`)) calls.push(request)
  })
  await confirmAge({ context, server: { ...server, url: site.origin } })
  site.body = `<script>const own = window.fetch; ${script}</script>
<script async src="${server.url}/storefront.js" data-api="${server.url}" data-location="queen-west"></script>`
  await page.goto(site.origin)
  return calls
}

/** Fills a cart. */
async function fillCart(): Promise<void> {
  const { page } = shop
  await productAt(page, 0).waitFor()
  await addFirst(page)
  await cartWay(page).click()
  await page.getByRole('heading', { name: 'Your cart', exact: true }).waitFor()
}

const namesOf = (request: Request) => Object.keys(request.headers())

test.each(Object.entries(seen).map(([how, script]) => [how, script] as const))(
  'where the page’s fetch %s, a shopper fills a cart, and no call goes by it (SPEC C26)',
  async (how, script) => {
    const calls = await open(script)
    await fillCart()
    expect(calls.flatMap(namesOf)).not.toContain('traceparent')
    const sent = calls.find(request => request.method() === 'POST')
    expect((await sent?.allHeaders())?.['referer'], how).toBe(shop.page.url().split('#')[0])
    expect(shop.complaints).toEqual([])
  }
)

for (const [how, script] of Object.entries(unseen))
  test(`where the page’s fetch ${how}, a shopper fills a cart`, async () => {
    await open(script)
    await fillCart()
  })

test('a fetch that is wrapped once the loader has run is not used', async () => {
  const calls = await open(`new MutationObserver(() => {
      if (document.querySelector('storefront-root')) window.fetch = () => { throw new Error('Blocked.') }
    }).observe(document, { childList: true, subtree: true })`)
  await fillCart()
  expect(calls.length).toBeGreaterThan(3)
  expect(shop.complaints).toEqual([])
})

test('an unmount takes the frame along that calls were sent from', async () => {
  await open(seen['throws'] ?? '')
  await fillCart()
  expect(await shop.page.locator('iframe').count()).toBe(1)
  await shop.page.locator('storefront-root').evaluate(root => root.remove())
  expect(await shop.page.locator('iframe').count()).toBe(0)
})
