import type { BrowserContext } from 'playwright-core'

/** The demo shop's own site on https, and the site of somebody else, who shows it in a frame. */
export const retailer = 'https://retailer.example'
export const other = 'https://other.example'

/** Serves the demo server's pages, script and API at an address on https, without a network. */
export async function serveRetailer(context: BrowserContext, server: string): Promise<void> {
  await context.route(`${retailer}/**`, async route => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: server + pathname + search, maxRedirects: 0 })
    const { location } = response.headers()
    // A redirect would be followed past this handler, so the page itself goes on.
    if (location)
      await route.fulfill({ contentType: 'text/html', body: `<script>location.replace('${location}')</script>` })
    else await route.fulfill({ response, body: (await response.text()).replaceAll(server, retailer) })
  })
}

/** Serves a page of somebody else's that shows a page of the retailer's in a frame. */
export async function serveFramer(context: BrowserContext, path: string): Promise<void> {
  const frame = `<iframe title="Shop" width="380" height="800" src="${retailer}${path}"></iframe>`
  await context.route(`${other}/**`, route =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Somebody else</title>${frame}` })
  )
}
