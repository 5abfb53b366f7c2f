import type { Message } from './messages.ts'

/** PubNub settings; with a cipher key every message is encrypted (SPEC C14). */
export interface PubNubSettings {
  publishKey: string
  subscribeKey: string
  cipherKey?: string | undefined
  /** Overrides PubNub's host; starts with `http://` if it has no TLS. */
  origin?: string | undefined
}

/** Reads the settings from the environment; undefined if no keys are set. */
export function pubNubFrom(environment: NodeJS.ProcessEnv): PubNubSettings | undefined {
  const { PUBNUB_PUBLISH_KEY: publishKey, PUBNUB_SUBSCRIBE_KEY: subscribeKey } = environment
  if (!publishKey || !subscribeKey) return undefined
  const { PUBNUB_CIPHER_KEY: cipherKey, PUBNUB_ORIGIN: origin } = environment
  return { publishKey, subscribeKey, cipherKey: cipherKey || undefined, origin: origin || undefined }
}

/** Forwards messages to PubNub. */
export interface Publisher {
  /** Publishes one message. Its error contains neither the message nor the channel, whose name is a secret. */
  publish: (message: Message) => Promise<void>
  close: () => void
}

/**
 * Creates a publisher. It doesn't retry: the outbox does, and keeps the messages of a channel in order. The SDK is
 * imported lazily, because its Node build requires a newer Node than the server.
 */
export async function createPublisher(settings: PubNubSettings): Promise<Publisher> {
  const { publishKey, subscribeKey, cipherKey, origin } = settings
  const { default: PubNub } = await import('pubnub')
  const client = new PubNub({
    publishKey,
    subscribeKey,
    userId: 'storefront-server',
    retryConfiguration: PubNub.NoneRetryPolicy(),
    ...(cipherKey && { cryptoModule: PubNub.CryptoModule.aesCbcCryptoModule({ cipherKey }) }),
    ...(origin && { origin: origin.replace(/^https?:\/\//, ''), ssl: !origin.startsWith('http://') })
  })
  return {
    async publish({ channel, message }) {
      const failure = await client.publish({ channel, message: { ...message } }).then(() => undefined, reasonOf)
      // Without its cause, which repeats the whole call.
      if (failure !== undefined) throw new Error(`PubNub publish failed: ${failure}`)
    },
    close: () => client.destroy()
  }
}

/** Returns PubNub's category of the problem, such as `PNNetworkIssuesCategory`; its error repeats the whole call. */
function reasonOf(error: unknown): string {
  const { status, name } = error as { status?: { category?: string }; name?: string }
  return status?.category ?? name ?? 'unknown'
}
