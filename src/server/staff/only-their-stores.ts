import { isWithin } from '../../rules/staff/rights.ts'
import type { Context } from '../context.ts'
import { ApiError } from '../http/api-error.ts'
import { foreignStoreWords } from '../http/messages.ts'
import { noteStaff, type StaffDeed } from './audited.ts'
import type { StaffMember } from './only-staff.ts'

/** Throws 403 unless a member works in all of some stores, by slug, null for all; the refusal is audited. */
export async function onlyTheirStores(
  context: Pick<Context, 'db' | 'clock'>,
  member: StaffMember,
  stores: readonly string[] | null,
  deed: StaffDeed
): Promise<void> {
  if (isWithin(stores, member.locations)) return
  await noteStaff(context.db, context, member, deed, false)
  throw new ApiError(403, 'forbidden', { words: foreignStoreWords })
}
