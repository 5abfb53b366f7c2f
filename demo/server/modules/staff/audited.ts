import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { newId, staffAudit } from '../../db/schema.ts'
import type { StaffMember } from './only-staff.ts'

/** What one of the staff does, and to what. */
export type StaffDeed = Pick<
  typeof staffAudit.$inferInsert,
  'action' | 'locationId' | 'orderId' | 'variantId' | 'detail'
>

/** Does something for one of the staff, and writes down who did it: before it is begun, and after it whether it was done. */
export async function audited<Result>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id: memberId, name: memberName }: StaffMember,
  deed: StaffDeed,
  work: () => Promise<Result>
): Promise<Result> {
  const id = newId()
  await db.insert(staffAudit).values({ ...deed, id, memberId, memberName, at: clock(), ok: false })
  const result = await work()
  await db.update(staffAudit).set({ ok: true }).where(eq(staffAudit.id, id))
  return result
}
