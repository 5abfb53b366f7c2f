import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { createSemaphore } from './semaphore.ts'
import { runStatementsOn } from './statement.ts'
import type { Runner } from './transaction.ts'
import type { Transaction } from '../types.ts'

const transactions = new WeakMap<pg.PoolClient, Transaction>()

/** What a transaction on a connection queries with: the same for each, so that statements are put together once. */
function transactionOn(client: pg.PoolClient): Transaction {
  const kept = transactions.get(client)
  if (kept !== undefined) return kept
  const tx = drizzle(client) as unknown as Transaction
  runStatementsOn(tx, client)
  transactions.set(client, tx)
  return tx
}

/**
 * Runs transactions on a pool, at most so many at once, and gives each connection back whatever happens, also when the
 * transaction could not even begin; each waits for its turn so many milliseconds. One without an answer in time is still busy and is closed instead.
 */
export function runnerOf(pool: pg.Pool, most: number, patience: number): Runner {
  const turns = createSemaphore({ most, mostWaiting: 20 * most, patience })
  return work =>
    turns.run(async () => {
      const client = await pool.connect()
      let isLost = false
      try {
        const result = await begin(client, work)
        await client.query('commit')
        return result
      } catch (error) {
        isLost = hasTimedOut(error) || (await client.query('rollback').then(no, yes))
        throw error
      } finally {
        client.release(isLost)
      }
    })
}

/** Begins a transaction and runs work in it. The work does not wait for the `begin`: what it asks for first goes out in one piece with it. */
async function begin<Result>(client: pg.PoolClient, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
  const begun = client.query('begin')
  // Only a connection that is lost can't begin; then the work fails as well.
  begun.catch(() => {})
  const result = await work(transactionOn(client))
  await begun
  return result
}

const no = (): boolean => false
const yes = (): boolean => true

/** Whether `query_timeout` of the driver has passed, on the error or its cause. */
export function hasTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message === 'Query read timeout' || hasTimedOut(error.cause)
}
