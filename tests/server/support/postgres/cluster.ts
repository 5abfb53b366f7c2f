import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A private Postgres server in a temporary folder. */
export interface Cluster {
  url: string
  /** Kills the postmaster like a power cut, and waits for its end. */
  crash: () => Promise<void>
  /** Starts it again after a crash, with the same data and port. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

interface Account {
  uid?: number
  gid?: number
}

/** Settings of a fast Postgres that need not survive a crash. Autovacuum would lock a template while it is copied. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

/**
 * Starts a private Postgres on a free loopback port; it is stopped and removed by `stop`, or when this process ends.
 * With `durable`, committed data survives a crash, but it is slower.
 */
export async function startCluster(programs: string, { durable = false } = {}): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-postgres-'))
  let server: ChildProcess | undefined
  const kill = () => {
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  const stop = async () => {
    if (server !== undefined) await ended(server, 'SIGINT')
    process.off('exit', kill)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const account = await accountToUse()
    const password = randomBytes(16).toString('hex')
    await initialise(programs, folder, account, password)
    const port = await freePort()
    const settings = [...(durable ? [] : careless), 'max_connections=200']
    const launch = async () => {
      server = serve(programs, { folder, account, port, settings })
      await ready(server)
    }
    process.once('exit', kill)
    await launch()
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      crash: async () => {
        if (server !== undefined) await ended(server, 'SIGKILL')
      },
      restart: () => patiently(launch),
      stop
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Place {
  folder: string
  account: Account
  port: number
  settings: readonly string[]
}

function serve(programs: string, { folder, account, port, settings }: Place): ChildProcess {
  const place = ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', folder]
  return spawn(join(programs, 'postgres'), [...place, ...settings.flatMap(one => ['-c', one])], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' }
  })
}

/**
 * After a crash the children of the killed server hold its shared memory until they notice; until then no other can
 * start.
 */
async function patiently(launch: () => Promise<void>, tries = 100): Promise<void> {
  try {
    await launch()
  } catch (error) {
    if (tries === 0) throw error
    await new Promise(done => setTimeout(done, 100))
    await patiently(launch, tries - 1)
  }
}

/** Postgres refuses to run as root, so it runs as Debian's `postgres` user. */
async function accountToUse(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

async function initialise(programs: string, folder: string, account: Account, password: string): Promise<void> {
  const secret = join(folder, 'password')
  await writeFile(secret, password, { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) {
    await chown(folder, account.uid, account.gid)
    await chown(secret, account.uid, account.gid)
  }
  const options = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', secret, '-E', 'UTF8', '--no-sync', '--locale=C']
  await run(join(programs, 'initdb'), ['-D', join(folder, 'data'), ...options], { ...account, cwd: folder })
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(done => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise(done => probe.close(done))
  return port
}

async function ready(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((done, fail) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('ready to accept connections')) done()
    })
    server.once('error', fail)
    server.once('exit', () => fail(new Error(`Postgres did not start: ${said}`)))
  })
}

/** SIGINT is Postgres' fast shutdown: it ends its sessions and then itself. */
async function ended(server: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  await new Promise<void>(done => {
    server.once('exit', () => done())
    server.kill(signal)
  })
}
