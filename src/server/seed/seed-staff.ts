import { sql } from 'drizzle-orm'
import { staffMembers, type StaffRole } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import { hashPassword } from '../people/signups/password.ts'

/** The staff of the demo shop: a manager and a budtender. Their codes arrive in the demo's mailbox. */
export const demoStaff: { name: string; email: string; role: StaffRole }[] = [
  { name: 'Maya R.', email: 'maya@lindenandslate.example', role: 'manager' },
  { name: 'Theo B.', email: 'theo@lindenandslate.example', role: 'staff' }
]

/** Their password. It is public, and the demo answers this machine only. */
export const demoStaffPassword = 'linden counter 12'

/** Creates the demo's staff accounts, unless they exist. */
export async function seedStaff(db: Database, now: Date): Promise<void> {
  const [account] = await db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(sql`${staffMembers.email} is not null`)
    .limit(1)
  if (account !== undefined) return
  const passwordHash = await hashPassword(demoStaffPassword)
  const rows = demoStaff.map(member => ({ ...member, passwordHash, createdAt: now }))
  await db.insert(staffMembers).values(rows).onConflictDoNothing()
}
