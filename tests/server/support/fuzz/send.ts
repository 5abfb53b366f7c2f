import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { gunzipSync, inflateSync } from 'node:zlib'

/** One call, as odd as it may be. */
export interface Input {
  method: string
  /** With the query, encoded as far as it is. */
  path: string
  headers: Record<string, string | string[]>
  body?: string | Buffer | undefined
  /** Whether the body's length is not told beforehand. */
  isChunked?: boolean
}

/** What came of a call; `status` is 0 where no answer came, and `body` says why. */
export interface Outcome {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** How long an answer may take, in milliseconds. */
const LONGEST = 10_000

/** Sends a call as it is; of a stream of events only the first part is waited for. */
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

/** The text of a body, by what it was packed with. */
function unpacked(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  if (encoding === 'gzip') return gunzipSync(body).toString()
  return encoding === 'deflate' ? inflateSync(body).toString() : body.toString()
}
