import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Message } from '../events/messages.ts'

/** Returns the staff channel of a location; its name can't be guessed. */
export const staffChannel = ({ staffSecret }: Pick<Context, 'staffSecret'>, locationId: string): string =>
  `staff.${createHmac('sha256', staffSecret).update(locationId).digest('hex').slice(0, 32)}`

/** Returns the message that tells a location's staff pages to reload the orders; the orders themselves need a token. */
export const staffMessage = (context: Pick<Context, 'staffSecret'>, locationId: string): Message => ({
  channel: staffChannel(context, locationId),
  message: { type: 'orders' }
})
