import { vi } from 'vitest'

/** The streams of messages that were opened, first to last. */
const streams: FakeEventSource[] = []

class FakeEventSource extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    streams.push(this)
  }

  close(): void {
    this.readyState = 2
  }
}

/** The channel of the drafts. */
export const draftChannel = 'staff.drafts'

/** Returns the stream that was opened last. */
export function stream() {
  const last = streams.at(-1)
  if (!last) throw new Error('No stream was opened.')
  const channels = new URL(last.url, 'http://shop.example').searchParams.get('channels')?.split(',') ?? []
  return {
    channels,
    /** Begins, as the server does with an event of its own. */
    open(): void {
      last.readyState = FakeEventSource.OPEN
      last.dispatchEvent(new Event('ready'))
    },
    /** Reports that events are no longer available. */
    miss: () => void last.dispatchEvent(new Event('missed')),
    /** Announces changes of orders and drafts on channels of the staff, and others on that of the location. */
    tell(message: { type: string } & Record<string, unknown>): void {
      const channel =
        message.type === 'drafts'
          ? draftChannel
          : channels.find(
              one => one.startsWith(message.type === 'orders' ? 'staff.' : 'location.') && one !== draftChannel
            )
      last.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ channel, message }) }))
    },
    isClosed: () => last.readyState === 2
  }
}

/** Opens no real streams from now on. */
export function fakeStreams(): void {
  streams.length = 0
  vi.stubGlobal('EventSource', FakeEventSource)
}
