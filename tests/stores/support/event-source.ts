import type { EventStream } from '../../../src/platform/platform.ts'

type Hear = Parameters<EventStream['addEventListener']>[1]

/** Server-sent events over fetch, as in a browser: reconnects with the last id, and closes once it is refused. */
export class FetchEventSource implements EventStream {
  readyState = 0
  readonly #url: string
  readonly #listeners = new Map<string, Hear[]>()
  #abort = new AbortController()
  #lastEventId = ''

  constructor(url: string) {
    this.#url = url
    void this.#connect()
  }

  addEventListener(name: string, hear: Hear): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), hear])
  }

  close(): void {
    this.readyState = 2
    this.#abort.abort()
  }

  /** Breaks the connection, like a network failure. */
  break(): void {
    this.#abort.abort()
  }

  #tell(name: string, event: Parameters<Hear>[0] = {}): void {
    for (const hear of this.#listeners.get(name) ?? []) hear(event)
  }

  async #connect(): Promise<void> {
    this.#abort = new AbortController()
    const headers = this.#lastEventId ? { 'Last-Event-ID': this.#lastEventId } : undefined
    try {
      const response = await fetch(this.#url, { ...(headers && { headers }), signal: this.#abort.signal })
      if (response.ok && response.body) await this.#read(response.body)
      else this.readyState = 2
    } catch {
      // The connection broke.
    }
    if (this.readyState !== 2) {
      this.readyState = 0
      setTimeout(() => this.readyState !== 2 && void this.#connect(), 50)
    }
    this.#tell('error')
  }

  async #read(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    this.readyState = 1
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    for (let text = ''; ;) {
      const { done, value = '' } = await reader.read()
      if (done) return
      const blocks = (text + value).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) this.#hear(block)
    }
  }

  #hear(block: string): void {
    const fields = new Map(block.split('\n').map(line => line.split(/: ?(.*)/s, 2) as [string, string]))
    this.#lastEventId = fields.get('id') ?? this.#lastEventId
    const data = fields.get('data')
    if (data !== undefined) this.#tell(fields.get('event') ?? 'message', { data, lastEventId: this.#lastEventId })
  }
}
