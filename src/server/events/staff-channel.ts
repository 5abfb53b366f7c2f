import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Message } from './messages.ts'

/** Channels by secret and location: each order is reported to one. */
const known = new Map<string, string>()

/** Returns the staff channel of a location; its name can't be guessed. */
export function staffChannel({ staffSecret }: Pick<Context, 'staffSecret'>, locationId: string): string {
  const key = `${staffSecret} ${locationId}`
  const channel =
    known.get(key) ?? `staff.${createHmac('sha256', staffSecret).update(locationId).digest('hex').slice(0, 32)}`
  known.set(key, channel)
  return channel
}

/** Returns the message on which a location's staff pages reload the orders; the orders themselves need a token. */
export const staffMessage = (context: Pick<Context, 'staffSecret'>, locationId: string): Message => ({
  channel: staffChannel(context, locationId),
  message: { type: 'orders' }
})
