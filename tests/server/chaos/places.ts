import { join } from 'node:path'
import { openDatabase } from '../../../src/server/db/connection/open.ts'
import { scaleLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import { startServer } from '../../../src/server/start.ts'
import { makeFolder } from '../support/process/child.ts'
import { startCluster } from '../support/postgres/cluster.ts'
import { checkAcknowledged, checkStock, checkSums, type Verdict } from './checks.ts'
import { type Outcome, run } from './run.ts'
import { crowded } from './seed.ts'
import { settle } from './settle.ts'
import { readShelf, readStock } from './shelf.ts'
import { makeVictim, type Victim } from './victim.ts'
import type { Database } from '../../../src/server/db/types.ts'

/** The size of a run. */
export interface Extent {
  orders: number
  seed: number
  until: number
}

/** The result of a run with its final checks. */
export interface Result extends Outcome {
  verdicts: Verdict[]
}

/** Number of concurrent shoppers. */
const SHOPPERS = 16

/** Runs two servers that share one Postgres; each of the three is killed. */
export async function onPostgres(programs: string, extent: Extent): Promise<Result> {
  const cluster = await startCluster(programs, { durable: true })
  const victims = [1, 2].map(() => makeVictim({ DATABASE_URL: cluster.url }))
  try {
    for (const victim of victims) await victim.start()
    const [first = makeVictim({})] = victims
    const database = await openDatabase({ url: cluster.url })
    const { variants, stock } = await readStock(database.db)
    const outcome = await run({
      ...extent,
      shoppers: SHOPPERS,
      urls: () => urlsOf(victims),
      targets: [
        ...victims.map((victim, at) => ({ name: `server ${at + 1}`, ...victim })),
        { name: 'Postgres', kill: cluster.crash, start: cluster.restart }
      ],
      readShelf: insist => readShelf(insist, first.url(), variants)
    })
    try {
      return { ...outcome, verdicts: await judge(database.db, { outcome, stock, victims }) }
    } finally {
      await database.close()
    }
  } finally {
    await Promise.all(victims.map(victim => victim.kill()))
    await cluster.stop()
  }
}

/** Runs one server on the embedded database, which is killed. */
export async function onEmbedded(extent: Extent): Promise<Result> {
  const { folder, remove } = await makeFolder()
  const victim = makeVictim({ DATA_DIR: folder })
  // Only one process at a time may use the database: this one reads it before and after.
  const open = () =>
    startServer({ databaseFolder: join(folder, 'database'), seed: crowded, limits: scaleLimits(10_000) })
  try {
    const before = await open()
    const { variants, stock } = await readStock(before.db)
    await before.close()
    await victim.start()
    const outcome = await run({
      ...extent,
      shoppers: SHOPPERS / 2,
      urls: () => urlsOf([victim]),
      targets: [{ name: 'server', ...victim }],
      readShelf: insist => readShelf(insist, victim.url(), variants)
    })
    await victim.kill()
    const after = await open()
    try {
      return { ...outcome, verdicts: await judge(after.db, { outcome, stock, victims: [victim] }) }
    } finally {
      await after.close()
    }
  } finally {
    await victim.kill()
    await remove()
  }
}

/** Shoppers use servers that are up, as behind a proxy; if none is, any. */
function urlsOf(victims: readonly Victim[]): string[] {
  const up = victims.filter(victim => victim.isUp())
  return (up.length > 0 ? up : victims).map(victim => victim.url())
}

interface Facts {
  outcome: Outcome
  stock: ReadonlyMap<string, number>
  victims: readonly Victim[]
}

async function judge(db: Database, { outcome, stock, victims }: Facts): Promise<Verdict[]> {
  const { told, faults, tally } = outcome
  await settle(db)
  const answered = Object.keys(tally.statuses).filter(status => !['200', '201', '409', '503'].includes(status))
  const reasons =
    answered.length > 0 ? victims.flatMap(({ lines }) => lines.filter(line => line.includes(' failed'))) : []
  return [
    { name: 'every shopper ordered, and nobody was refused without a rule', wrong: faults },
    { name: 'no answer but 2xx, 409 and 503', wrong: [...answered, ...reasons] },
    { name: 'no call hung', wrong: tally.late === 0 ? [] : [tally.late] },
    { name: 'no server ended that nobody killed', wrong: victims.flatMap(({ falls }) => falls) },
    ...(await checkAcknowledged(db, told)),
    await checkStock(db, stock),
    ...(await checkSums(db))
  ]
}
