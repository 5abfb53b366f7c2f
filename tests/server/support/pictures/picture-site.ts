import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The certificate of `cdn.shop.example`, which is its own authority. */
export const certificate = read('site-certificate.pem')

/** Starts a web server for a test file: over https as `cdn.shop.example`, or over http. Paths without an answer are 404. */
export function picturesAt({ isSecure = false } = {}) {
  const answers = new Map<string, Answer>()
  const asked: IncomingMessage[] = []
  const server = isSecure ? createSecureServer({ cert: certificate, key: read('site-key.pem') }) : createServer()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    asked.push(request)
    const answer = answers.get(request.url ?? '')
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  let port = 0
  beforeAll(async () => {
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = isSecure ? 'https://cdn.shop.example' : 'http://127.0.0.1'
  const addressOf = (path: string) => `${origin}:${port}${path}`
  return {
    addressOf,
    /** Answers a path, and returns its address. */
    answer(path: string, answer: Answer): string {
      answers.set(path, answer)
      return addressOf(path)
    },
    /** Serves a file at a path, and returns its address. */
    serve(
      path: string,
      file: Buffer | string,
      headers: Record<string, string> = { 'content-type': 'image/png' }
    ): string {
      answers.set(path, (_, response) => response.writeHead(200, headers).end(file))
      return addressOf(path)
    },
    /** Returns the requests of a path so far. */
    askedFor: (path: string) => asked.filter(({ url }) => url === path)
  }
}
