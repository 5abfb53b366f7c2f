import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A request received by the test's provider. */
export interface Heard {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** The provider's response; null is no response at all, and `lost` closes the connection in its place. */
export type Reply = { status?: number; body: object | string } | 'lost' | null

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

/** Starts a provider on loopback with the given responses, which records requests. It closes with the test file. */
export async function openProvider(answer: (heard: Heard) => Reply) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    void textOf(request).then(body => {
      const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
      heard.push(call)
      const reply = answer(call)
      if (!reply) return
      if (reply === 'lost') return void response.destroy()
      response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json' })
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    server.closeAllConnections()
    return new Promise<void>(done => server.close(() => done()))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}

export const good = '4242424242424242'
export const declined = '4000000000000002'
export const lacking = '4000000000009995'
export const challenged = '4000000000003220'
/** Their banks' pages store something, and lead the page around a frame of theirs. */
export const storing = '4000000000003261'
export const nested = '4000000000003279'
export const silent = '4000000000000119'

/** Returns the origin of the fake card provider, taken from its script. */
export async function fakeProviderAt(url: string): Promise<string> {
  const script = await (await fetch(`${url}/stand-ins/cards.js`)).text()
  return /site = "([^"]+)"/.exec(script)?.[1] ?? ''
}

/** Returns the token that the fake provider's fields create for a card. */
export async function tokenFor(fakeProvider: string, number: string): Promise<string> {
  const card = { number, expiry: '0429', code: '123' }
  const reply = await fetch(`${fakeProvider}/cards/tokens`, { method: 'POST', body: JSON.stringify(card) })
  return ((await reply.json()) as { token: string }).token
}
