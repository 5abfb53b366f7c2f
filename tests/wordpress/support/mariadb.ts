import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A private database server that only this machine reaches, through a socket in its folder. */
export interface MariaDb {
  socket: string
  stop: () => Promise<void>
}

/** It refuses to run as root unless it is told to. */
const account = process.getuid?.() === 0 ? ['--user=root'] : []

/** Starts one in a folder, with an empty database `wordpress` for its user `root`, who has no password. */
export async function startMariaDb(folder: string): Promise<MariaDb> {
  const data = join(folder, 'data')
  const socket = join(folder, 'sql.sock')
  // A server that starts removes the temporary tables of others from a folder that they share.
  const env = { ...process.env, TMPDIR: join(folder, 'tmp') }
  mkdirSync(env.TMPDIR, { recursive: true })
  const method = '--auth-root-authentication-method=normal'
  await run('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, ...account, method, '--skip-test-db'], { env })
  // It keeps nothing that must survive a crash.
  const careless = ['--innodb-flush-log-at-trx-commit=0', '--skip-log-bin', '--innodb-buffer-pool-size=64M']
  const place = ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...account]
  const server = spawn('mariadbd', [...place, ...careless], { stdio: ['ignore', 'ignore', 'pipe'], env })
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  await isReady(server)
  await run('mariadb', ['--no-defaults', `--socket=${socket}`, '-u', 'root', '-e', 'create database wordpress'])
  return {
    socket,
    async stop() {
      process.off('exit', kill)
      const end = once(server, 'exit')
      // Nothing of it is kept, so it need not tidy up.
      server.kill('SIGKILL')
      await end
    }
  }
}

async function isReady(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((done, fail) => {
    server.stderr?.on('data', (part: Buffer) => {
      said += part
      if (said.includes('ready for connections')) done()
    })
    server.once('error', fail)
    server.once('exit', () => fail(new Error(`MariaDB did not start: ${said}`)))
  })
}
