import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { serverSecrets } from './schema.ts'
import type { Database } from './types.ts'

/**
 * Returns the secret of that name, 256 random bits shared by all processes on one database; the first call creates it.
 */
export async function serverSecret(db: Database, name: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db.insert(serverSecrets).values({ name, secret }).onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  return row?.secret ?? secret
}
