import { atom } from 'nanostores'

/** A transport for channel messages. */
export interface Transport {
  /** Subscribes to a channel. Returns an unsubscribe function. */
  subscribe(channel: string, onMessage: (message: unknown) => void): () => void
  /** Returns true while messages can arrive. */
  isLive(): boolean
  /** Closes all subscriptions. */
  close(): void
}

const $transport = atom<Transport | undefined>()

/** Sets the current transport, which takes over all subscriptions. Without one, stores poll the API. */
export function setTransport(next: Transport | undefined): void {
  const last = $transport.get()
  $transport.set(next)
  last?.close()
}

/** Returns true if a transport is set. */
export const hasTransport = (): boolean => $transport.get() !== undefined

/** Returns true while live messages can arrive; otherwise the API is polled. */
export const isLive = (): boolean => $transport.get()?.isLive() ?? false

/** Subscribes to a channel on the current transport, or on the next one if there is none. Returns an unsubscribe function. */
export function subscribe(channel: string, onMessage: (message: unknown) => void): () => void {
  let end: (() => void) | undefined
  const endFollowing = $transport.subscribe(transport => {
    end?.()
    end = transport?.subscribe(channel, onMessage)
  })
  return () => {
    endFollowing()
    end?.()
  }
}
