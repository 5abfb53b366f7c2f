import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** The share of the processors that other processes may take during a run. */
const MOST = 0.1
/** How long a quiet machine is waited for at most, in milliseconds. */
const PATIENCE = 120_000

/** Processor time in ticks: of the whole machine, busy or not, and of our own processes. */
interface Times {
  all: number
  busy: number
  own: number
}

interface Process {
  parent: number
  ticks: number
}

/** Reads a process's times, with those of its children that have ended (proc(5)). */
function readProcess(id: string): Process | undefined {
  try {
    // A name in brackets may have spaces in it.
    const [, fields = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(/\) /)
    const values = fields.split(' ')
    const ticks = values.slice(11, 15).reduce((sum, value) => sum + Number(value), 0)
    return { parent: Number(values[1]), ticks }
  } catch {
    return undefined
  }
}

/** Adds up the time of this process and all below it. */
function ownTicks(): number {
  const processes = new Map<number, Process>()
  for (const id of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    const read = readProcess(id)
    if (read) processes.set(Number(id), read)
  }
  const isOwn = (id: number): boolean => id === process.pid || (id > 1 && isOwn(processes.get(id)?.parent ?? 0))
  return [...processes].filter(([id]) => isOwn(id)).reduce((sum, [, { ticks }]) => sum + ticks, 0)
}

/** Reads the times; undefined on a machine that doesn't tell. */
function readTimes(): Times | undefined {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const [user = 0, nice = 0, system = 0, idle = 0, io = 0, irq = 0, soft = 0, steal = 0] = line
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(Number)
    const busy = user + nice + system + irq + soft + steal
    return { all: busy + idle + io, busy, own: ownTicks() }
  } catch {
    return undefined
  }
}

/** Begins to watch the machine. Returns a function that returns the share of the processors that others have taken since. */
export function watchOthers(): () => number {
  const before = readTimes()
  return () => {
    const now = readTimes()
    if (!before || !now || now.all === before.all) return 0
    return Math.max(0, now.busy - before.busy - (now.own - before.own)) / (now.all - before.all)
  }
}

/** Returns true if so much was taken by others that a run is no measurement. */
export const isDisturbed = (share: number): boolean => share > MOST

/** Waits until other processes leave the machine alone, and says so if they don't. */
export async function waitForQuiet(): Promise<void> {
  const limit = Date.now() + PATIENCE
  while (Date.now() < limit) {
    const others = watchOthers()
    await wait(2000)
    if (!isDisturbed(others())) return
  }
  console.warn('The machine has not become quiet: other processes take more than a tenth of it.')
}
