import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { gunzipSync, inflateSync } from 'node:zlib'

/** A request, however odd. */
export interface Input {
  method: string
  /** With the query; not necessarily encoded. */
  path: string
  headers: Record<string, string | string[]>
  body?: string | Buffer | undefined
  /** True to send the body without `Content-Length`. */
  isChunked?: boolean
}

/** The response; `status` is 0 if there was none, and `body` is the reason. */
export interface Outcome {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Timeout of a response, in milliseconds. */
const LONGEST = 10_000

/** Sends a request unchanged; of an event stream only the first part is read. */
export function send(url: string, { method, path, headers, body, isChunked = false }: Input): Promise<Outcome> {
  return new Promise(done => {
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      done(outcome)
      call.destroy()
    }
    const fail = (why: string) => end({ status: 0, headers: {}, body: why })
    const length = body === undefined || isChunked ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const { hostname, port } = new URL(url)
    const call = request({ hostname, port, method, path, headers: { ...headers, ...length }, agent: false })
    const timer = setTimeout(() => fail('no answer in 10 s'), LONGEST)
    call.on('response', response => collect(response, end, fail))
    call.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message))
    if (body !== undefined) call.write(body)
    call.end()
  })
}

function collect(response: IncomingMessage, end: (outcome: Outcome) => void, fail: (why: string) => void): void {
  const { statusCode: status = 0, headers } = response
  const parts: Buffer[] = []
  const all = () => end({ status, headers, body: unpacked(Buffer.concat(parts), headers['content-encoding']) })
  response.on('data', (part: Buffer) => {
    parts.push(part)
    if (headers['content-type']?.startsWith('text/event-stream')) all()
  })
  response.on('end', all)
  response.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message))
}

/** Decompresses a body. */
function unpacked(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  if (encoding === 'gzip') return gunzipSync(body).toString()
  return encoding === 'deflate' ? inflateSync(body).toString() : body.toString()
}
