import { createHash, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { serverSecret } from '../db/server-secret.ts'
import { serverSecrets } from '../db/schema.ts'
import type { Database, Queries } from '../db/types.ts'
import { ApiError } from '../http/api-error.ts'
import { hasBusiness } from '../seed/seed-shop.ts'

const name = 'setup-key'

/** Returns the key with which a shop can be set up on the page of the staff; the same at each start until then. */
export const setupKey = (db: Database): Promise<string> => serverSecret(db, name)

/** Returns the address of the set-up; the key is in the fragment, which reaches no server and no log. */
export const setupLink = (origin: string, key: string): string => `${origin}/staff#setup=${key}`

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Throws 403 for a wrong key, and 410 once there is a shop. */
export async function onlyWithKey(db: Queries, given: string): Promise<void> {
  if (await hasBusiness(db)) throw new ApiError(410, 'link_used')
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  if (row === undefined || !timingSafeEqual(digest(row.secret), digest(given))) throw new ApiError(403, 'forbidden')
}

/** Forgets the key: there is a shop. */
export async function dropKey(db: Queries): Promise<void> {
  await db.delete(serverSecrets).where(eq(serverSecrets.name, name))
}
