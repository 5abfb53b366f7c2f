import type { Browser } from 'playwright-core'
import { startServer } from '../../../demo/server/start.ts'
import { median, openSlowly, SLOWER } from './visitor.ts'

/** Number of runs; the figures are medians. */
const RUNS = 7
/** The practical limit: the same products in plain HTML, without gate, cart, or anything else. */
const byHand = `<main id="shop"></main><script type="module">
const reply = await fetch('/v1/locations/queen-west/menu?locale=en-CA&limit=24')
const { payload } = await reply.json()
document.querySelector('#shop').innerHTML = payload.products.map(product => '<article><a href="#/queen-west/products/' + product.slug + '"><img loading="lazy" width="160" height="160" src="' + product.picture + '">' + product.name + '</a><p>' + product.brand + '</p><p>' + product.variants.map(one => one.name + ' $' + (one.price / 100).toFixed(2)).join(', ') + '</p><button>Add</button></article>').join('')
</script>`

const storefront = '<script async src="/storefront.js" data-api="/" data-location="queen-west"></script>'

/** Milliseconds from the start of the page to the first frame with a product. */
async function timeToProducts(browser: Browser, base: string, body: string): Promise<number> {
  const { page, firstProduct } = await openSlowly(browser, base, body)
  const time = await firstProduct()
  await page.context().close()
  return time
}

/** Prints the time to the demo's first products, compared with the same products in plain HTML. */
export async function benchStartUp(browser: Browser): Promise<void> {
  const server = await startServer({ log: () => {} })
  const times = { limit: [] as number[], storefront: [] as number[] }
  // Alternating, so that other load of the machine affects both.
  for (let run = 0; run < RUNS; run++) {
    times.limit.push(await timeToProducts(browser, server.url, byHand))
    times.storefront.push(await timeToProducts(browser, server.url, storefront))
  }
  await server.close()
  const [limit, ours] = [median(times.limit), median(times.storefront)]
  console.log(`Time to the first products, processor ${SLOWER}× slower, medians of ${RUNS}:`)
  console.log(`  drawn by hand  ${limit.toFixed(0)} ms`)
  console.log(`  the storefront ${ours.toFixed(0)} ms, ${(ours / limit).toFixed(2)} × that`)
}
