import { desc, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { createFeedKey, FeedKey } from '../../contract/feed/feed-keys.ts'
import type { Context } from '../context.ts'
import { feedKeys } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'
import { notFound } from '../http/api-error.ts'
import { hashOf, newSecret } from '../people/sessions/secret.ts'
import { isWithin } from '../../rules/staff/rights.ts'
import { findLocation } from '../shop/locations/find-location.ts'

type KeyRow = typeof feedKeys.$inferSelect

const PREFIX = 9

const viewKey = ({ id, name, prefix, scopes, locations, createdBy, ...row }: KeyRow): FeedKey => ({
  id,
  name,
  prefix,
  scopes,
  locations,
  createdBy,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  isActive: row.revokedAt === null
})

/** Returns the keys that reach no further than some stores, by slug, or all of them with null; newest first. */
export async function listKeys(db: Queries, within: readonly string[] | null): Promise<FeedKey[]> {
  const rows = await db.select().from(feedKeys).orderBy(desc(feedKeys.createdAt), desc(feedKeys.id))
  return rows.filter(({ locations }) => isWithin(locations, within)).map(viewKey)
}

/** Creates a key and returns it with its secret, of which only the hash is stored; throws 404 for an unknown store. */
export async function makeKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { name, scopes, locations }: BodyOf<typeof createFeedKey>,
  createdBy: string
): Promise<{ key: FeedKey; secret: string }> {
  for (const slug of locations ?? []) await findLocation(db, slug)
  const secret = `feed_${newSecret()}`
  const made = { name, createdBy, createdAt: clock(), prefix: secret.slice(0, PREFIX), secretHash: hashOf(secret) }
  const [row] = await db
    .insert(feedKeys)
    .values({ ...made, scopes: [...new Set(scopes)], locations: locations && [...new Set(locations)] })
    .returning()
  if (row === undefined) throw new Error('The key was not inserted.')
  return { key: viewKey(row), secret }
}

/** Revokes a key; throws 404 if there is none that reaches no further than some stores. */
export async function revokeKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  within: readonly string[] | null
): Promise<FeedKey> {
  const [held] = await db.select({ locations: feedKeys.locations }).from(feedKeys).where(eq(feedKeys.id, id))
  if (!held || !isWithin(held.locations, within)) throw notFound()
  const revokedAt = sql`coalesce(${feedKeys.revokedAt}, ${clock().toISOString()}::timestamptz)`
  const [row] = await db.update(feedKeys).set({ revokedAt }).where(eq(feedKeys.id, id)).returning()
  if (row === undefined) throw notFound()
  return viewKey(row)
}
