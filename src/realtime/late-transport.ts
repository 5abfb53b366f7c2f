import type { Transport } from '../client/live/transport.ts'

/** A transport whose code is still being loaded. If it can't be, no message arrives, and the API is polled. */
export function lateTransport(loading: Promise<Transport | undefined>): Transport {
  let loaded: Transport | undefined
  void loading.then(transport => (loaded = transport))
  return {
    subscribe(channel, onMessage) {
      let end: (() => void) | undefined
      let isOver = false
      void loading.then(transport => {
        if (!isOver) end = transport?.subscribe(channel, onMessage)
      })
      return () => {
        isOver = true
        end?.()
      }
    },
    isLive: () => loaded?.isLive() ?? false,
    close: () => void loading.then(transport => transport?.close())
  }
}
