import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll } from 'vitest'

/** Forwards a request to the real server. */
export type Forward = (request: Request) => Promise<Response>

/** The behaviour of a faulty server. */
export type Fault = (request: Request, forward: Forward) => Promise<Response>

/** No fault. */
export const right: Fault = (request, forward) => forward(request)

/** Opens a proxy in front of a real server with one fault at a time. It closes with the test file. */
export async function openWrongServer(target: string) {
  const state = { fault: right }
  const forward: Forward = async request => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(name)
    const body = ['GET', 'HEAD'].includes(request.method) ? null : await request.text()
    const response = await fetch(target + pathname + search, { method: request.method, headers, body: body || null })
    const own = new Headers(response.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
      own.delete(name)
    return new Response(response.body, { status: response.status, headers: own })
  }
  const server = serve({ fetch: request => state.fault(request, forward), port: 0, hostname: '127.0.0.1' }) as Server
  await new Promise<void>(done => server.once('listening', done))
  afterAll(() => {
    server.closeAllConnections()
    return new Promise<void>(done => server.close(() => done()))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state }
}

/** The requests that a fault applies to, by method and path, and by the real server's status. */
export interface Match {
  call: RegExp
  status?: number
}

const isOf = ({ call }: Match, request: Request): boolean =>
  call.test(`${request.method} ${new URL(request.url).pathname}`)

/** Changes the response to such a request. */
export const answering =
  (match: Match, change: (response: Response) => Response | Promise<Response>): Fault =>
  async (request, forward) => {
    const response = await forward(request)
    const isMeant = isOf(match, request) && (match.status === undefined || response.status === match.status)
    return isMeant ? change(response) : response
  }

/** Changes such a request before it is forwarded. */
export const asking =
  (match: Match, change: (request: Request) => Request | Promise<Request>): Fault =>
  async (request, forward) =>
    forward(isOf(match, request) ? await change(request) : request)

/** Sets values in the JSON response to such a request, by dot path; undefined removes one. */
export const putting = (match: Match, values: Record<string, unknown>): Fault =>
  answering(match, async response => {
    const data: unknown = await response.json()
    for (const [path, value] of Object.entries(values)) put(data, path.split('.'), value)
    return new Response(JSON.stringify(data), response)
  })

function put(into: unknown, [name = '', ...rest]: string[], value: unknown): void {
  const holder = into as Record<string, unknown>
  if (rest.length === 0) holder[name] = value
  else put(holder[name], rest, value)
}

/** Sets headers of the response to such a request; null removes one. */
export const heading = (match: Match, values: Record<string, string | null>): Fault =>
  answering(match, response => {
    for (const [name, value] of Object.entries(values)) {
      if (value === null) response.headers.delete(name)
      else response.headers.set(name, value)
    }
    return response
  })

/** Sets headers of such a request; null removes one. */
export const asHeading = (match: Match, values: Record<string, (() => string) | null>): Fault =>
  asking(match, request => {
    for (const [name, value] of Object.entries(values)) {
      if (value === null) request.headers.delete(name)
      else request.headers.set(name, value())
    }
    return request
  })

/** Responds to such a request with this instead. */
export const instead = (match: Match, status: number, body: unknown): Fault =>
  answering(
    match,
    () => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
  )

/** Replaces text in event streams. */
export const streaming = (from: string, to: string): Fault =>
  answering({ call: /GET \/v1\/events/ }, response => {
    const change = new TransformStream<string, string>({
      transform: (part, out) => out.enqueue(part.replaceAll(from, to))
    })
    const body = response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(change)
      .pipeThrough(new TextEncoderStream())
    return new Response(body ?? null, response)
  })
