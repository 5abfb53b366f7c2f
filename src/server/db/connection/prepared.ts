import type { Queries } from '../types.ts'

const preparedQueries = new WeakMap<Queries, Map<string, unknown>>()

/**
 * Returns a query with placeholders that is built once per database, or per connection for transactions. Postgres plans
 * it once per connection under its name, which must be unique.
 */
export function prepared<Query>(db: Queries, name: string, prepare: (name: string) => Query): Query {
  const known = preparedQueries.get(db) ?? new Map<string, unknown>()
  preparedQueries.set(db, known)
  const query = (known.get(name) as Query | undefined) ?? prepare(name)
  known.set(name, query)
  return query
}
