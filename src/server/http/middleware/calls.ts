import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { inCall } from '../../log/in-call.ts'

/** A finished request, without personal data of the caller. */
export interface CallRecord {
  /** The request id, sent as `X-Request-Id`. */
  id: string
  method: string
  /** The route pattern, such as `/v1/orders/:order`; `unmatched` if no route matches. */
  route: string
  /** 499 if the client disconnected before the response. */
  status: number
  /** Milliseconds from the request headers to the end of the response; for a stream, the time that it was open. */
  ms: number
  /** Size of the response in bytes, headers included. */
  bytes: number
}

/** Observes requests, except health checks and metrics. */
export interface CallWatch {
  /**
   * Called when a request begins; the returned function is called when its response is ready, though perhaps not yet
   * sent.
   */
  begun?: (() => () => void) | undefined
  over: (record: CallRecord) => void
}

/** Paths that monitoring polls; they are not recorded. */
const unwatched = new Set(['/healthz', '/readyz', '/metrics'])

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])

/**
 * Gives each request an id, which is sent in the response and attached to its log lines, and reports each finished
 * request.
 */
export function watchCalls(watches: readonly CallWatch[]): MiddlewareHandler {
  return async (c, next) => {
    const id = requestIdIn(c)
    await inCall(id, async () => {
      if (watches.length === 0 || unwatched.has(c.req.path)) await next()
      else await watched(c, next, id, watches)
      // `c.header` would turn the finished response into a stream.
      c.res.headers.set('X-Request-Id', id)
    })
  }
}

async function watched(
  c: HonoContext,
  next: () => Promise<void>,
  id: string,
  watches: readonly CallWatch[]
): Promise<void> {
  const { incoming, outgoing } = (c.env ?? {}) as { incoming?: IncomingMessage; outgoing?: ServerResponse }
  const socket = incoming?.socket
  const [begun, before] = [performance.now(), socket?.bytesWritten ?? 0]
  let status = 499
  const over = () => {
    const bytes = (socket?.bytesWritten ?? 0) - before
    const record = { id, method: methodOf(c), route: routeOf(c), status, ms: performance.now() - begun, bytes }
    for (const watch of watches) watch.over(record)
  }
  const disposers = watches.map(watch => watch.begun?.())
  outgoing?.once('close', over)
  try {
    await next()
    status = c.res.status
  } finally {
    for (const dispose of disposers) dispose?.()
  }
  if (outgoing === undefined) over()
}

/** The method; unknown methods count as `OTHER`. */
const methodOf = (c: HonoContext): string => (methods.has(c.req.method) ? c.req.method : 'OTHER')

/** The pattern of the first matching route that is not for all methods, as middleware is. */
const routeOf = (c: HonoContext): string => matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'unmatched'

/** The id given by a trusted proxy, otherwise a new one. */
function requestIdIn(c: HonoContext): string {
  const header = c.get('proxies') > 0 ? c.req.header('x-request-id') : undefined
  return header !== undefined && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}
