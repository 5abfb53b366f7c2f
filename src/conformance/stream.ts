import { safeParse } from 'valibot'
import { eventsPath, heardMessage } from '../contract/order/events.ts'
import { Failed, must } from './must.ts'

/** A received event; `message` is undefined for control events. */
export interface HeardEvent {
  name: string
  id: string | undefined
  channel: string | undefined
  message: unknown
}

/** An open event stream. */
export interface Stream {
  status: number
  headers: Headers
  /** Waits for an event, including those already received. */
  until: (wanted: (event: HeardEvent) => boolean, what: string) => Promise<HeardEvent>
  close: () => void
}

/** The base URL of the API, and the timeout of an event in seconds. */
export interface Streams {
  base: string
  wait: number
}

/** Opens a stream, like a page on another site. */
export async function openStream(
  { base, wait }: Streams,
  query: Record<string, string>,
  headers: Record<string, string> = {}
): Promise<Stream> {
  const abort = new AbortController()
  const opening = setTimeout(() => abort.abort(), wait * 1000)
  const address = `${base}${eventsPath}?${new URLSearchParams(query)}`
  const response = await fetch(address, { headers, signal: abort.signal }).catch(() => {
    throw new Failed(`GET ${eventsPath}: no reply`)
  })
  clearTimeout(opening)
  const heard: HeardEvent[] = []
  const changed = new EventTarget()
  void read(response, event => {
    heard.push(event)
    changed.dispatchEvent(new Event('heard'))
  }).catch(() => {})
  const until: Stream['until'] = (wanted, what) =>
    new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Failed(`${what} did not come within ${wait} s`)), wait * 1000)
      const look = () => {
        const event = heard.find(wanted)
        if (event === undefined) return
        clearTimeout(late)
        changed.removeEventListener('heard', look)
        done(event)
      }
      changed.addEventListener('heard', look)
      look()
    })
  return { status: response.status, headers: response.headers, until, close: () => abort.abort() }
}

async function read(response: Response, hear: (event: HeardEvent) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true }
    if (done) return
    text = (text + value).replace(/\r\n?/g, '\n')
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks.filter(entry => !entry.startsWith(':'))) hear(eventIn(block))
  }
}

function eventIn(block: string): HeardEvent {
  const fields = new Map(
    block.split('\n').map(line => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')] as const
    })
  )
  const name = fields.get('event') ?? 'message'
  const id = fields.get('id')
  if (name !== 'message') return { name, id, channel: undefined, message: undefined }
  const data = safeParse(heardMessage, jsonOf(fields.get('data') ?? ''))
  must(data.success, `the data of an event is no message of the contract: ${block.slice(0, 200)}`)
  return { name, id, ...data.output }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
