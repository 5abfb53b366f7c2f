import type { IncomingMessage } from 'node:http'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { ApiError } from '../api-error.ts'
import { createOpenCounts, type OpenCounts } from '../../rate-limit/open-counts.ts'
import { addressIn } from '../request/client.ts'

/** Limits of request bodies that are on their way. */
export interface BodyLimits {
  /** Maximum size in bytes of one whose length isn't given. */
  most: number
  /** Time in which a body must have arrived, in milliseconds. */
  patience: number
  /** True for a body that is no text. */
  isFile: boolean
  /** Time after which a body counts as slow, in milliseconds. */
  grace: number
  /** Maximum number of slow bodies of one address; its wider networks have more room. */
  mostSlow: number
}

/** Limits for all callers: bodies are short, and even a poor network has sent one within a second. */
export const bodyLimits = { patience: 10_000, grace: 1000, mostSlow: 8, isFile: false }

/** Files that may be on their way together: each takes memory before it is known whose it is. */
const mostFiles = 8

/** The limits of files, which take a poor network a while. */
export const fileLimits = { patience: 120_000, grace: 10_000, isFile: true }

/**
 * Waits for the request's body before anything else is done with it, so that a client which sends half of one holds no
 * place of another. Answers 408 to one that is late, or is one slow body too many of its address.
 */
export function receiveBodies({
  most,
  isFile,
  ...limits
}: {
  most: number | ((c: HonoContext) => number)
  isFile?: (c: HonoContext) => boolean
} & Partial<Omit<BodyLimits, 'most' | 'isFile'>>): MiddlewareHandler {
  const shared = { ...bodyLimits, ...limits }
  const slow = createOpenCounts(shared.mostSlow)
  const files = { open: 0 }
  return async (c, next) => {
    const bounds = { ...shared, ...(isFile?.(c) && fileLimits), most: typeof most === 'number' ? most : most(c) }
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
    if (!incoming || !hasBody(c, bounds.most)) return next()
    if (bounds.isFile && files.open >= mostFiles) throw new ApiError(503, 'unavailable', { retryAfter: 2 })
    files.open += bounds.isFile ? 1 : 0
    try {
      await receive(c, incoming, bounds, slow)
    } finally {
      files.open -= bounds.isFile ? 1 : 0
    }
    return next()
  }
}

/** False for a body of which the length already says that it is too long: it isn't read. */
function hasBody(c: HonoContext, most: number): boolean {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return false
  if (c.req.header('transfer-encoding') !== undefined) return true
  const length = Number(c.req.header('content-length') ?? 0)
  return length > 0 && length <= most
}

async function receive(
  c: HonoContext,
  incoming: IncomingMessage,
  { most, patience, grace, isFile }: BodyLimits,
  slow: OpenCounts
): Promise<void> {
  const address = addressIn(c)
  const timers: NodeJS.Timeout[] = []
  const state = { isSlow: false, isOver: false }
  // What arrived while the process was busy is read before a timer may judge it.
  const after = (ms: number, judge: () => void) =>
    void timers.push(setTimeout(() => setImmediate(() => state.isOver || judge()), ms))
  const refused = new Promise<never>((_, fail) => {
    let size = 0
    const count = (chunk: Buffer) => {
      size += chunk.length
      if (size > most) fail(new ApiError(413, 'invalid'))
    }
    if (c.req.header('transfer-encoding') !== undefined) incoming.on('data', count)
    const late = () => fail(new ApiError(408, 'unavailable'))
    const noteSlow = () => {
      if (slow.isFull(address)) return late()
      state.isSlow = true
      slow.count(address, 1)
    }
    after(patience, late)
    after(grace, noteSlow)
  })
  try {
    // A file that was read as text is no longer that file.
    const read = isFile ? c.req.arrayBuffer() : c.req.text()
    await Promise.race([read.catch(hasLeft), refused])
  } finally {
    state.isOver = true
    for (const timer of timers) clearTimeout(timer)
    if (state.isSlow) slow.count(address, -1)
  }
}

/** The client went away; no one reads the response. */
function hasLeft(): never {
  throw new ApiError(400, 'invalid')
}
