import { createHmac, timingSafeEqual } from 'node:crypto'
import { serverSecret } from '../db/server-secret.ts'
import type { Queries } from '../db/types.ts'

async function sign(db: Queries, watch: string): Promise<string> {
  const secret = await serverSecret(db, 'watch-links')
  return createHmac('sha256', secret).update(watch).digest('base64url')
}

/** Returns the token with which a guest confirms a request: only who gets its letter has it. */
export const watchToken = async (db: Queries, watch: string): Promise<string> => `${watch}.${await sign(db, watch)}`

/** Returns the id of the request that a token confirms; undefined for one that this server didn't sign. */
export async function readWatchToken(db: Queries, token: string): Promise<string | undefined> {
  const [watch = '', signature = '', ...rest] = token.split('.')
  const [own, given] = [Buffer.from(await sign(db, watch)), Buffer.from(signature)]
  return rest.length === 0 && own.length === given.length && timingSafeEqual(own, given) ? watch : undefined
}
