import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../../src/server/main.ts', import.meta.url))

/** The server as a child process. */
export interface Child {
  pid: number
  url: string
  /** Returns its output so far. */
  said: () => string
  /** Sends a signal and waits for the end; returns the exit code, null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** The result of a server that failed to start. */
export interface Ended {
  code: number | null
  said: string
}

/** Creates a temporary data folder. */
export async function makeFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-data-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Starts the server as a process and waits until it listens. */
export async function startChild(env: Record<string, string>): Promise<Child> {
  const { child, said } = run(env)
  const ended = ending(child)
  await Promise.race([
    said(/ready at http/),
    ended.then(code => Promise.reject(new Error(`The server ended with ${code}: ${said.text()}`)))
  ])
  const port = /localhost:(\d+)/.exec(said.text())?.[1]
  const end = (signal: NodeJS.Signals) => (child.kill(signal), ended)
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}`, said: said.text, end }
}

/** Starts a server that is expected to fail, and waits for its end. */
export async function startInVain(env: Record<string, string>): Promise<Ended> {
  const { child, said } = run(env)
  const code = await ending(child)
  return { code, said: said.text() }
}

function run(env: Record<string, string>) {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...inherited, PORT: '0', DEMO: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let text = ''
  const waiting: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk
      for (const look of waiting) look()
    })
  }
  const said = (pattern: RegExp) =>
    new Promise<void>(done => {
      const look = () => pattern.test(text) && done()
      waiting.push(look)
      look()
    })
  return { child, said: Object.assign(said, { text: () => text }) }
}

const ending = (child: ChildProcess): Promise<number | null> => new Promise(done => child.once('close', done))
