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

/** Waits until a server of this process has answered all calls; event streams don't count. */
export async function allAnswered(port: number): Promise<void> {
  for (const response of open.get(port) ?? []) {
    await once(response, 'close')
    return allAnswered(port)
  }
}
