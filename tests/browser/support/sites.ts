import type { BrowserContext } from 'playwright-core'

/** The demo shop's own https site, and a foreign site that embeds it in a frame. */
export const retailer = 'https://retailer.example'
export const other = 'https://other.example'

/** Serves the demo server's pages, script and API at an https origin, without a network. */
export async function serveRetailer(context: BrowserContext, server: string): Promise<void> {
  await context.route(`${retailer}/**`, async route => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: server + pathname + search, maxRedirects: 0 })
    const { location } = response.headers()
    // A redirect would bypass this handler, so the page itself navigates.
    if (location)
      await route.fulfill({ contentType: 'text/html', body: `<script>location.replace('${location}')</script>` })
    else await route.fulfill({ response, body: (await response.text()).replaceAll(server, retailer) })
  })
}

/** Serves a foreign page with a page of the retailer in a frame. */
export async function serveFramer(context: BrowserContext, path: string): Promise<void> {
  const frame = `<iframe title="Shop" width="380" height="800" src="${retailer}${path}"></iframe>`
  await context.route(`${other}/**`, route =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Somebody else</title>${frame}` })
  )
}
