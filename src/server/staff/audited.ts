import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { newId, staffAudit } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import type { StaffMember } from './only-staff.ts'

/** Who did something. */
type Actor = Pick<StaffMember, 'id' | 'name'>

/** An audited action of a staff member. */
export type StaffDeed = Pick<
  typeof staffAudit.$inferInsert,
  'action' | 'locationId' | 'orderId' | 'variantId' | 'detail'
>

/** Runs an action of a staff member with an audit entry: written before it begins, and updated once it succeeded. */
export async function audited<Result>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id: memberId, name: memberName }: Actor,
  deed: StaffDeed,
  work: () => Promise<Result>
): Promise<Result> {
  const id = newId()
  await db.insert(staffAudit).values({ ...deed, id, memberId, memberName, at: clock(), ok: false })
  const result = await work()
  await db.update(staffAudit).set({ ok: true }).where(eq(staffAudit.id, id))
  return result
}

/** Writes an audit entry for something that was done, or refused. */
export async function noteStaff(
  db: Queries,
  { clock }: Pick<Context, 'clock'>,
  { id: memberId, name: memberName }: Actor,
  deed: StaffDeed,
  ok = true
): Promise<void> {
  await db.insert(staffAudit).values({ ...deed, memberId, memberName, at: clock(), ok })
}
