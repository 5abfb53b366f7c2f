import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./serve.ts', import.meta.url))

/** A server that is killed, and restarted on the same port. */
export interface Victim {
  url: () => string
  /** True if it is up since the last kill. */
  isUp: () => boolean
  /** Kills it with SIGKILL and waits for its end. */
  kill: () => Promise<void>
  /** Starts it, and retries while its database is down. */
  start: () => Promise<void>
  /** Its output before each unexpected end. */
  falls: readonly string[]
  /** All lines of its output. */
  lines: readonly string[]
}

/** Creates a server that is not started yet. */
export function makeVictim(env: Record<string, string>): Victim {
  const falls: string[] = []
  const lines: string[] = []
  const state = { port: 0, isUp: false, isDoomed: false }
  let child: ChildProcess | undefined
  let ended: Promise<unknown> = Promise.resolve()

  /** Returns whether it came up. */
  async function launch(): Promise<boolean> {
    const started = fork(program, {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...env, PORT: String(state.port) },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc']
    })
    child = started
    let said = ''
    started.stderr?.on('data', (chunk: Buffer) => {
      said += chunk
      lines.push(...chunk.toString().split('\n').filter(Boolean))
    })
    ended = new Promise(done =>
      started.once('close', () => {
        if (state.isUp && !state.isDoomed) falls.push(said.slice(-2000))
        state.isUp = false
        done(undefined)
      })
    )
    const told = new Promise<boolean>(done =>
      started.once('message', message => {
        state.port = Number(message)
        done(true)
      })
    )
    state.isUp = await Promise.race([told, ended.then(() => false)])
    return state.isUp
  }

  return {
    url: () => `http://127.0.0.1:${state.port}`,
    isUp: () => state.isUp,
    async kill() {
      state.isDoomed = true
      child?.kill('SIGKILL')
      await ended
    },
    async start() {
      state.isDoomed = false
      while (!state.isDoomed && !(await launch())) await pause(200)
    },
    falls,
    lines
  }
}
