import type { Context as HonoContext, Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { eventsPath } from '../../../../src/contract/events.ts'
import { badFields } from '../../http/refusal.ts'
import type { Hub, Sent } from './hub.ts'

/** How often a silent stream says that it is there, in milliseconds: proxies end those that say nothing for a minute. */
const HEARTBEAT = 25_000

/** How many channels one stream may name. */
const MOST = 20

/** Serves messages as server-sent events, where PubNub can't be had (SPEC C14). */
export function eventRoutes(app: Hono, hub: Hub): void {
  app.get(eventsPath.replace(/^\/v1/, ''), c => {
    const channels = channelsIn(c)
    const after = c.req.header('last-event-id') ?? c.req.query('after')
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, stream => send(stream, hub, channels, after))
  })
}

/** The channels that a call names; whoever knows such a name has been told it, for nobody can guess one. */
function channelsIn(c: HonoContext): Set<string> {
  const names = (c.req.query('channels') ?? '').split(',').filter(Boolean)
  if (names.length === 0) throw badFields({ channels: 'required' })
  if (names.length > MOST) throw badFields({ channels: 'too_long' })
  if (!names.every(name => /^(user|order|location|staff)\.[0-9a-f]{32}$/.test(name)))
    throw badFields({ channels: 'unknown' })
  return new Set(names)
}

async function send(
  stream: SSEStreamingApi,
  hub: Hub,
  channels: Set<string>,
  after: string | undefined
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve()
  const write = (work: () => Promise<unknown>) => {
    writing = writing.then(work)
  }
  const tell = ({ id, ...data }: Sent) => write(() => stream.writeSSE({ id, data: JSON.stringify(data) }))
  const missed = after === undefined ? [] : hub.since(channels, after)
  const id = hub.latest()
  write(() => stream.writeSSE({ event: 'ready', id: missed?.length ? (after ?? id) : id, data: '{}' }))
  if (missed === undefined) write(() => stream.writeSSE({ event: 'missed', data: '{}' }))
  for (const sent of missed ?? []) tell(sent)
  const beat = setInterval(() => write(() => stream.write(':\n\n')), HEARTBEAT)
  let end = () => {}
  await new Promise<void>(done => {
    end = hub.listen(channels, tell, done)
    stream.onAbort(done)
  })
  end()
  clearInterval(beat)
  await writing
}
