import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from './random.ts'

/** A process that is killed and restarted. */
export interface Target {
  name: string
  kill: () => Promise<void>
  start: () => Promise<void>
}

/** A running killer. */
export interface Killer {
  /** Number of kills by target. */
  kills: Readonly<Record<string, number>>
  /** Stops killing, and waits until all targets are up. */
  stop: () => Promise<void>
}

/** Kills targets one after the other, at random moments; one may be killed while another is still down. */
export function startKiller(targets: readonly Target[], random: Random): Killer {
  const kills: Record<string, number> = Object.fromEntries(targets.map(({ name }) => [name, 0]))
  const coming = new Map<Target, Promise<void>>()
  const stopped = new AbortController()

  const rest = async (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: stopped.signal }).catch(() => {})

  /** Kills a target, restarts it, and spares it for some seconds: a server that is always starting serves nobody. */
  async function strike(target: Target): Promise<void> {
    kills[target.name] = (kills[target.name] ?? 0) + 1
    await target.kill()
    await pause(random.below(1500))
    await target.start()
    await rest(5000 + random.below(15_000))
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await rest(1000 + random.below(4000))
      const target = random.pick(targets)
      if (stopped.signal.aborted || coming.has(target)) continue
      coming.set(
        target,
        strike(target).finally(() => coming.delete(target))
      )
    }
    await Promise.all(coming.values())
  }

  const running = run()
  return {
    kills,
    async stop() {
      stopped.abort()
      await running
    }
  }
}
