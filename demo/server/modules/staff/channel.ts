import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Message } from '../events/messages.ts'

/** The channel on which a location's staff hear that its orders changed; who knows no token of theirs can't guess it. */
export const staffChannel = (token: string, locationId: string): string =>
  `staff.${createHmac('sha256', token).update(locationId).digest('hex').slice(0, 32)}`

/** What tells the open pages of a location's staff that its orders are others now; what they are, each reads with its token. */
export const staffMessages = ({ staffToken }: Pick<Context, 'staffToken'>, locationId: string): Message[] =>
  staffToken === undefined ? [] : [{ channel: staffChannel(staffToken, locationId), message: { type: 'orders' } }]
