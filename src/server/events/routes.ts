import type { Context as HonoContext, Hono } from 'hono'
import { eventsPath } from '../../contract/order/events.ts'
import { clientIn } from '../http/request/client.ts'
import { badFields } from '../http/api-error.ts'
import { socketOf } from '../http/request/socket.ts'
import type { Live } from './live.ts'
import type { Sent } from './messages.ts'
import type { OpenStreams } from './open-streams.ts'
import { eventText, type Stream } from './stream.ts'

/** Maximum number of channels per stream. */
export const MOST = 20

/** Serves messages as server-sent events, for clients that can't use PubNub (SPEC C14). */
export function eventRoutes(app: Hono, live: Live, streams: OpenStreams): void {
  app.get(eventsPath, async c => {
    const channels = channelsIn(c)
    c.header('Content-Type', 'text/event-stream')
    c.header('Cache-Control', 'no-cache')
    c.header('X-Accel-Buffering', 'no')
    // The body of a HEAD response would never be read or closed.
    if (c.req.method === 'HEAD') return c.body(null)
    let unsubscribe = () => {}
    const stream = streams.open({ address: clientIn(c).address, socket: socketOf(c) }, () => unsubscribe())
    unsubscribe = begin(stream, live, channels, numberIn(c))
    return c.body(stream.body)
  })
}

/** The channels of a request. No further authorization: channel names can't be guessed. */
function channelsIn(c: HonoContext): Set<string> {
  const names = (c.req.query('channels') ?? '').split(',').filter(Boolean)
  if (names.length === 0) throw badFields({ channels: 'required' })
  if (names.length > MOST) throw badFields({ channels: 'too_long' })
  if (!names.every(name => /^(user|order|location|staff)\.[0-9a-f]{32}$/.test(name)))
    throw badFields({ channels: 'unknown' })
  return new Set(names)
}

/** The id of the last event received: undefined on the first connection, NaN if it is not one of ours. */
function numberIn(c: HonoContext): number | undefined {
  const after = c.req.header('last-event-id') ?? c.req.query('after')
  if (after === undefined) return undefined
  return /^\d{1,15}$/.test(after) ? Number(after) : Number.NaN
}

/** Sends missed messages and then new ones to a stream; returns an unsubscribe function. */
function begin(stream: Stream, live: Live, channels: Set<string>, after: number | undefined): () => void {
  const latest = live.latest()
  // Messages that arrive while missed ones are read wait for those.
  let waiting: Sent[] | undefined = []
  const write = ({ number, ...data }: Sent) => stream.write(eventText({ id: number, data }))
  const unsubscribe = live.listen(channels, sent => (waiting ? waiting.push(sent) : write(sent)))

  const start = (missed: Sent[] | undefined) => {
    const id = after !== undefined && missed?.length ? after : latest
    stream.write(eventText({ event: 'ready', id, data: {} }))
    if (missed === undefined) stream.write(eventText({ event: 'missed', data: {} }))
    for (const sent of missed ?? []) write(sent)
    const lastNumber = missed?.at(-1)?.number ?? latest
    for (const sent of waiting ?? []) if (sent.number > lastNumber) write(sent)
    waiting = undefined
  }
  const past = after === undefined ? Promise.resolve([]) : live.since(channels, after)
  past.then(start, () => stream.end())
  return unsubscribe
}
