import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { idempotencyKeys } from '../db/schema.ts'
import { runStatement, type Statement } from '../db/connection/statement.ts'
import type { Transaction } from '../db/types.ts'
import { ApiError } from '../http/api-error.ts'
import type { OwnedKey } from './owner.ts'

/** A request that creates something, and the id that it would get. */
export interface Claim {
  scope: 'carts' | 'claims' | 'kiosks' | 'moves' | 'orders' | 'payments'
  /** Undefined if the request can't be recognized when it is repeated. */
  key: OwnedKey | undefined
  body: unknown
  resource: string
  /** Names that this request locks until its transaction ends, in this order, before the key is claimed. */
  locks?: readonly string[] | undefined
}

/** The id of the created resource, and whether this request is the first. */
interface Claimed {
  resource: string
  isFirst: boolean
}

const claiming: Statement = {
  name: 'claim_key',
  text: `
    with locks as materialized (
      select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($6::text[]) as name
    )
    insert into idempotency_keys (scope, owner, key, fingerprint, resource)
    select $1, $2, $3, $4, $5 from (select count(*) from locks) as taken
    on conflict do nothing returning resource`
}

/**
 * Claims an idempotency key in the transaction and returns the id of the resource: the given one for the first request,
 * else that of the first, for which it waits. The same caller's key with another body is a conflict.
 */
export async function claim(
  tx: Transaction,
  { scope, key: owned, body, resource, locks = [] }: Claim
): Promise<Claimed> {
  if (owned === undefined) return { resource, isFirst: true }
  const { key, owner } = owned
  const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const own = await runStatement(tx, claiming, [scope, owner, key, fingerprint, resource, locks])
  if (own.length === 1) return { resource, isFirst: true }
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)))
  if (first?.fingerprint !== fingerprint) throw new ApiError(409, 'conflict')
  return { resource: first.resource, isFirst: false }
}
