import { connect, type Socket } from 'node:net'

/** A keep-alive connection for one request at a time: an HTTP client with almost no overhead. */
export interface RawClient {
  send: (call: string) => Promise<RawAnswer>
  close: () => void
}

/** A response: its status and its raw body. */
export interface RawAnswer {
  status: number
  body: string
  bytes: number
}

/** Serializes a request. */
export function writeCall(method: string, path: string, headers: Record<string, string> = {}, body = ''): string {
  const all = {
    Host: 'localhost',
    ...headers,
    ...(body !== '' && { 'Content-Length': String(Buffer.byteLength(body)) })
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** Opens a connection to a local port. */
export async function openClient(port: number): Promise<RawClient> {
  let socket = await dial(port)
  let waiting: ((answer: RawAnswer) => void) | undefined
  let failed: ((error: Error) => void) | undefined
  let received = Buffer.alloc(0)
  const listen = () => {
    socket.on('data', chunk => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const answer = readAnswer(received)
      if (answer === undefined) return
      received = Buffer.alloc(0)
      waiting?.(answer)
    })
    socket.on('error', error => failed?.(error))
    socket.on('close', () => failed?.(new Error('The connection was closed.')))
  }
  listen()
  return {
    async send(call) {
      if (socket.destroyed) {
        socket = await dial(port)
        received = Buffer.alloc(0)
        listen()
      }
      return new Promise<RawAnswer>((done, fail) => {
        waiting = done
        failed = fail
        socket.write(call)
      })
    },
    close() {
      failed = undefined
      socket.destroy()
    }
  }
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  await new Promise<void>((done, fail) => {
    socket.once('connect', done)
    socket.once('error', fail)
  })
  return socket
}

/** Parses a response; undefined while it is incomplete. */
function readAnswer(received: Buffer): RawAnswer | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end)
  const body = received.subarray(end + 4)
  const status = Number(head.slice(9, 12))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const isWhole =
    length === undefined ? body.subarray(-5).equals(lastChunk) || status === 304 : body.length >= Number(length)
  return isWhole ? { status, body: body.toString(), bytes: body.length } : undefined
}

const lastChunk = Buffer.from('0\r\n\r\n')
