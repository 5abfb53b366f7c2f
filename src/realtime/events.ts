import { safeParse } from 'valibot'
import { eventsPath, heardMessage } from '../contract/order/events.ts'
import { platform, type EventStream } from '../platform/platform.ts'
import type { Transport } from './transport.ts'

/** How long to leave a server alone that will not have us, in milliseconds; meanwhile the API is asked instead. */
const PAUSE = 5 * 60_000

const CLOSED = 2

function readText(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}

/**
 * Messages by server-sent events, for whoever has no PubNub. All channels share one stream, since a browser opens few
 * connections to one host; while nobody looks at the page there is none, and what came meanwhile is brought up afterwards.
 */
export function eventsTransport(api: string): Transport {
  const outside = platform()
  const heard = new Map<string, Set<(message: unknown) => void>>()
  let stream: EventStream | undefined
  let latest = ''
  let callOff = () => {}

  const close = () => {
    callOff()
    stream?.close()
    stream = undefined
  }

  const open = () => {
    close()
    if (heard.size === 0) return
    const channels = [...heard.keys()].join()
    const opened = outside.openEvents(
      `${api}${eventsPath}?${new URLSearchParams({ channels, ...(latest && { after: latest }) })}`
    )
    stream = opened
    const tell = (channel: string, message: unknown) => {
      for (const listener of heard.get(channel) ?? []) listener(message)
    }
    opened?.addEventListener('ready', ({ lastEventId = '' }) => (latest = lastEventId))
    opened?.addEventListener('message', ({ data, lastEventId = '' }) => {
      latest = lastEventId
      const parsed = safeParse(heardMessage, readText(data))
      if (parsed.success) tell(parsed.output.channel, parsed.output.message)
    })
    opened?.addEventListener('missed', () => {
      for (const channel of heard.keys()) tell(channel, { type: 'missed' })
    })
    opened?.addEventListener('error', () => {
      // It comes back by itself, unless the server has refused it.
      if (opened === stream && opened.readyState === CLOSED) openAfter(PAUSE)
    })
  }

  const openAfter = (ms: number) => {
    callOff()
    callOff = outside.clock.after(ms, open)
  }
  const ends = [outside.onLeave(close), outside.onReturn(() => openAfter(0))]

  return {
    subscribe(channel, onMessage) {
      const listeners = heard.get(channel) ?? new Set()
      heard.set(channel, listeners.add(onMessage))
      // A moment later: the screen that is opened now may ask for another channel too.
      openAfter(0)
      return () => {
        listeners.delete(onMessage)
        if (listeners.size > 0 || heard.get(channel) !== listeners) return
        heard.delete(channel)
        openAfter(0)
      }
    },
    close() {
      heard.clear()
      close()
      for (const end of ends) end()
    }
  }
}
