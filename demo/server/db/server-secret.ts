import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { serverSecrets } from './schema.ts'
import type { Database } from './types.ts'

/** The secret of that name, of 256 random bits, which all processes on one database share; made by the first that asks. */
export async function serverSecret(db: Database, name: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db.insert(serverSecrets).values({ name, secret }).onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  return row?.secret ?? secret
}
