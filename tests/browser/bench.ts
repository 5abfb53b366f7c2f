import type { Browser } from 'playwright-core'
import { startServer } from '../../demo/server/start.ts'
import { findChromium } from './support/find-chromium.ts'
import { launchChromium } from './support/launch.ts'

/** How many times each is measured; the figures are medians. */
const RUNS = 7
/** How much slower the processor is made, for an old phone. */
const SLOWER = 4

/** The practical limit: the same products drawn by hand, without gate, cart, or anything else. */
const byHand = `<main id="shop"></main><script type="module">
const reply = await fetch('/v1/locations/queen-west/menu?locale=en-CA&limit=24')
const { payload } = await reply.json()
document.querySelector('#shop').innerHTML = payload.products.map(product => '<article><a href="#/queen-west/products/' + product.slug + '"><img loading="lazy" width="160" height="160" src="' + product.picture + '">' + product.name + '</a><p>' + product.brand + '</p><p>' + product.variants.map(one => one.name + ' $' + (one.price / 100).toFixed(2)).join(', ') + '</p><button>Add</button></article>').join('')
</script>`

const storefront = '<script async src="/storefront.js" data-api="/" data-location="queen-west"></script>'

/** Runs in the page: notes when the first frame holds a product. */
const watch = `(function look() {
  const root = document.querySelector('storefront-root')?.shadowRoot ?? document
  if (root.querySelector('a[href*="/products/"]')) window.firstProduct = performance.now()
  else requestAnimationFrame(look)
})()`

/** Milliseconds from the start of the page to the first frame that holds a product. */
async function timeToProducts(browser: Browser, base: string, body: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: base })
  await context.addCookies([
    { name: 'storefront.visitorAge', value: encodeURIComponent('{"v":1,"d":{"age":19}}'), url: base }
  ])
  const page = await context.newPage()
  await page.route('**/bench', route =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><body>${body}</body></html>` })
  )
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript({ content: watch })
  await page.goto('/bench')
  const handle = await page.waitForFunction('window.firstProduct')
  const time = Number(await handle.jsonValue())
  await context.close()
  return time
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const server = await startServer({ log: () => {} })
const browser = await launchChromium(findChromium())
const times = { limit: [] as number[], storefront: [] as number[] }
// By turns, so that whatever else the machine does falls on both.
for (let run = 0; run < RUNS; run++) {
  times.limit.push(await timeToProducts(browser, server.url, byHand))
  times.storefront.push(await timeToProducts(browser, server.url, storefront))
}
await browser.close()
await server.close()

const [limit, ours] = [median(times.limit), median(times.storefront)]
console.log(`Time to the first products, processor ${SLOWER}× slower, medians of ${RUNS}:`)
console.log(`  drawn by hand  ${limit.toFixed(0)} ms`)
console.log(`  the storefront ${ours.toFixed(0)} ms, ${(ours / limit).toFixed(2)} × that`)
