import type { Queries } from '../types.ts'

const kept = new WeakMap<Queries, Map<string, unknown>>()

/**
 * A query with placeholders that is put together once for a database, or for a connection's transactions, and not at each call.
 * Postgres plans it once a connection under its name, which no other query has.
 */
export function prepared<Query>(db: Queries, name: string, prepare: (name: string) => Query): Query {
  const known = kept.get(db) ?? new Map<string, unknown>()
  kept.set(db, known)
  const query = (known.get(name) as Query | undefined) ?? prepare(name)
  known.set(name, query)
  return query
}
