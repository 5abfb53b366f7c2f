import { safeParse } from 'valibot'
import { eventsPath, heardMessage } from '../../contract/order/events.ts'
import { platform, type EventStream } from '../../platform/platform.ts'
import type { Transport } from './transport.ts'

/** The delay before reconnecting to a server that refused the stream, in milliseconds; until then the API is polled. */
const PAUSE = 5 * 60_000

const OPEN = 1
const CLOSED = 2

function readText(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}

/**
 * A transport over server-sent events, for retailers without PubNub. All channels share one stream, because browsers
 * limit connections per host. It is closed while the page is hidden, and missed messages are delivered afterwards. Calls
 * `onReady` whenever it is connected: changes between the first data and that moment are announced to no one.
 */
export function eventsTransport(api: string, onReady?: () => void): Transport {
  const browser = platform()
  const heard = new Map<string, Set<(message: unknown) => void>>()
  let stream: EventStream | undefined
  let latest = ''
  let cancel = () => {}

  const close = () => {
    cancel()
    stream?.close()
    stream = undefined
  }

  const open = () => {
    close()
    if (heard.size === 0) return
    const channels = [...heard.keys()].join()
    const opened = browser.openEvents(
      `${api}${eventsPath}?${new URLSearchParams({ channels, ...(latest && { after: latest }) })}`
    )
    stream = opened
    const dispatch = (channel: string, message: unknown) => {
      for (const listener of heard.get(channel) ?? []) listener(message)
    }
    opened?.addEventListener('ready', ({ lastEventId = '' }) => {
      latest = lastEventId
      onReady?.()
    })
    opened?.addEventListener('message', ({ data, lastEventId = '' }) => {
      latest = lastEventId
      const parsed = safeParse(heardMessage, readText(data))
      if (parsed.success) dispatch(parsed.output.channel, parsed.output.message)
    })
    opened?.addEventListener('missed', () => {
      for (const channel of heard.keys()) dispatch(channel, { type: 'missed' })
    })
    opened?.addEventListener('error', () => {
      // The browser reconnects unless the server refused the stream.
      if (opened === stream && opened.readyState === CLOSED) openAfter(PAUSE)
    })
  }

  const openAfter = (ms: number) => {
    cancel()
    cancel = browser.clock.after(ms, open)
  }
  const disposers = [browser.onLeave(close), browser.onReturn(() => openAfter(0))]

  return {
    subscribe(channel, onMessage) {
      const listeners = heard.get(channel) ?? new Set()
      heard.set(channel, listeners.add(onMessage))
      // Deferred, because the screen being opened may subscribe to more channels.
      openAfter(0)
      return () => {
        listeners.delete(onMessage)
        if (listeners.size > 0 || heard.get(channel) !== listeners) return
        heard.delete(channel)
        openAfter(0)
      }
    },
    isLive: () => stream?.readyState === OPEN,
    close() {
      heard.clear()
      close()
      for (const dispose of disposers) dispose()
    }
  }
}
