import type { Queries } from '../db/types.ts'
import { enqueue, type Job } from '../outbox/jobs.ts'
import { type Message, writeMessages } from './messages.ts'
import type { Publisher } from './pubnub.ts'
import type { Handler } from '../outbox/worker.ts'

/** Writes messages in the transaction that they report; they are sent once it is committed and `wake` was called. */
export type Publish = (tx: Queries, ...messages: readonly Message[]) => Promise<void>

/** Functions to publish messages. */
export interface Publishing {
  publish: Publish
  /** Returns the jobs that forward messages to PubNub; none if it is not configured. */
  relay: (messages: readonly Message[]) => Job[]
  /** The handlers of these jobs. */
  handlers: Record<string, Handler>
}

/** Creates the publishing functions. */
export function createPublish(publisher: Publisher | undefined): Publishing {
  const relay: Publishing['relay'] = messages =>
    publisher === undefined ? [] : messages.map(payload => ({ kind: 'pubnub', topic: payload.channel, payload }))
  return {
    relay,
    async publish(tx, ...messages) {
      await writeMessages(tx, messages)
      await enqueue(tx, ...relay(messages))
    },
    handlers: { pubnub: async ({ payload }) => publisher?.publish(payload as Message) }
  }
}
