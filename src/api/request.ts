import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import type { BodyOf, Endpoint, ReplyOf } from '../contract/http/endpoint.ts'
import { success } from '../contract/http/reply.ts'
import { type Platform, platform, isCurrent } from '../platform/platform.ts'
import { readReply } from '../rules/reply.ts'
import { failed, readFailure, type Result } from './problem.ts'
import { apiSettings } from './settings.ts'

/** How long one try may take, one that brings much for an old phone's network, and how long to wait before each further one, in milliseconds. */
const TIME_LIMIT = 15_000
const LONG_TIME_LIMIT = 60_000
const waits = [400, 1600]

/** The longest that a server may make us wait before we try again, in milliseconds. */
const MOST_WAIT = 5000

/** What fills an endpoint in: the `:name` parts of its path, its query, its body. */
export interface Call<E extends Endpoint> {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: BodyOf<E>
  /** Makes a repeated `POST` the same one (SPEC C16). */
  idempotencyKey?: string
  /** Passes over what the browser keeps, for what is known to have changed. */
  isFresh?: boolean | undefined
  /** Whether the answer is long. */
  isLong?: boolean
  /** Another session's token than that of the person who is signed in. */
  token?: string
}

function addressOf(endpoint: Endpoint, call: Call<Endpoint>): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(call.params?.[name] ?? ''))
  const query = new URLSearchParams(call.query)
  if ('locale' in endpoint.query) query.set('locale', apiSettings().locale())
  const text = query.toString()
  return `${apiSettings().base}/v1${path}${text ? `?${text}` : ''}`
}

function initOf(endpoint: Endpoint, call: Call<Endpoint>, token: string | undefined): RequestInit {
  const headers: Record<string, string> = { 'X-Platform-Id': apiSettings().platformId() }
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (call.body !== undefined) headers['Content-Type'] = 'application/json'
  if (call.idempotencyKey) headers['Idempotency-Key'] = call.idempotencyKey
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'omit' }
  if (call.isFresh) init.cache = 'no-cache'
  if (call.body !== undefined) {
    init.body = JSON.stringify(call.body)
    // A link in an e-mail leads back to this very page, which the API knows of by nothing else.
    init.referrerPolicy = 'no-referrer-when-downgrade'
  }
  return init
}

interface Answer {
  status: number
  body: string
  /** How long the server asks us to leave it alone, in milliseconds. */
  wait: number
}

async function fetchOnce(
  outside: Platform,
  url: string,
  init: RequestInit,
  limit: number
): Promise<Answer | undefined> {
  const abort = new AbortController()
  const callOff = outside.clock.after(limit, () => abort.abort())
  try {
    const response = await outside.http(url, { ...init, signal: abort.signal })
    // The body counts too: a connection that dies half-way is a try that failed.
    const wait = Number(response.headers.get('Retry-After')) * 1000
    return { status: response.status, body: await response.text(), wait }
  } catch {
    return undefined
  } finally {
    callOff()
  }
}

async function fetchWithRetry(
  outside: Platform,
  url: string,
  init: RequestInit,
  { isRepeatable, limit }: { isRepeatable: boolean; limit: number }
): Promise<Answer | undefined> {
  for (let tries = 0; ; tries++) {
    const response = await fetchOnce(outside, url, init, limit)
    const wait = waits[tries]
    // Whoever asked is gone with the storefront: nothing of theirs goes on. From here to the caller nothing waits for
    // anything slower than a microtask, so the storefront can't go away in between.
    if (!isCurrent(outside)) return new Promise(() => {})
    if (!isRepeatable || wait === undefined || (response && response.status < 500)) return response
    const asked = response?.wait ?? 0
    // A busy server is asked again when it wants to be, or not at all: more calls would only make it busier.
    if (asked > MOST_WAIT) return response
    await new Promise<void>(done => void outside.clock.after(Math.max(wait, asked), done))
  }
}

async function fetchInSession(
  outside: Platform,
  endpoint: Endpoint,
  call: Call<Endpoint>
): Promise<Answer | undefined> {
  const trying = {
    isRepeatable: !endpoint.creates || call.idempotencyKey !== undefined,
    limit: call.isLong ? LONG_TIME_LIMIT : TIME_LIMIT
  }
  const send = (token?: string) =>
    fetchWithRetry(outside, addressOf(endpoint, call), initOf(endpoint, call, token), trying)
  const token = call.token ?? (endpoint.session && apiSettings().token(endpoint.session))
  const response = await send(token)
  if (response?.status !== 401 || !token) return response
  apiSettings().onUnauthorized(token)
  // What a guest may do too is done for the guest that the shopper has become, unless it is an order.
  return endpoint.session === 'known' ? send() : response
}

/** Calls an endpoint and reads its reply at the border: what comes back is in the contract's shape or a problem. */
export async function request<E extends Endpoint>(endpoint: E, call: Call<E> = {}): Promise<Result<ReplyOf<E>>> {
  const outside = platform()
  const response = await fetchInSession(outside, endpoint, call)
  if (!response) return failed('offline')
  let data: unknown
  try {
    data = JSON.parse(response.body)
  } catch {
    return failed(response.status >= 500 ? 'server' : 'malformed')
  }
  const reading = readReply(response.status, data)
  if (!reading.ok) return readFailure(response.status, data)
  const parsed = inShape(endpoint, success(endpoint.reply), data)
  if (!parsed) return failed('malformed')
  return { ok: true, value: parsed.payload as ReplyOf<E>, message: reading.message }
}

/** What an endpoint has answered, read by a schema; undefined, with a warning, when it is not in that shape. */
export function inShape<Schema extends GenericSchema>(
  { method, path }: Endpoint,
  schema: Schema,
  data: unknown
): InferOutput<Schema> | undefined {
  const parsed = safeParse(schema, data)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const at = issue.path?.map(part => String(part.key)).join('.') ?? ''
  platform().warn(`${method} ${path}: invalid response at "${at}": ${issue.message}`)
  return undefined
}
