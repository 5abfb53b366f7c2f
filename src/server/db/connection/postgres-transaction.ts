import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { createSemaphore } from './semaphore.ts'
import { runLastBy, runStatementsOn } from './statement.ts'
import { postgresCode, type Runner } from './transaction.ts'
import type { Transaction } from '../types.ts'

const transactions = new WeakMap<pg.PoolClient, Transaction>()

/** The commits that were sent with a transaction's last statement. */
const commits = new WeakMap<pg.PoolClient, Promise<unknown>>()

/** Returns the query builder of a connection; it is reused, so that prepared statements are built once. */
function transactionOn(client: pg.PoolClient): Transaction {
  const cachedTx = transactions.get(client)
  if (cachedTx !== undefined) return cachedTx
  refuseAfterCommit(client)
  const tx = drizzle(client) as unknown as Transaction
  runStatementsOn(tx, client)
  runLastBy(tx, async send =>
    inOnePacket(client, async () => {
      const result = send()
      const commit = client.query('commit')
      // Postgres answers the commit of a failed statement with a rollback.
      commit.catch(() => {})
      commits.set(client, commit)
      return result
    })
  )
  transactions.set(client, tx)
  return tx
}

/**
 * Returns a runner of transactions on a pool, at most `most` in parallel, and `forReads` more of those that reads wait for.
 * Connections are always released, also when `begin` fails. A transaction waits for its turn up to `patience` milliseconds.
 * A connection that timed out is still busy and is closed instead, and so is one that takes no writes: it may never take
 * any again, while a new one does.
 */
export function runnerOf(pool: pg.Pool, most: number, forReads: number, patience: number): Runner {
  const turnsOf = (places: number) => createSemaphore({ most: places, mostWaiting: 20 * most, patience })
  const [usual, reads] = [turnsOf(most), turnsOf(forReads)]
  return (work, isForReads) =>
    (isForReads ? reads : usual).run(async () => {
      const client = await pool.connect()
      let isLost = false
      try {
        const result = await begin(client, work)
        await (commits.get(client) ?? client.query('commit'))
        return result
      } catch (error) {
        isLost = isOfNoUse(error) || (await (commits.get(client) ?? client.query('rollback')).then(no, yes))
        throw error
      } finally {
        commits.delete(client)
        client.release(isLost)
      }
    })
}

/** After the commit a statement would take effect on its own, outside of the transaction. */
function refuseAfterCommit(client: pg.PoolClient): void {
  const query: pg.PoolClient['query'] = client.query.bind(client)
  client.query = new Proxy(query, {
    apply(target, self, args) {
      if (commits.has(client)) throw new Error('The transaction was committed by its last statement.')
      return Reflect.apply(target, self, args)
    }
  })
}

/**
 * Begins a transaction and runs work in it. The work does not wait for `begin`: its first queries are sent in the same
 * packet.
 */
async function begin<Result>(client: pg.PoolClient, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return inOnePacket(client, async () => {
    const begun = client.query('begin')
    // `begin` only fails on a lost connection; then the work fails as well.
    begun.catch(() => {})
    const result = await work(transactionOn(client))
    await begun
    return result
  })
}

/** Sends the first queries of some work, those of this tick, in one packet. */
async function inOnePacket<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
  return work()
}

const no = (): boolean => false
const yes = (): boolean => true

const isOfNoUse = (error: unknown): boolean => hasTimedOut(error) || postgresCode(error) === '25006'

/** True if the driver's `query_timeout` has passed, on the error or its cause. */
export function hasTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message === 'Query read timeout' || hasTimedOut(error.cause)
}
