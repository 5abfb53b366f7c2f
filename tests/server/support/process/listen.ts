/** A received event. */
export interface HeardEvent {
  name: string
  id: string | undefined
  data: { channel?: string; message?: unknown }
}

/** A stream of server-sent events, read like a browser does. */
export interface Listening {
  status: number
  headers: Headers
  /** All events so far. */
  heard: HeardEvent[]
  /** Waits until `count` messages have arrived, and returns them. */
  messages(count: number): Promise<HeardEvent[]>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

function parse(block: string): HeardEvent {
  const event: HeardEvent = { name: 'message', id: undefined, data: {} }
  for (const line of block.split('\n')) {
    const at = line.indexOf(':')
    const [field, value] = [line.slice(0, at), line.slice(at + 1).trimStart()]
    if (field === 'event') event.name = value
    if (field === 'id') event.id = value
    if (field === 'data') event.data = JSON.parse(value)
  }
  return event
}

/** Opens a stream of server-sent events; resolves once it is ready, or was refused. */
export async function listen(url: string, query: Record<string, string>, headers: Record<string, string> = {}) {
  const abort = new AbortController()
  const address = `${url}/v1/events?${new URLSearchParams(query)}`
  const response = await fetch(address, { headers, signal: abort.signal })
  const heard: HeardEvent[] = []
  const waiting = new Set<() => void>()
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => {
    let text = ''
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true }
      if (done) return
      text += value
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      heard.push(...blocks.filter(block => !block.startsWith(':')).map(parse))
      for (const look of waiting) look()
    }
  }
  const ended = response.ok ? read().catch(() => {}) : Promise.resolve()
  const until = (isSo: () => boolean) =>
    new Promise<void>(done => {
      const look = () => {
        if (!isSo()) return
        waiting.delete(look)
        done()
      }
      waiting.add(look)
      look()
    })
  const messagesNow = () => heard.filter(({ name }) => name === 'message')
  if (response.ok) await until(() => heard.some(({ name }) => name === 'ready'))
  const listening: Listening = {
    status: response.status,
    headers: response.headers,
    heard,
    async messages(count) {
      await until(() => messagesNow().length >= count)
      return messagesNow()
    },
    ended,
    close: () => abort.abort()
  }
  return listening
}

/** A number that no message has had yet. */
const FAR_AHEAD = '999999999999999'

/**
 * Opens a stream that hears nothing of what was committed before. A server looks for what it hasn't sent yet before it
 * answers somebody who claims to have heard more than it knows of.
 */
export async function listenFromNow(url: string, query: Record<string, string>) {
  const first = await listen(url, { ...query, after: FAR_AHEAD })
  first.close()
  return listen(url, query)
}
