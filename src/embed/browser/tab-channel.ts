import type { Tabs } from '../../platform/platform.ts'

/** Implements messages between tabs; the channel is open while there are listeners. */
export function tabChannel(): Tabs {
  let channel: BroadcastChannel | undefined
  const listeners = new Set<(message: string) => void>()
  const open = () => {
    try {
      channel = new BroadcastChannel('storefront')
    } catch {
      // Missing in old browsers, or refused along with cookies. State is read again when the shopper returns.
    }
    channel?.addEventListener('message', ({ data }) => {
      for (const listener of listeners) listener(String(data))
    })
  }
  return {
    post: message => channel?.postMessage(message),
    onMessage(listener) {
      if (listeners.size === 0) open()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        channel?.close()
        channel = undefined
      }
    }
  }
}
