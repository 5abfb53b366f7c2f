import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'

/** The channel on which a location's staff hear that its orders changed; who knows no token of theirs can't guess it. */
export const staffChannel = (token: string, locationId: string): string =>
  `staff.${createHmac('sha256', token).update(locationId).digest('hex').slice(0, 32)}`

/** Tells the open pages of a location's staff that its orders are others now; what they are, each reads with its token. */
export function tellStaff({ publish, staffToken }: Context, locationId: string): void {
  if (staffToken !== undefined) publish(staffChannel(staffToken, locationId), { type: 'orders' })
}
