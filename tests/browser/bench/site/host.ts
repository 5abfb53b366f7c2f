import { gzipSync } from 'node:zlib'
import { serve, type Site } from './serve.ts'

/** Serves the retailer's pages by their paths. */
export function serveHost(pages: { path: string; html: string }[]): Promise<Site> {
  const bodies = new Map(pages.map(({ path, html }) => [path, gzipSync(html)]))
  return serve(({ url = '' }, response) => {
    const body = bodies.get(url)
    if (!body) {
      response.writeHead(404).end()
      return
    }
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' }
    response.writeHead(200, { ...headers, 'Cache-Control': 'no-cache' }).end(body)
  })
}
