import { vi } from 'vitest'
import { checked } from '../../../src/server/http/request/fields.ts'
import { ApiError } from '../../../src/server/http/api-error.ts'
import type { BodyOf, Endpoint, GivenOf } from '../../../src/contract/http/endpoint.ts'
import type { FailureCode, FieldCode } from '../../../src/contract/http/reply.ts'

/** A request as the API gets it. */
export interface Received<E extends Endpoint = Endpoint> {
  params: Record<string, string>
  query: Record<string, string>
  body: BodyOf<E>
  /** The bearer token; empty without one. */
  token: string
  locale: string
}

/** What the API replies to a request: a payload, or what makes one of it; throw a `Refusal` to refuse it. */
type Reply<E extends Endpoint> = GivenOf<E> | ((received: Received<E>) => GivenOf<E>)

/** An error response. */
export class Refusal extends Error {
  readonly status: number
  readonly fields: Record<string, FieldCode>
  readonly payload: unknown

  constructor(status: number, message = '', fields: Record<string, FieldCode> = {}, payload?: unknown) {
    super(message)
    this.status = status
    this.fields = fields
    this.payload = payload
  }
}

interface Route {
  endpoint: Endpoint
  pattern: RegExp
  reply: (received: Received) => unknown
  received: Received[]
  /** What replies wait for. */
  gate: Promise<void> | undefined
}

/** The path of an endpoint as a pattern with a named group for each variable part. */
const patternOf = ({ path }: Endpoint): RegExp => new RegExp(`^/v1${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

/** An API at the border of the board: it answers the endpoints of the contract that a test has given replies for. */
export function fakeApi() {
  const routes: Route[] = []
  const unanswered: string[] = []
  const opened: (() => void)[] = []
  const network = { isDown: false }

  const routeOf = (endpoint: Endpoint) => {
    const route = routes.find(one => one.endpoint === endpoint)
    if (!route) throw new Error(`There is no reply for ${endpoint.method} ${endpoint.path}.`)
    return route
  }

  /** Sets what an endpoint replies from now on. */
  function on<E extends Endpoint>(endpoint: E, reply: Reply<E>): void {
    const answer = (typeof reply === 'function' ? reply : () => reply) as Route['reply']
    const known = routes.find(one => one.endpoint === endpoint)
    if (known) known.reply = answer
    else routes.push({ endpoint, pattern: patternOf(endpoint), reply: answer, received: [], gate: undefined })
  }

  /** Refuses an endpoint's requests from now on. */
  const refuse = (endpoint: Endpoint, status: number, message?: string, fields?: Record<string, FieldCode>): void =>
    on(endpoint, () => {
      throw new Refusal(status, message, fields)
    })

  /** Returns the requests to an endpoint, first to last. */
  const received = <E extends Endpoint>(endpoint: E): Received<E>[] => routeOf(endpoint).received

  /** Holds the replies of an endpoint back, made up as they were when asked for, until the returned function is called. */
  function hold(endpoint: Endpoint): () => void {
    const route = routeOf(endpoint)
    let open = () => {}
    route.gate = new Promise(done => (open = done))
    opened.push(open)
    return () => {
      route.gate = undefined
      open()
    }
  }

  async function respond(url: URL, init: RequestInit): Promise<Response> {
    const method = init.method ?? 'GET'
    const route = routes.find(one => one.endpoint.method === method && one.pattern.test(url.pathname))
    if (network.isDown) throw new TypeError('Failed to fetch')
    if (!route) {
      unanswered.push(`${method} ${url.pathname}`)
      return Response.json({ message: 'Not found' }, { status: 404 })
    }
    const { endpoint, pattern, gate } = route
    const groups = pattern.exec(url.pathname)?.groups ?? {}
    const params = Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
    const headers = new Headers(init.headers)
    const { locale = '', ...query } = Object.fromEntries(url.searchParams)
    const token = headers.get('Authorization')?.replace('Bearer ', '') ?? ''
    const reply = reading(() => {
      const sent: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      const body = (endpoint.body ? checked(endpoint.body, sent) : undefined) as BodyOf<Endpoint>
      const received = { params, query, body, token, locale }
      route.received.push(received)
      return route.reply(received)
    })
    await gate
    return reply()
  }

  const fetch = (input: string, init: RequestInit = {}) => respond(new URL(input, 'http://shop.example'), init)

  return {
    on,
    refuse,
    received,
    hold,
    network,
    /** Requests without a reply, as `METHOD path`. */
    unanswered,
    install: () => void vi.stubGlobal('fetch', vi.fn(fetch)),
    /** Lets all replies go that are held. */
    letGo: () => opened.splice(0).forEach(open => open())
  }
}

/** The code of a refusal by its status, as the server has it. */
const codes: Record<number, FailureCode> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  410: 'link_expired',
  422: 'invalid',
  429: 'rate_limited',
  503: 'unavailable'
}

/** Makes up a reply now and returns what builds the response: a payload, or the refusal that was thrown. */
function reading(make: () => unknown): () => Response {
  try {
    const payload = make()
    return () => Response.json({ payload })
  } catch (error) {
    const { status, message, fields, payload } = refusalOf(error)
    return () => Response.json({ message, code: codes[status], fields, payload }, { status })
  }
}

/** A refusal by a test, or, for a body that the contract does not allow, the server's own. */
function refusalOf(error: unknown): Pick<Refusal, 'status' | 'message' | 'fields' | 'payload'> {
  if (error instanceof Refusal) return error
  if (error instanceof ApiError)
    return { status: error.status, message: '', fields: error.details.fields ?? {}, payload: undefined }
  throw error
}

export type Api = ReturnType<typeof fakeApi>
