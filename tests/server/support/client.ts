import { parse, strictObject, type GenericSchema, type InferInput } from 'valibot'
import type { Endpoint, ReplyOf } from '../../../src/contract/http/endpoint.ts'
import { type Failure, failure, success } from '../../../src/contract/http/reply.ts'

/** Parameters of a request to an endpoint. */
export interface Filling<E extends Endpoint> {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: E['body'] extends GenericSchema ? InferInput<E['body']> : undefined
  headers?: Record<string, string>
  /** The body of an upload. */
  file?: string | Buffer<ArrayBuffer>
}

/** A response that was checked against the contract: a payload or a failure. */
export interface Answer<E extends Endpoint> {
  status: number
  headers: Headers
  payload: ReplyOf<E>
  /** The message beside the payload of a success. */
  message: string | undefined
  failure: Failure
}

interface Part<E extends Endpoint> {
  payload?: ReplyOf<E>
  message?: string
  failure?: Failure
}

const strictFailure = strictObject(failure.entries)

/** Calls an endpoint over HTTP and checks the response against the contract. */
export async function call<E extends Endpoint>(url: string, endpoint: E, filling: Filling<E> = {}): Promise<Answer<E>> {
  const { params = {}, query = {}, body, headers = {}, file } = filling
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const response = await fetch(`${url}/v1${path}?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file !== undefined && { body: file })
  })
  const data: unknown = await response.json()
  const part: Part<E> = response.ok
    ? (parse(success(endpoint.reply), data) as Part<E>)
    : { failure: parse(strictFailure, data) }
  return {
    status: response.status,
    headers: response.headers,
    message: part.message,
    get payload(): ReplyOf<E> {
      if (part.payload === undefined) throw new Error(`Refused: ${JSON.stringify(data)}`)
      return part.payload
    },
    get failure(): Failure {
      if (part.failure === undefined) throw new Error(`Not refused: ${JSON.stringify(data)}`)
      return part.failure
    }
  }
}
