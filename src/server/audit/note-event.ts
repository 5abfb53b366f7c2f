import { audit } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'

/** Audited actions of shoppers. */
export type Action =
  | 'sign-up'
  | 'sign-in'
  | 'sign-out'
  | 'password'
  | 'reset'
  | 'email-asked'
  | 'email'
  | 'export'
  | 'deletion'
  | 'sessions-ended'
  | 'phone'
  | 'linked'
  | 'unlinked'
  | 'order-email'

/** Writes an audit entry for an action that succeeded or failed; `accountId` is null if there is no account. */
export async function note(
  db: Queries,
  entry: { action: Action; accountId: string | null; ok?: boolean; now: Date }
): Promise<void> {
  const { now, ok = true, ...rest } = entry
  await db.insert(audit).values({ ...rest, ok, at: now })
}
