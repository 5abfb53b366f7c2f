import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queries, Transaction } from '../types.ts'

/** A statement with placeholders `$1`, `$2` …, which Postgres parses and plans once per connection. */
export interface Statement {
  name: string
  text: string
}

const clients = new WeakMap<Queries, pg.ClientBase | pg.Pool>()

const lastRuns = new WeakMap<Transaction, LastRun>()

/** Sends a transaction's last statement, and the commit in the same packet. */
type LastRun = <Result>(send: () => Promise<Result>) => Promise<Result>

/** Registers the connection of a transaction, or the pool of a database. */
export function runStatementsOn(tx: Queries, client: pg.ClientBase | pg.Pool): void {
  clients.set(tx, client)
}

/**
 * Runs a statement and returns its rows. They come as the driver reads them: select no timestamps and no bigints.
 */
export async function runStatement<Row extends object>(
  tx: Queries,
  { name, text }: Statement,
  values: readonly unknown[]
): Promise<Row[]> {
  const client = clients.get(tx)
  if (client) return (await client.query<Row>({ name, text, values: [...values] })).rows
  const result = (await tx.execute(withValues(text, values))) as { rows: Row[] }
  return result.rows
}

/** Sets how a transaction sends its last statement; by default as any other. */
export function runLastBy(tx: Transaction, run: LastRun): void {
  lastRuns.set(tx, run)
}

/**
 * Runs the last statement of a transaction, which is committed with it: nothing may be written afterwards, and a result
 * that must not be committed has to be an error. Locks are released a round trip earlier than by a commit of its own.
 */
export async function runLastStatement<Row extends object>(
  tx: Transaction,
  statement: Statement,
  values: readonly unknown[]
): Promise<Row[]> {
  const send = async () => runStatement<Row>(tx, statement, values)
  return lastRuns.get(tx)?.(send) ?? send()
}

function withValues(text: string, values: readonly unknown[]): SQL {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`))
  return sql.join(parts)
}
