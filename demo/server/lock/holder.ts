import { readFileSync, readlinkSync } from 'node:fs'

/** Whether the holder of a lock lives; unknown for one of another container or machine, where our numbers mean nothing. */
export type Verdict = 'alive' | 'dead' | 'unknown'

/**
 * This process as others can tell it: its number, the machine's boot, when it began (numbers are given again) and the namespace
 * in which the number holds (containers have their own). What the system does not tell is `-`.
 */
export const describeSelf = (): string => {
  const { boot, began, namespace } = self()
  return `${process.pid} ${boot} ${began} ${namespace}`
}

/** Whether the holder that a lock's text describes lives; a text that makes no sense, or none, is nobody's. */
export function judge(text: string): Verdict {
  const [number, boot = '-', began = '-', namespace] = text.split(' ')
  const pid = Number(number)
  if (!(pid > 0)) return 'dead'
  const own = self()
  // What an earlier version wrote names no namespace.
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
    // A /proc of another namespace than ours tells of others under our number.
    const isOurs = readFileSync('/proc/self/stat', 'utf8').startsWith(`${process.pid} `)
    if (isOurs && began !== undefined) return { boot, began, namespace: readlinkSync('/proc/self/ns/pid') }
  } catch {
    // There is no /proc: other systems than Linux.
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
