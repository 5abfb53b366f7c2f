import { kindOf, type WorkKind } from './work-kinds.ts'

/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: { name?: string; data?: { documentLoaderURL?: string } }
}

/** A period of work on the main thread without the periods inside it; times in microseconds. */
export interface Work {
  kind: WorkKind
  start: number
  end: number
  self: number
}

/** A task of the main thread; times in microseconds. */
export interface MainTask {
  start: number
  duration: number
  work: Work[]
}

/** Returns the start of the navigation to a page, whose process has the main thread. */
export function findNavigation(events: TraceEvent[], url: string): TraceEvent {
  const found = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
  if (!found) throw new Error(`The trace has no navigation to ${url}.`)
  return found
}

/** Returns the tasks of the main thread since the navigation, each with the work in it. */
export function tasksOf(events: TraceEvent[], navigation: TraceEvent): MainTask[] {
  const { pid, ts } = navigation
  const main = events.find(one => one.name === 'thread_name' && one.pid === pid && one.args?.name === 'CrRendererMain')
  const own = events
    .filter(one => one.ph === 'X' && one.pid === pid && one.tid === main?.tid && one.ts >= ts)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const tasks: MainTask[] = []
  const open: { work: Work; end: number }[] = []
  for (const { name, ts: start, dur = 0 } of own) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= start) open.pop()
    const parent = open.at(-1)
    if (!parent) tasks.push({ start, duration: dur, work: [] })
    const work = { kind: kindOf(name) ?? parent?.work.kind ?? 'other', start, end: start + dur, self: dur }
    if (parent) parent.work.self -= dur
    open.push({ work, end: start + dur })
    tasks.at(-1)?.work.push(work)
  }
  return tasks
}
