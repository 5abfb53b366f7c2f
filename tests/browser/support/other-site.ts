import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site that isn't the demo server's, on this machine: a browser takes `localhost` and `127.0.0.1` for two sites. */
export interface OtherSite {
  origin: string
  /** What its pages have in their body, and their headers. */
  body: string
  headers: Record<string, string>
  close(): Promise<void>
}

/** Starts a site whose pages have a tall header and a footer around a body. */
export async function startOtherSite(): Promise<OtherSite> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...site.headers })
    response.end(`<!doctype html><html lang="en"><head><title>A retailer</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head>
<body style="margin:0"><header style="height:300px">Host header</header>
<main>${site.body}</main><footer style="height:200px">Host footer</footer></body></html>`)
  })
  await new Promise<void>(done => void server.listen(0, '127.0.0.1', done))
  const site: OtherSite = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    body: '',
    headers: {},
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    }
  }
  return site
}
