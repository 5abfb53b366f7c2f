import type { IncomingMessage } from 'node:http'
import { pictureLimits } from '../take-picture.ts'
import { findServer, type ServerRules } from './find-server.ts'
import { type Agents, ask, SlowServer } from './request.ts'

/** The version of a picture at its server, by which it says whether there is a newer one. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

/** A downloaded file; or that it is the version that is known; or why it can't be had, as a clause. */
export type Downloaded =
  | { kind: 'file'; file: Buffer; validators: Validators }
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: string }

/** Rules of a download; times in milliseconds. */
export interface DownloadRules extends ServerRules {
  /** Time to connect to a server. */
  connect: number
  /** Time for all of it. */
  total: number
}

const MOST_REDIRECTS = 3

const failed = (reason: string): Downloaded => ({ kind: 'failed', reason })

/** Downloads a picture, with limits of size, time and servers; `known` is the version that isn't needed again. */
export async function download(
  address: string,
  known: Validators | undefined,
  rules: DownloadRules,
  agents: Agents
): Promise<Downloaded> {
  const signal = AbortSignal.timeout(rules.total)
  try {
    let url = new URL(address)
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const server = await unlessAborted(findServer(url, rules), signal)
      if (!server.ok) return failed(server.reason)
      const { addresses } = server
      const reply = await ask({ url, addresses, headers: headersFor(known), connect: rules.connect, signal, agents })
      const next = redirectOf(reply, url)
      if (next === undefined) return await read(reply, known)
      // Its body is of no use, and may be endless.
      reply.destroy()
      url = next
    }
    return failed('its server redirects too often')
  } catch (error) {
    return failed(reasonOf(error, signal))
  }
}

/** Rejects once the signal is aborted: a lookup of a name can't be. */
async function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted()
  let end = () => {}
  const aborted = new Promise<never>((_, reject) => {
    end = () => reject(new SlowServer())
    signal.addEventListener('abort', end)
  })
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', end))
}

function headersFor(known: Validators | undefined): Record<string, string> {
  return {
    Accept: 'image/webp,image/png,image/jpeg,image/gif;q=0.9,image/*;q=0.8',
    'Accept-Encoding': 'identity',
    'User-Agent': 'Storefront menu import',
    ...(known?.etag && { 'If-None-Match': known.etag }),
    ...(known?.lastModified && { 'If-Modified-Since': known.lastModified })
  }
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined
  return URL.canParse(location, from) ? new URL(location, from) : undefined
}

async function read(reply: IncomingMessage, known: Validators | undefined): Promise<Downloaded> {
  const { statusCode, headers } = reply
  if (statusCode === 304 && known !== undefined) {
    reply.resume()
    return { kind: 'unchanged' }
  }
  const reason = refusalOf(reply)
  if (reason !== undefined) {
    reply.destroy()
    return failed(reason)
  }
  const file = await readBody(reply)
  if (file === undefined) return failed(tooLarge)
  return {
    kind: 'file',
    file,
    validators: { etag: short(headers.etag), lastModified: short(headers['last-modified']) }
  }
}

const tooLarge = `it is larger than ${pictureLimits.bytes / 1024 / 1024} MB`

/** Longer headers aren't worth their place in the database. */
const short = (header: string | undefined): string | null => (header && header.length <= 200 ? header : null)

function refusalOf({ statusCode, headers }: IncomingMessage): string | undefined {
  if (statusCode !== 200) return `its server answers with ${statusCode}`
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const isPicture = /^\s*$|^image\/|^(?:application|binary)\/octet-stream\s*$/.test(type)
  if (!isPicture) return `its server says that it is ${type.replace(/[^\w/+.-]/g, '').slice(0, 60)}, no picture`
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') return 'its server sends it in a form that wasn’t asked for'
  return Number(headers['content-length'] ?? 0) > pictureLimits.bytes ? tooLarge : undefined
}

/** Reads a body; undefined if it is too large. */
async function readBody(reply: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    length += chunk.length
    // Leaving the loop destroys the reply.
    if (length > pictureLimits.bytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted || error instanceof SlowServer) return 'its server takes too long'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/CERT|SSL|TLS|ERR_TLS/.test(code)) return 'its server has no valid certificate'
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') return 'its server breaks off'
  return 'its server can’t be reached'
}
