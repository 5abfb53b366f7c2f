import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startCluster } from '../support/postgres/cluster.ts'

const program = fileURLToPath(new URL('./serve.ts', import.meta.url))

/** A server process on a private Postgres, to be measured. */
export interface Stage {
  /** URL of the Postgres, and port and process id of the server. */
  url: string
  port: number
  pid: number
  close: () => Promise<void>
}

/** Starts both, for a shop with the given number of products. */
export async function openStage(programs: string, products: number): Promise<Stage> {
  const cluster = await startCluster(programs)
  const child = fork(program, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: cluster.url, PRODUCTS: String(products) }
  })
  const ended = new Promise<never>((_, fail) => {
    child.once('exit', code => fail(new Error(`The server of the bench ended with ${code}.`)))
  })
  ended.catch(() => {})
  const told = new Promise<number>(done => child.once('message', message => done(Number(message))))
  const port = await Promise.race([told, ended])
  return {
    url: cluster.url,
    port,
    pid: child.pid ?? 0,
    async close() {
      child.disconnect()
      await cluster.stop()
    }
  }
}
