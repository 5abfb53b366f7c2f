import { safeParse, strictObject } from 'valibot'
import { failure } from '../../../../src/contract/http/reply.ts'
import type { Input, Outcome } from './send.ts'
import { mostBytes } from './values.ts'

const strictFailure = strictObject(failure.entries)

/** Internals that must not leak: stack traces and SQL statements. */
const trace = /\bat .*[/\\][\w.-]+\.[cm]?[jt]s:\d+|node_modules|\bselect\b.*\bfrom\b|DrizzleQueryError|PostgresError/i

/** Returns the problem of a response; undefined if it is fine. */
export function faultOf(input: Input, outcome: Outcome): string | undefined {
  const { status, headers, body } = outcome
  if (status === 0) return isCutOff(input, body) ? undefined : `no answer: ${body}`
  if (status >= 500) return `status ${status}: ${body.slice(0, 200)}`
  if (status < 400 || input.method === 'HEAD' || isOfParser(outcome)) return undefined
  if (trace.test(body)) return `the answer shows our insides: ${body.slice(0, 300)}`
  if (!isOfApi(input)) return undefined
  if (!headers['content-type']?.startsWith('application/json')) return `${status} is no JSON: ${body.slice(0, 100)}`
  const result = safeParse(strictFailure, parsed(body))
  return result.success ? undefined : `${status} is no failure of the contract: ${body.slice(0, 200)}`
}

/** A body over the limit may be cut off while it is sent; the response is lost then. */
const isCutOff = ({ body = '' }: Input, why: string): boolean =>
  Buffer.byteLength(body) > mostBytes && ['EPIPE', 'ECONNRESET'].includes(why)

/** True if a path leads to the API once its dots are resolved. */
const isOfApi = ({ path }: Input): boolean => {
  const address = `http://localhost${path}`
  return URL.canParse(address) && new URL(address).pathname.startsWith('/v1/')
}

/** Node's own parser rejects invalid HTTP and oversized headers before the server sees them. */
const isOfParser = ({ status, headers, body }: Outcome): boolean =>
  [400, 431].includes(status) && body === '' && headers.connection === 'close' && headers['content-type'] === undefined

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Formats a request in one line, to be repeated by hand. */
export const shown = ({ method, path, headers, body = '' }: Input): string =>
  `${method} ${clip(path)} ${clip(JSON.stringify(headers))} ${clip(JSON.stringify(body.toString()))}`

const clip = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text)
