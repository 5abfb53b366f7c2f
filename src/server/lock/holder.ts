import { readFileSync, readlinkSync } from 'node:fs'

/**
 * The state of a lock's holder; unknown for one in another container or machine, where process ids can't be compared.
 */
export type Verdict = 'alive' | 'dead' | 'unknown'

/**
 * Describes this process: its pid, the machine's boot id, its start time (pids are reused) and its pid namespace
 * (containers have their own). Unknown parts are `-`.
 */
export const describeSelf = (): string => {
  const { boot, began, namespace } = self()
  return `${process.pid} ${boot} ${began} ${namespace}`
}

/** Judges the holder that a lock's text describes; an empty or invalid text has no live holder. */
export function judge(text: string): Verdict {
  const [number, boot = '-', began = '-', namespace] = text.split(' ')
  const pid = Number(number)
  if (!(pid > 0)) return 'dead'
  const own = self()
  // Locks of earlier versions have no namespace.
  const isHere = boot === own.boot && (namespace ?? own.namespace) === own.namespace
  if (namespace !== undefined && (!isHere || own.namespace === '-')) return 'unknown'
  if (!isHere || !isAlive(pid)) return 'dead'
  const since = beganOf(String(pid))
  if (since === undefined) return 'unknown'
  return since === began ? 'alive' : 'dead'
}

function self(): { boot: string; began: string; namespace: string } {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const began = beganOf('self')
    // The /proc of another namespace shows other processes under our pid.
    const isOurs = readFileSync('/proc/self/stat', 'utf8').startsWith(`${process.pid} `)
    if (isOurs && began !== undefined) return { boot, began, namespace: readlinkSync('/proc/self/ns/pid') }
  } catch {
    // No /proc: not Linux.
  }
  return { boot: '-', began: '-', namespace: '-' }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function beganOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
  } catch {
    return undefined
  }
}
