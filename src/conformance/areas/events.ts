import { safeParse } from 'valibot'
import { eventsPath, orderMessage } from '../../contract/order/events.ts'
import { refusal } from '../client.ts'
import { must, Skipped } from '../must.ts'
import { type Area } from '../point.ts'
import type { Heard, Shop } from '../shop.ts'
import { openStream } from '../stream.ts'

/** Returns the events received while the order was cancelled. */
async function heardBy(shop: Shop): Promise<Heard> {
  const { heard } = await shop.cancelled()
  if (heard instanceof Error) throw heard
  return heard
}

async function channelOf(shop: Shop): Promise<string> {
  const { location } = await shop.store()
  return `location.${location.id}`
}

/** Reconnects after the cancellation with the event id from before it, and must receive the missed message. */
async function comeBack(
  shop: Shop,
  query: (id: string) => Record<string, string>,
  headers: (id: string) => Record<string, string>
) {
  const { ready, message } = await heardBy(shop)
  must(ready.id !== undefined, 'the event `ready` has no id to come back with')
  const channels = message.channel ?? ''
  const stream = await openStream(shop.streams, { channels, ...query(ready.id) }, headers(ready.id))
  try {
    const missed = await stream.until(event => event.channel === channels, 'what was missed')
    must(missed.id === message.id, `the message has the id ${missed.id} instead of ${message.id}`)
  } finally {
    stream.close()
  }
}

/** Realtime messages over server-sent events, and how missed ones are resumed (SPEC C14). */
export const events: Area = {
  name: 'Live messages',
  points: [
    {
      name: 'A stream is of server-sent events, begins with `ready`, and a page may listen to it',
      async check(shop) {
        const stream = await openStream(shop.streams, { channels: await channelOf(shop) }, { Origin: shop.origin })
        try {
          if (stream.status === 404) throw new Skipped('the back end has no /v1/events')
          const type = stream.headers.get('content-type') ?? 'none'
          must(type.startsWith('text/event-stream'), `the content type is ${type} instead of text/event-stream`)
          const allowed = stream.headers.get('access-control-allow-origin') ?? 'none'
          must(allowed === '*' || allowed === shop.origin, `Access-Control-Allow-Origin is ${allowed}`)
          const first = await stream.until(() => true, 'the first event')
          must(first.name === 'ready', `the first event is ${first.name} instead of ready`)
        } finally {
          stream.close()
        }
      }
    },
    {
      name: 'A change comes as a message on its channel, with an id',
      async check(shop) {
        const { message } = await heardBy(shop)
        const read = safeParse(orderMessage, message.message)
        must(read.success && read.output.status === 'cancelled', `the message is ${JSON.stringify(message.message)}`)
        must(message.id !== undefined && message.id !== '', 'the message has no id')
      }
    },
    {
      name: 'Who comes back with `Last-Event-ID` hears what came meanwhile',
      check: shop =>
        comeBack(
          shop,
          () => ({}),
          id => ({ 'Last-Event-ID': id })
        )
    },
    {
      name: 'Who comes back with `after` hears what came meanwhile',
      check: shop =>
        comeBack(
          shop,
          id => ({ after: id }),
          () => ({})
        )
    },
    {
      name: 'A client that resumes from an unknown position gets `missed`',
      async check(shop) {
        const channels = await channelOf(shop)
        const stream = await openStream(shop.streams, { channels, after: 'ffffffff-1' })
        try {
          if (stream.status === 404) throw new Skipped('the back end has no /v1/events')
          await stream.until(event => event.name === 'missed', 'the event `missed`')
        } finally {
          stream.close()
        }
      }
    },
    {
      name: 'Channels that are none are refused at their field',
      async check({ client, streams }) {
        for (const channels of ['', 'everything', 'order.*']) {
          const stream = await openStream(streams, { channels })
          stream.close()
          if (stream.status === 404) throw new Skipped('the back end has no /v1/events')
          must(stream.status === 422, `channels=${channels}: ${stream.status} instead of 422`)
          const answer = await client.send(`${eventsPath}?channels=${channels}`)
          const { fields } = refusal(answer, `GET ${eventsPath}`, [422, 'invalid'])
          must(fields?.['channels'] !== undefined, `\`channels\` is not among ${JSON.stringify(fields)}`)
        }
      }
    }
  ]
}
