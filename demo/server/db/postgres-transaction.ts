import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { createSemaphore } from './semaphore.ts'
import { runStatementsOn } from './statement.ts'
import type { Runner } from './transaction.ts'
import type { Transaction } from './types.ts'

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
        await client.query('begin')
        const tx = drizzle(client) as unknown as Transaction
        runStatementsOn(tx, client)
        const result = await work(tx)
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

const no = (): boolean => false
const yes = (): boolean => true

/** Whether `query_timeout` of the driver has passed, on the error or its cause. */
export function hasTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message === 'Query read timeout' || hasTimedOut(error.cause)
}
