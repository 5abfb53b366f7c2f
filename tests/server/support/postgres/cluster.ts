import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A Postgres server of our own, in a folder of its own. */
export interface Cluster {
  url: string
  stop: () => Promise<void>
}

interface Account {
  uid?: number
  gid?: number
}

/** Starts a private Postgres on a free loopback port; it is stopped and removed by `stop`, or when this process ends. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-postgres-'))
  let server: ChildProcess | undefined
  const kill = () => {
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  const stop = async () => {
    if (server !== undefined) await ended(server)
    process.off('exit', kill)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const account = await accountToUse()
    const password = randomBytes(16).toString('hex')
    await initialise(programs, folder, account, password)
    const port = await freePort()
    const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100']
    server = spawn(
      join(programs, 'postgres'),
      [
        '-D',
        join(folder, 'data'),
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-k',
        folder,
        ...settings.flatMap(one => ['-c', one])
      ],
      { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } }
    )
    process.once('exit', kill)
    await ready(server)
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Postgres refuses to run as root: then it runs as Debian's own user for it. */
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
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  await new Promise<void>(done => {
    server.once('exit', () => done())
    server.kill('SIGINT')
  })
}
