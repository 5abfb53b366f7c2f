import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

interface Call {
  request: IncomingMessage
  response: ServerResponse
}

/** The open responses of this process's servers, by port. */
const open = new Map<number, Set<ServerResponse>>()

/** A stream ends when its client wants: nobody waits for it. */
const isStream = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/v1/events')

subscribe('http.server.request.start', message => {
  const { request, response } = message as Call
  const port = request.socket.localPort
  if (port === undefined || isStream(request)) return
  const responses = open.get(port) ?? new Set()
  open.set(port, responses.add(response))
  response.once('close', () => responses.delete(response))
})

/** How long a call may be under way after the test that made it, in milliseconds. */
const LIMIT = 30_000

/**
 * Waits until a server of this process has answered all calls; event streams don't count. Rejects with the calls that get no
 * answer.
 */
export async function allAnswered(port: number): Promise<void> {
  const signal = AbortSignal.timeout(LIMIT)
  const waiting = () => [...(open.get(port) ?? [])]
  try {
    for (let [response] = waiting(); response; [response] = waiting()) await once(response, 'close', { signal })
  } catch {
    const calls = waiting().map(({ req }) => `${req.method} ${req.url}`)
    throw new Error(`No answer after ${LIMIT / 1000} s: ${calls.join(', ')}`)
  }
}
