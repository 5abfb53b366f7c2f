import { audit } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** What may be done with an account. */
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

/** Writes down that something was done with an account, or in vain; `accountId` is null where there is none. */
export async function note(
  db: Queries,
  entry: { action: Action; accountId: string | null; ok?: boolean; now: Date }
): Promise<void> {
  const { now, ok = true, ...rest } = entry
  await db.insert(audit).values({ ...rest, ok, at: now })
}
