import type { Frame } from 'playwright-core'
import { shop } from './shop.ts'
import { slice } from './visitor.ts'

/** Opens a page of the shop's own site with the shop in a frame, past the gate, at a place that the page's fragment names. */
export async function openFramed(hash: string): Promise<void> {
  const { origin } = new URL(shop.server.url)
  await shop.context.addCookies([
    slice('visitorAge', { age: 19 }),
    slice('location', { slug: 'queen-west', carts: {} })
  ])
  await shop.page.route('**/framed.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Framed</title><header style="height:300px">Host</header>
        <div data-storefront data-mode="frame" data-api="${origin}"></div>
        <script async src="/storefront.js"></script>`
    })
  )
  await shop.page.goto(`${origin}/framed.html${hash}`)
}

/** Returns the frame of the page's shop. */
export async function framed(): Promise<Frame> {
  const handle = await shop.page.locator('storefront-root iframe').elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('The page has no frame.')
  return frame
}
