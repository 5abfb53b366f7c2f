import type { Queries } from '../../db/types.ts'
import { enqueue, type Job } from '../../outbox/jobs.ts'
import { type Message, writeMessages } from './messages.ts'
import type { Publisher } from './pubnub.ts'
import type { Handler } from '../../outbox/worker.ts'

/** Writes messages in the transaction that they tell of; they go out once it is committed and `wake` was called. */
export type Publish = (tx: Queries, ...messages: readonly Message[]) => Promise<void>

/** How messages are published. */
export interface Publishing {
  publish: Publish
  /** The jobs that bring messages to PubNub as well; none where it is not configured. */
  relay: (messages: readonly Message[]) => Job[]
  /** What does these jobs. */
  handlers: Record<string, Handler>
}

/** Makes what publishes messages. */
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
