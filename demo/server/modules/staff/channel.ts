import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Message } from '../events/messages.ts'

/** The channel on which a location's staff hear that its orders changed; who was not told its name can't guess it. */
export const staffChannel = ({ staffSecret }: Pick<Context, 'staffSecret'>, locationId: string): string =>
  `staff.${createHmac('sha256', staffSecret).update(locationId).digest('hex').slice(0, 32)}`

/** What tells the open pages of a location's staff that its orders are others now; what they are, each reads with its token. */
export const staffMessage = (context: Pick<Context, 'staffSecret'>, locationId: string): Message => ({
  channel: staffChannel(context, locationId),
  message: { type: 'orders' }
})
