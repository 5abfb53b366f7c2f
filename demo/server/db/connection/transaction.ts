import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Transaction } from '../types.ts'

const underWay = new AsyncLocalStorage<true>()

/** Codes of Postgres after which the same work may be tried again: serialization failure and deadlock. */
const passing = new Set(['40001', '40P01'])

/** Begins a transaction, runs work in it, and commits, or rolls back when the work throws. */
export type Runner = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

const runners = new WeakMap<Database, Runner>()

/** Sets how transactions of a database are run; without it, as the database itself does. */
export function runTransactionsBy(db: Database, runner: Runner): void {
  runners.set(db, runner)
}

/** Runs work in one transaction; everything in it must use the `tx` that it gets. Tries again after a passing conflict. */
export async function transaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  attempts = 5
): Promise<Result> {
  // A transaction inside another one must reach the guard, which refuses it, and not wait for its own end.
  const runner = underWay.getStore() ? undefined : runners.get(db)
  // Awaited inside: a query that is only returned would run when it is awaited, and outside.
  const guarded = (tx: Transaction) => underWay.run(true, async () => await work(tx))
  try {
    return await (runner ? runner(guarded) : db.transaction(guarded))
  } catch (error) {
    if (attempts > 1 && passing.has(postgresCode(error) ?? '')) return transaction(db, work, attempts - 1)
    throw error
  }
}

/** Throws when the database itself is used while a transaction of the same call is under way: PGlite would hang for ever. */
export function refuseInTransaction(): void {
  if (underWay.getStore()) throw new Error('The database was used inside a transaction. Use `tx` instead.')
}

/** The five characters by which Postgres names an error, found on the error or its cause. */
export function postgresCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? postgresCode(error.cause) : undefined
}
