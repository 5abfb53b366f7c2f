import type { Browser, CDPSession, Page } from 'playwright-core'

/** CPU slowdown that simulates an old phone. */
export const SLOWER = 4

/** Returns the median of some values. */
export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

declare global {
  interface Window {
    firstProduct?: number
    /** Duration of every task over 50 ms since the list was cleared, in milliseconds. */
    longTasks: number[]
  }
}

/** Runs in the page: records the first frame with a product, and every long task. */
const watch = `window.longTasks = []
new PerformanceObserver(list => window.longTasks.push(...list.getEntries().map(one => one.duration))).observe({ entryTypes: ['longtask'] })
;(function look() {
  const root = document.querySelector('storefront-root')?.shadowRoot ?? document
  if (root.querySelector('a[href*="/products/"]')) window.firstProduct = performance.now()
  else requestAnimationFrame(look)
})()`

/** A visitor with an old phone. */
export interface SlowVisitor {
  page: Page
  devtools: CDPSession
  /** Milliseconds from the start of the page to the first frame with a product. */
  firstProduct(): Promise<number>
}

let photo: Promise<Buffer> | undefined

/** Takes a bitmap picture, as retailers have them. The demo's are SVGs, which the page's own thread renders. */
export async function takePhoto(browser: Browser, base: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 480, height: 480 }, baseURL: base })
  await page.goto('/pictures/categories/flower.svg')
  const taken = await page.screenshot({ type: 'jpeg', quality: 70 })
  await page.close()
  return taken
}

/** Opens a page with this markup on an old phone, past the age gate. */
export async function openSlowly(browser: Browser, base: string, markup: string): Promise<SlowVisitor> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: base })
  await context.addCookies([
    { name: 'storefront.visitorAge', value: encodeURIComponent('{"v":1,"d":{"age":19}}'), url: base }
  ])
  const page = await context.newPage()
  const body = await (photo ??= takePhoto(browser, base))
  await page.route('**/pictures/*', route => route.fulfill({ contentType: 'image/jpeg', body }))
  await page.route('**/bench', route =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><body>${markup}</body></html>` })
  )
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript({ content: watch })
  await page.goto('/bench')
  return {
    page,
    devtools,
    async firstProduct() {
      const handle = await page.waitForFunction(() => window.firstProduct)
      return Number(await handle.jsonValue())
    }
  }
}
