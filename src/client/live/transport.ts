/** A transport for channel messages. */
export interface Transport {
  /** Subscribes to a channel. Returns an unsubscribe function. */
  subscribe(channel: string, onMessage: (message: unknown) => void): () => void
  /** Returns true while messages can arrive. */
  isLive(): boolean
  /** Closes all subscriptions. */
  close(): void
}

let transport: Transport | undefined

/** Sets the current transport; without one, stores poll the API. */
export function setTransport(next: Transport | undefined): void {
  transport?.close()
  transport = next
}

/** Returns true if a transport is set. */
export const hasTransport = (): boolean => transport !== undefined

/** Returns true while live messages can arrive; otherwise the API is polled. */
export const isLive = (): boolean => transport?.isLive() ?? false

/** Subscribes to a channel on the current transport; undefined if there is none. */
export function subscribe(channel: string, onMessage: (message: unknown) => void): (() => void) | undefined {
  return transport?.subscribe(channel, onMessage)
}
