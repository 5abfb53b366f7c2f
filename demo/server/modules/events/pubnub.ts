import type { Message } from './messages.ts'

/** How messages are published by PubNub; with a cipher key every one is encrypted (SPEC C14). */
export interface PubNubSettings {
  publishKey: string
  subscribeKey: string
  cipherKey?: string | undefined
  /** Another host than PubNub's own, with `http://` for one without TLS. */
  origin?: string | undefined
}

/** Reads the settings out of the environment; undefined where no keys are named. */
export function pubNubFrom(environment: NodeJS.ProcessEnv): PubNubSettings | undefined {
  const { PUBNUB_PUBLISH_KEY: publishKey, PUBNUB_SUBSCRIBE_KEY: subscribeKey } = environment
  if (!publishKey || !subscribeKey) return undefined
  const { PUBNUB_CIPHER_KEY: cipherKey, PUBNUB_ORIGIN: origin } = environment
  return { publishKey, subscribeKey, cipherKey: cipherKey || undefined, origin: origin || undefined }
}

/** Who hands messages on to PubNub. */
export interface Publisher {
  /** Publishes one message; throws when it could not be brought, without what it says and without its channel, whose name is a secret. */
  publish: (message: Message) => Promise<void>
  close: () => void
}

/**
 * Makes a publisher. It tries once: the outbox tries again, and keeps the messages of a channel in their order. The SDK is loaded
 * only here: its build for Node asks for a newer Node than the server does.
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

/** What PubNub calls the problem, such as `PNNetworkIssuesCategory`; its error repeats the whole call. */
function reasonOf(error: unknown): string {
  const { status, name } = error as { status?: { category?: string }; name?: string }
  return status?.category ?? name ?? 'unknown'
}
