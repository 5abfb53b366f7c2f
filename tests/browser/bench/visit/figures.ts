import type { LoggedRequest } from './network-log.ts'
import type { PageRecord } from './page-record.ts'

/** The figures of a visit, with their units. */
export const figures = {
  firstProduct: { title: 'first product on screen', unit: 'ms' },
  eightCards: { title: '8 cards', unit: 'ms' },
  blocking: { title: 'total blocking time to rest', unit: 'ms' },
  longestOfAll: { title: 'longest task', unit: 'ms' },
  longestTask: { title: 'longest task after the first products', unit: 'ms' },
  heap: { title: 'heap at rest', unit: 'MB' },
  scriptBytes: { title: 'scripts transferred', unit: 'kB' },
  allBytes: { title: 'all transferred', unit: 'kB' },
  requests: { title: 'requests before the first product', unit: '' },
  depth: { title: 'of them one after the other', unit: '' },
  hostShift: { title: 'layout shift of the host page', unit: '' },
  shift: { title: 'layout shift of everything', unit: '' }
} as const

export type FigureName = keyof typeof figures

/** The figures of a visit, or the medians of several. */
export type Figures = Record<FigureName, number>

/** Requests that the first product waits for: without the page itself, and the pictures, which come with products. */
const requestsBefore = (requests: LoggedRequest[], time: number): LoggedRequest[] =>
  requests.filter(({ start, type }) => start < time && type !== 'Document' && type !== 'Image')

/** Returns the time at which a request is really sent: after its preflight, if it has one. */
function sentAt({ url, type, start }: LoggedRequest, requests: LoggedRequest[]): number {
  const preflight = requests.find(one => one.type === 'Preflight' && type !== 'Preflight' && one.url === url)
  return Math.max(start, preflight?.end ?? start)
}

/** Returns the length of the longest chain of requests of which each was sent after the one before it had ended. */
function depthOf(requests: LoggedRequest[]): number {
  const depths = new Map<LoggedRequest, number>()
  const sent = requests.map(request => ({ request, time: sentAt(request, requests) }))
  for (const { request, time } of sent.toSorted((a, b) => a.time - b.time)) {
    const before = [...depths].filter(([{ end }]) => end !== undefined && end <= time)
    depths.set(request, 1 + Math.max(0, ...before.map(([, depth]) => depth)))
  }
  return Math.max(0, ...depths.values())
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/** Returns the figures of a page at rest. `heap` is in bytes. */
export function figuresOf(record: PageRecord, requests: LoggedRequest[], heap: number): Figures {
  const { firstProduct, eightCards, longTasks, mounted } = record
  const shifts = record.shifts.filter(({ time }) => time >= mounted)
  const before = requestsBefore(requests, firstProduct)
  const bytes = (list: LoggedRequest[]) => sum(list.map(one => one.bytes)) / 1000
  return {
    firstProduct,
    eightCards,
    blocking: sum(longTasks.map(({ duration }) => Math.max(0, duration - 50))),
    longestOfAll: Math.max(50, ...longTasks.map(one => one.duration)),
    longestTask: Math.max(0, ...longTasks.filter(({ start }) => start >= firstProduct).map(one => one.duration)),
    heap: heap / 1e6,
    scriptBytes: bytes(requests.filter(({ type }) => type === 'Script')),
    allBytes: bytes(requests),
    requests: before.length,
    // One that is still under way is not waited for.
    depth: depthOf(before.filter(({ end }) => end !== undefined && end <= firstProduct)),
    hostShift: sum(shifts.filter(({ isHosts }) => isHosts).map(one => one.value)),
    shift: sum(shifts.map(one => one.value))
  }
}
