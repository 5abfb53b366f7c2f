import type { Context } from '../context.ts'
import { ApiError } from '../http/api-error.ts'
import { managersWords } from '../http/messages.ts'
import { noteStaff, type StaffDeed } from './audited.ts'
import type { StaffMember } from './only-staff.ts'

/** Throws 403 for a member who is not a manager, and writes an audit entry of the refusal. */
export async function onlyManager(
  context: Pick<Context, 'db' | 'clock'>,
  member: StaffMember,
  deed: StaffDeed
): Promise<void> {
  if (member.role === 'manager') return
  await noteStaff(context.db, context, member, deed, false)
  throw new ApiError(403, 'forbidden', { words: managersWords })
}
