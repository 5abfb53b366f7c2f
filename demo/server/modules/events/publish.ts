import type { Queries } from '../../db/types.ts'
import { enqueue } from '../../outbox/jobs.ts'
import { type Message, writeMessages } from './messages.ts'
import type { Publisher } from './pubnub.ts'
import type { Handler } from '../../outbox/worker.ts'

/** Writes messages in the transaction that they tell of; they go out once it is committed and `wake` was called. */
export type Publish = (tx: Queries, ...messages: readonly Message[]) => Promise<void>

/** Makes the function by which messages are published, and the handler of the jobs that bring them to PubNub as well. */
export function createPublish(publisher: Publisher | undefined): {
  publish: Publish
  handlers: Record<string, Handler>
} {
  return {
    async publish(tx, ...messages) {
      await writeMessages(tx, messages)
      if (publisher === undefined) return
      await enqueue(tx, ...messages.map(payload => ({ kind: 'pubnub', topic: payload.channel, payload })))
    },
    handlers: { pubnub: async ({ payload }) => publisher?.publish(payload as Message) }
  }
}
