import { type GenericSchema, getDotPath, type InferInput, safeParse } from 'valibot'
import type { Endpoint, ReplyOf } from '../contract/http/endpoint.ts'
import { type Failure, type FailureCode, failure, success } from '../contract/http/reply.ts'
import { Failed, must } from './must.ts'

/** Parameters of a request to an endpoint. */
export interface Filling<E extends Endpoint> {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: E['body'] extends GenericSchema ? InferInput<E['body']> : undefined
  headers?: Record<string, string>
}

/** A raw request. */
export interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** A raw response. */
export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** Timeout of a response, in milliseconds. */
const LONGEST = 15_000

/** Sends requests to a back end and checks the responses against the contract. */
export class Client {
  readonly base: string
  /** Headers of every request of this shopper. */
  readonly own: Record<string, string>

  constructor(base: string, own: Record<string, string>) {
    this.base = base.replace(/\/+$/, '')
    this.own = own
  }

  /** Sends a request with only these headers; `path` begins with `/v1`. */
  async send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
    const init = { method, headers, redirect: 'manual' as const, signal: AbortSignal.timeout(LONGEST) }
    try {
      const response = await fetch(this.base + path, body === undefined ? init : { ...init, body })
      return { status: response.status, headers: response.headers, text: await response.text() }
    } catch (error) {
      throw new Failed(`${method} ${path}: no reply (${reasonOf(error)})`)
    }
  }

  /** Calls an endpoint as this shopper. */
  call<E extends Endpoint>(endpoint: E, filling: Filling<E> = {}): Promise<Answer> {
    const { body, headers } = filling
    return this.send(pathOf(endpoint, filling), {
      method: endpoint.method,
      headers: { ...this.own, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
  }

  /** Calls an endpoint that must succeed; returns the validated payload. */
  async succeed<E extends Endpoint>(endpoint: E, filling: Filling<E> = {}): Promise<ReplyOf<E>> {
    const answer = await this.call(endpoint, filling)
    const called = `${endpoint.method} ${pathOf(endpoint, filling)}`
    must(
      [200, 201].includes(answer.status),
      `${called}: ${answer.status} instead of 200 or 201: ${answer.text.slice(0, 200)}`
    )
    return shaped(success(endpoint.reply), answer, called).payload
  }

  /** Calls an endpoint that must fail with this status and code. */
  async refused<E extends Endpoint>(
    endpoint: E,
    filling: Filling<E>,
    [status, code]: [number, FailureCode]
  ): Promise<Failure> {
    return refusal(await this.call(endpoint, filling), `${endpoint.method} ${pathOf(endpoint, filling)}`, [
      status,
      code
    ])
  }
}

/** Returns the path of an endpoint with its query, starting with `/v1`. */
export function pathOf<E extends Endpoint>({ path }: E, { params = {}, query = {} }: Filling<E> = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const text = new URLSearchParams(query).toString()
  return `/v1${filled}${text === '' ? '' : `?${text}`}`
}

/** Checks that a response is an error of the contract's shape, with this status and code. */
export function refusal(answer: Answer, called: string, [status, code]: [number, FailureCode | undefined]): Failure {
  must(answer.status === status, `${called}: ${answer.status} instead of ${status}: ${answer.text.slice(0, 200)}`)
  const reply = shaped(failure, answer, called)
  must((reply.message ?? '').trim() !== '', `${called}: the refusal has no message`)
  must(code === undefined || reply.code === code, `${called}: the code is ${reply.code} instead of ${code}`)
  return reply
}

/** Parses a response with a schema; fails with the path of the first problem. */
function shaped<Schema extends GenericSchema>(schema: Schema, { headers, text }: Answer, called: string) {
  const type = headers.get('content-type') ?? 'none'
  must(type.startsWith('application/json'), `${called}: the content type is ${type} instead of application/json`)
  const result = safeParse(schema, parsed(text, called))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Failed(`${called}: at ${getDotPath(issue) ?? 'the top level'}: ${issue.message}`)
}

function parsed(text: string, called: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Failed(`${called}: the reply is not valid JSON: ${text.slice(0, 100)}`)
  }
}

const reasonOf = (error: unknown): string => {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? name
}
