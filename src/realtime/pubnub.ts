import type PubNub from 'pubnub'
import { platform } from '../platform/platform.ts'
import type { Transport } from '../client/live/transport.ts'

/** The fixed client id of the web app (SPEC A6). */
const clientId = 'storefront-web'

/** The retailer's PubNub settings. */
export interface PubNubSettings {
  subscribeKey: string
  /** With a key, every message is encrypted in both directions (SPEC C14). */
  cipherKey?: string | undefined
  /** A host to use in place of PubNub's own; with `http://` for no TLS. */
  origin?: string | undefined
}

/** PubNub's SDK, as the global of its web build. */
export type PubNubSdk = typeof PubNub

function createClient(Sdk: PubNubSdk, { subscribeKey, cipherKey, origin }: PubNubSettings): PubNub {
  return new Sdk({
    subscribeKey,
    userId: clientId,
    ...(cipherKey && { cryptoModule: Sdk.CryptoModule.aesCbcCryptoModule({ cipherKey }) }),
    ...(origin && { origin: origin.replace(/^https?:\/\//, ''), ssl: !origin.startsWith('http://') })
  })
}

/** A transport over PubNub. The SDK is loaded on the first subscription; only the server publishes. */
export function pubNubTransport(settings: PubNubSettings, loadSdk: () => Promise<PubNubSdk>): Transport {
  const { warn } = platform()
  const heard = new Map<string, Set<(message: unknown) => void>>()
  let client: Promise<PubNub | undefined> | undefined
  let isLoaded = false

  const connect = async (): Promise<PubNub | undefined> => {
    try {
      const made = createClient(await loadSdk(), settings)
      made.addListener({
        message({ channel, message, error }) {
          // A message with a different key arrives as raw text, with or without an error, and is never shown.
          if (error || typeof message === 'string') {
            warn(`Dropped a message on ${channel} that can't be decrypted.`)
            return
          }
          for (const listener of heard.get(channel) ?? []) listener(message)
        }
      })
      isLoaded = true
      return made
    } catch {
      warn('PubNub could not be loaded; polling the API instead.')
      return undefined
    }
  }

  return {
    subscribe(channel, onMessage) {
      const listeners = heard.get(channel) ?? new Set()
      heard.set(channel, listeners.add(onMessage))
      client ??= connect()
      void client.then(made => heard.has(channel) && made?.subscribe({ channels: [channel] }))
      return () => {
        listeners.delete(onMessage)
        if (listeners.size > 0) return
        heard.delete(channel)
        void client?.then(made => made?.unsubscribe({ channels: [channel] }))
      }
    },
    isLive: () => isLoaded,
    close() {
      heard.clear()
      void client?.then(made => made?.destroy())
    }
  }
}
