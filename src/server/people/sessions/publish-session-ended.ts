import type { Context } from '../../context.ts'

/** Publishes that a session of the account has ended; each open page checks whether it was its own. */
export async function publishSessionEnded(
  { db, publish, wake }: Context,
  { channel }: { channel: string }
): Promise<void> {
  await publish(db, { channel: `user.${channel}`, message: { type: 'session-ended' } })
  wake()
}
