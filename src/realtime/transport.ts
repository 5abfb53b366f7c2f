/** A way in which messages of a channel reach the page. */
export interface Transport {
  /** Hears a channel from now on; the answer ends it. */
  subscribe(channel: string, onMessage: (message: unknown) => void): () => void
  /** Ends all. */
  close(): void
}

let transport: Transport | undefined

/** Sets the way in force; without one, stores ask the API themselves. */
export function setTransport(next: Transport | undefined): void {
  transport?.close()
  transport = next
}

/** Whether a way is in force. */
export const hasTransport = (): boolean => transport !== undefined

/** Hears a channel by the way in force; undefined when there is none. */
export function subscribe(channel: string, onMessage: (message: unknown) => void): (() => void) | undefined {
  return transport?.subscribe(channel, onMessage)
}
