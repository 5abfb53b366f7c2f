import type { Endpoint } from '../../contract/http/endpoint.ts'
import { type Platform, platform, isCurrent } from '../../platform/platform.ts'
import { readReply } from '../../rules/reply.ts'
import { failed, readFailure, type Result } from './problem.ts'
import { apiSettings } from './api-settings.ts'

/**
 * The time limit of one attempt, the one for large responses on slow networks, and the delays before each retry, in
 * milliseconds.
 */
const TIME_LIMIT = 15_000
const LONG_TIME_LIMIT = 60_000
const waits = [400, 1600]

/** The maximum `Retry-After` that is honoured, in milliseconds. */
const MOST_WAIT = 5000

/** An endpoint as far as requests go by it. */
export type Target = Pick<Endpoint, 'method' | 'path' | 'creates' | 'auth'> & { query: object }

/** The parameters of a request: the `:name` parts of the path, the query and the body. */
export interface Call<Body = unknown> {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Body
  /** The body of an upload. */
  file?: Blob
  /** Makes a repeated `POST` safe (SPEC C16). */
  idempotencyKey?: string
  /** Never repeated after a lost reply, because the first attempt may have done its work. */
  isOnce?: boolean
  /** Bypasses the browser's cache, for data that is known to have changed. */
  isFresh?: boolean | undefined
  /** True if the response is large. */
  isLong?: boolean
  /** A token to use in place of the current session's. */
  token?: string
}

function addressOf(endpoint: Target, call: Call): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(call.params?.[name] ?? ''))
  const query = new URLSearchParams(call.query)
  if ('locale' in endpoint.query) query.set('locale', apiSettings().locale())
  const text = query.toString()
  return `${apiSettings().base}/v1${path}${text ? `?${text}` : ''}`
}

/** Returns true for a read without a session: sent without headers of ours, it needs no preflight and fits any cache. */
const isPublicRead = ({ method, auth }: Target): boolean =>
  method === 'GET' && (auth === undefined || auth === 'age-gated')

/** Every form is sent here: an empty text is null (SPEC A5). */
const emptyAsNull = (_: string, value: unknown): unknown => (value === '' ? null : value)

function initOf(endpoint: Target, call: Call, token: string | undefined): RequestInit {
  const headers: Record<string, string> = {}
  if (token || !isPublicRead(endpoint)) headers['X-Platform-Id'] = apiSettings().platformId()
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (call.body !== undefined) headers['Content-Type'] = 'application/json'
  if (call.idempotencyKey) headers['Idempotency-Key'] = call.idempotencyKey
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'omit' }
  if (call.isFresh) init.cache = 'no-cache'
  if (call.file) init.body = call.file
  if (call.body !== undefined) {
    init.body = JSON.stringify(call.body, emptyAsNull)
    // Links in emails lead back to this page, which the API knows only from the referrer.
    init.referrerPolicy = 'no-referrer-when-downgrade'
  }
  return init
}

interface Answer {
  status: number
  body: string
  /** The server's `Retry-After`, in milliseconds. */
  wait: number
}

async function fetchOnce(
  browser: Platform,
  url: string,
  init: RequestInit,
  limit: number
): Promise<Answer | undefined> {
  const abort = new AbortController()
  const cancel = browser.clock.after(limit, () => abort.abort())
  try {
    const response = await browser.http(url, { ...init, signal: abort.signal })
    // The body counts too: a connection that drops half-way is a failed attempt.
    const wait = Number(response.headers.get('Retry-After')) * 1000
    return { status: response.status, body: await response.text(), wait }
  } catch {
    return undefined
  } finally {
    cancel()
  }
}

async function fetchWithRetry(
  browser: Platform,
  url: string,
  init: RequestInit,
  { isRepeatable, limit }: { isRepeatable: boolean; limit: number }
): Promise<Answer | undefined> {
  for (let tries = 0; ; tries++) {
    const response = await fetchOnce(browser, url, init, limit)
    const wait = waits[tries]
    // The storefront was unmounted, so the caller must not continue. From here to the caller there are only microtasks,
    // so it can't be unmounted in between.
    if (!isCurrent(browser)) return new Promise(() => {})
    if (!isRepeatable || wait === undefined || (response && response.status < 500)) return response
    const retryAfter = response?.wait ?? 0
    // Retry a busy server only when it asks to be, if at all: more requests would only make it busier.
    if (retryAfter > MOST_WAIT) return response
    await new Promise<void>(done => void browser.clock.after(Math.max(wait, retryAfter), done))
  }
}

async function fetchInSession(browser: Platform, endpoint: Target, call: Call): Promise<Answer | undefined> {
  const trying = {
    isRepeatable: !call.isOnce && (!endpoint.creates || call.idempotencyKey !== undefined),
    limit: call.isLong ? LONG_TIME_LIMIT : TIME_LIMIT
  }
  const send = (token?: string) =>
    fetchWithRetry(browser, addressOf(endpoint, call), initOf(endpoint, call, token), trying)
  const token = call.token ?? apiSettings().token(endpoint.auth)
  const response = await send(token)
  if (response?.status !== 401 || !token) return response
  apiSettings().onUnauthorized(token)
  // Requests that guests may make are retried without the session, except orders.
  return endpoint.auth === 'optional' ? send() : response
}

/** Sends a request. Returns the data of a success, which is not checked yet, or a problem. */
export async function send(endpoint: Target, call: Call = {}): Promise<Result<unknown>> {
  const browser = platform()
  const response = await fetchInSession(browser, endpoint, call)
  if (!response) return failed('offline')
  let data: unknown
  try {
    data = JSON.parse(response.body)
  } catch {
    return failed(response.status >= 500 ? 'server' : 'malformed')
  }
  const reading = readReply(response.status, data)
  return reading.ok ? { ok: true, value: data, message: reading.message } : readFailure(response.status, data)
}
