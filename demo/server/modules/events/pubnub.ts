import PubNub from 'pubnub'
import type { Log, Publish } from '../../context.ts'

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
  publish: Publish
  close: () => void
}

/** How often a message is sent again while PubNub can't be reached, and the seconds in between, which double. */
const retries = { minimumDelay: 2, maximumDelay: 30, maximumRetry: 5 }

/**
 * Makes a publisher that nobody waits for. What one channel is told arrives in the order in which it was said; a message that
 * can't be brought is logged without what it says and without its channel, whose name is a secret.
 */
export function createPublisher({ publishKey, subscribeKey, cipherKey, origin }: PubNubSettings, log: Log): Publisher {
  const client = new PubNub({
    publishKey,
    subscribeKey,
    userId: 'storefront-server',
    retryConfiguration: PubNub.ExponentialRetryPolicy(retries),
    ...(cipherKey && { cryptoModule: PubNub.CryptoModule.aesCbcCryptoModule({ cipherKey }) }),
    ...(origin && { origin: origin.replace(/^https?:\/\//, ''), ssl: !origin.startsWith('http://') })
  })
  const last = new Map<string, Promise<unknown>>()
  return {
    publish(channel, message) {
      const sent = (last.get(channel) ?? Promise.resolve())
        .then(() => client.publish({ channel, message: { ...message } }))
        .catch((error: unknown) => log(`Publishing by PubNub failed: ${reasonOf(error)}`))
        .finally(() => {
          if (last.get(channel) === sent) last.delete(channel)
        })
      last.set(channel, sent)
    },
    close: () => client.destroy()
  }
}

/** What PubNub calls the problem, such as `PNNetworkIssuesCategory`; its error repeats the whole call. */
function reasonOf(error: unknown): string {
  const { status, name } = error as { status?: { category?: string }; name?: string }
  return status?.category ?? name ?? 'unknown'
}
