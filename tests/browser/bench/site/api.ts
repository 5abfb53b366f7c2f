import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { FLOOR_SCRIPT, UNDRAWN } from '../pages/pages.ts'
import { serve, type Site } from './serve.ts'

const lasting = { 'Cache-Control': 'public, max-age=31536000, immutable', 'Access-Control-Allow-Origin': '*' }

/** Files that the proxy serves itself. */
export interface OwnFiles {
  /** A JPEG for all pictures, as retailers have them. The demo's are SVGs, which the page's own thread renders. */
  photo: Buffer
  floorScript: string
}

/** Passes a request on to the server on this port, with its host name, which the addresses of pictures are made of. */
function forward(port: number, from: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '' } = from
  // A store that there is none of has no first screen.
  const path = url.startsWith(UNDRAWN) ? url.replace(UNDRAWN, '').replace(/[\w-]+(?=\/first-screen)/, 'none') : url
  const onward = request({ host: '127.0.0.1', port, method, headers, path, agent: false }, reply => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  from.pipe(onward)
}

/** Serves the API and the scripts of a demo server, with photos for pictures. */
export function serveApi(port: number, { photo, floorScript }: OwnFiles): Promise<Site> {
  const script = gzipSync(floorScript)
  return serve((from, response) => {
    const { url = '' } = from
    if (url.startsWith('/pictures/')) {
      response.writeHead(200, { ...lasting, 'Content-Type': 'image/jpeg' }).end(photo)
    } else if (url === FLOOR_SCRIPT) {
      const headers = { ...lasting, 'Content-Type': 'text/javascript', 'Content-Encoding': 'gzip' }
      response.writeHead(200, headers).end(script)
    } else forward(port, from, response)
  })
}
