import { readFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'
import { startPubNubEndpoint } from '../../stores/support/pubnub-endpoint.ts'
import { shop, test as base } from '../support/shop.ts'
import { confirmAge } from '../support/shopper.ts'
import { placedAt } from '../support/staff.ts'

const endpoint = await startPubNubEndpoint()
afterAll(() => endpoint.close())
const pubnub = { publishKey: 'pub', subscribeKey: 'demo', cipherKey: 'secret', origin: endpoint.origin }
const test = base.extend('options', { scope: 'file' }, { pubnub })

const [, names = ''] = /(<script>.*?<\/script>)/s.exec(readFileSync('demo/pages/hazard-require.html', 'utf8')) ?? []
/** A RequireJS that loads a script which names no module. */
const loads = `<script>
  let given
  window.define = (needs, make) => (given = (make ?? needs)())
  window.define.amd = {}
  window.require = ([url], done, fail) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => done(given)
    script.onerror = fail
    document.head.append(script)
  }
</script>`

test.each([
  ['has the names of RequireJS and CommonJS', names],
  ['has a RequireJS that loads scripts', loads]
])('live messages come over PubNub’s SDK on a page that %s, and its names stay', async (_name, head) => {
  const { id } = await placedAt(shop)
  const { page } = shop
  await confirmAge(shop)
  await page.route('https://*.pndsn.com/**', async route => {
    const { pathname, search } = new URL(route.request().url())
    const reply = await fetch(endpoint.origin + pathname + search).catch(() => undefined)
    if (!reply) return route.abort().catch(() => {})
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }
    return route.fulfill({ status: reply.status, headers, body: await reply.text() }).catch(() => {})
  })
  await shop.openPage(
    '<script async src="/storefront.js" data-api="/" data-pubnub-subscribe-key="demo" data-pubnub-cipher-key="secret"></script>',
    { head, hash: `#/queen-west/orders/${id}` }
  )
  await expect.poll(() => endpoint.listening()).toContain(`order.${id}`)
  expect(await page.evaluate(() => 'PubNub' in window)).toBe(false)
  expect(await page.evaluate(() => Object.keys((window as { exports?: object }).exports ?? {}))).toEqual([])
  expect(shop.complaints).toEqual([])
})
