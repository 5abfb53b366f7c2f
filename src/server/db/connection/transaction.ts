import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Transaction } from '../types.ts'

const underWay = new AsyncLocalStorage<true>()

/** Postgres error codes after which a transaction can be retried: serialization failure and deadlock. */
const passing = new Set(['40001', '40P01'])

/** Runs work in a transaction; commits, or rolls back if the work throws. */
export type Runner = <Result>(work: (tx: Transaction) => Promise<Result>, isForReads: boolean) => Promise<Result>

const runners = new WeakMap<Database, Runner>()

/** Sets the runner for transactions of a database; the default is the database's own. */
export function runTransactionsBy(db: Database, runner: Runner): void {
  runners.set(db, runner)
}

/**
 * Runs work in one transaction; everything in it must use the given `tx`. Retries after serialization failures and
 * deadlocks. One that a read waits for and that takes no lock of an order doesn't wait for those that do (`isForReads`).
 */
export async function transaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  { attempts = 5, isForReads = false } = {}
): Promise<Result> {
  // A nested transaction must reach the guard, which refuses it, instead of waiting for its own end.
  const runner = underWay.getStore() ? undefined : runners.get(db)
  // Awaited inside: a query that is only returned would run when it is awaited, outside the context.
  const guarded = (tx: Transaction) => underWay.run(true, async () => await work(tx))
  try {
    return await (runner ? runner(guarded, isForReads) : db.transaction(guarded))
  } catch (error) {
    if (attempts > 1 && passing.has(postgresCode(error) ?? ''))
      return transaction(db, work, { attempts: attempts - 1, isForReads })
    throw error
  }
}

/** Throws if the database itself is used while a transaction of the same call is open: PGlite would hang forever. */
export function refuseInTransaction(): void {
  if (underWay.getStore()) throw new Error('The database was used inside a transaction. Use `tx` instead.')
}

/** The five-character Postgres error code of the error or its cause. */
export function postgresCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? postgresCode(error.cause) : undefined
}
