import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { inCall } from '../../log/in-call.ts'

/** A call that is over, without anything of whoever made it. */
export interface CallRecord {
  /** The call's id, which the caller was told in `X-Request-Id`. */
  id: string
  method: string
  /** The pattern of the path, such as `/v1/orders/:order`; `unmatched` where nothing serves it. */
  route: string
  /** 499 where the caller hung up before the answer. */
  status: number
  /** Milliseconds from the call's head to the end of the answer; for a stream, how long it was open. */
  ms: number
  /** How many bytes were answered, with the head. */
  bytes: number
}

/** Who is told of calls; health checks and metrics are not told of. */
export interface CallWatch {
  /** A call has begun; the function that is returned is called when it has been answered, though perhaps not yet sent. */
  begun?: (() => () => void) | undefined
  over: (record: CallRecord) => void
}

/** Paths that machines ask for all the time. */
const unwatched = new Set(['/healthz', '/readyz', '/metrics'])

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])

/** Gives each call an id, which it is answered with and which what it logs bears, and tells of each when it is over. */
export function watchCalls(watches: readonly CallWatch[]): MiddlewareHandler {
  return async (c, next) => {
    const id = requestIdIn(c)
    await inCall(id, async () => {
      if (watches.length === 0 || unwatched.has(c.req.path)) await next()
      else await watched(c, next, id, watches)
      c.header('X-Request-Id', id)
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
  const ends = watches.map(watch => watch.begun?.())
  outgoing?.once('close', over)
  try {
    await next()
    status = c.res.status
  } finally {
    for (const end of ends) end?.()
  }
  if (outgoing === undefined) over()
}

/** The method; whatever is none that we know counts as one. */
const methodOf = (c: HonoContext): string => (methods.has(c.req.method) ? c.req.method : 'OTHER')

/** The pattern of the route that serves a call: of those that match, the first that is not for all methods, as middleware is. */
const routeOf = (c: HonoContext): string => matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'unmatched'

/** The id that a proxy of ours has given to the call, where there is one that we trust; else a new one. */
function requestIdIn(c: HonoContext): string {
  const given = c.get('proxies') > 0 ? c.req.header('x-request-id') : undefined
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
