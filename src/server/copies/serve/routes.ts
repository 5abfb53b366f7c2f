import { createCopy, readCopies } from '../../../contract/staff/copies.ts'
import { staffRights } from '../../../contract/staff/rights.ts'
import type { Context } from '../../context.ts'
import { ApiError } from '../../http/api-error.ts'
import { rightWords } from '../../http/messages.ts'
import { audited, noteStaff } from '../../staff/audited.ts'
import type { StaffMember } from '../../staff/only-staff.ts'
import { onlyTheirStores } from '../../staff/only-their-stores.ts'
import type { ServeStaff } from '../../staff/serve-staff.ts'
import { addCopy, lifetimes, listCopies } from './records.ts'

/** The path below which a copy is downloaded. */
export const copyBase = '/copies/'

/** Serves copies of the shop, to members with all rights in all stores: everything is in one. */
export function copyRoutes(serve: ServeStaff, context: Context): void {
  const { db, clock } = context

  serve(readCopies, async ({ member }) => {
    await onlyWithAll(context, member)
    return { copies: await listCopies(db, clock()) }
  })

  serve(createCopy, async ({ member }) => {
    await onlyWithAll(context, member)
    const now = clock()
    const { copy, token } = await audited(context, member, { action: 'copy', detail: '' }, () =>
      addCopy(db, member, now)
    )
    const until = new Date(now.getTime() + lifetimes.address).toISOString()
    return { copy, path: `${copyBase}${token}`, until }
  })
}

/** Throws 403 for a member who lacks a right or doesn't work in all stores; the refusal is audited. */
async function onlyWithAll(context: Context, member: StaffMember): Promise<void> {
  const deed = { action: 'refused', detail: 'copies' } as const
  if (!staffRights.every(right => member.rights.includes(right))) {
    await noteStaff(context.db, context, member, deed, false)
    throw new ApiError(403, 'forbidden', { words: rightWords })
  }
  await onlyTheirStores(context, member, null, deed)
}
