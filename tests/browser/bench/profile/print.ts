import type { LoggedRequest } from '../visit/network-log.ts'
import type { PageRecord } from '../visit/page-record.ts'
import type { MainTask } from './main-thread.ts'
import type { Sampled } from './self-times.ts'
import { sumBy } from './sum-by.ts'

/** Number of functions and of files to print. */
const MOST = 30

/** Microseconds as milliseconds. */
const ms = (time: number, digits = 0): string => (time / 1000).toFixed(digits)

const line = (time: string, text: string): void => console.log(`  ${time.padStart(8)}  ${text}`)

/** Prints the page's requests in the order of their start. */
export function printRequests(requests: LoggedRequest[], { firstProduct }: PageRecord): void {
  console.log(`\nRequests, ms from start to end (first product at ${firstProduct.toFixed(0)} ms):`)
  for (const { start, end, type, bytes, url } of requests.toSorted((a, b) => a.start - b.start)) {
    const time = `${start.toFixed(0)}–${end?.toFixed(0) ?? '…'}`
    console.log(`  ${time.padStart(12)}  ${type.padEnd(12)}${(bytes / 1000).toFixed(1).padStart(7)} kB  ${url}`)
  }
}

/** Prints the time of each kind of work, before the first product and after it. */
export function printWork(tasks: MainTask[], firstProduct: number): void {
  const work = tasks.flatMap(task => task.work)
  console.log('\nMain thread, ms before and after the first product:')
  for (const [kind, time] of sumBy(
    work,
    one => one.kind,
    one => one.self
  )) {
    const own = work.filter(one => one.kind === kind && one.start < firstProduct)
    const before = own.reduce((total, { self }) => total + self, 0)
    console.log(`  ${kind.padEnd(20)}${ms(before).padStart(8)}${ms(time - before).padStart(8)}`)
  }
}

/** Prints the memory at rest by its kind. */
export function printHeap(heap: [string, number][]): void {
  console.log('\nHeap at rest, MB:')
  for (const [kind, bytes] of heap.filter(([, size]) => size >= 50_000)) line((bytes / 1e6).toFixed(2), kind)
}

/** Prints the functions and the files with the most time of their own. */
export function printFunctions(samples: Sampled[]): void {
  const print = (title: string, keyOf: (sample: Sampled) => string) => {
    console.log(`\n${title}, ms of their own:`)
    for (const [key, time] of sumBy(samples, keyOf, one => one.time).slice(0, MOST)) line(ms(time, 1), key)
  }
  print('Functions', one => one.place)
  print('Files', one => one.file)
}

/** Prints the tasks over 50 ms, each with its work and the functions with the most time in it. */
export function printTasks(tasks: MainTask[], samples: Sampled[], navigation: number): void {
  console.log('\nTasks over 50 ms: start, duration, work:')
  for (const { start, duration, work } of tasks.filter(task => task.duration > 50_000)) {
    const kinds = sumBy(
      work,
      one => one.kind,
      one => one.self
    )
    const parts = kinds.slice(0, 4).map(([kind, time]) => `${kind} ${ms(time)}`)
    line(ms(start - navigation), `${ms(duration)} ms: ${parts.join(', ')}`)
    const inside = samples.filter(({ at }) => at >= start && at < start + duration)
    const places = sumBy(
      inside,
      one => one.place,
      one => one.time
    )
    for (const [place, time] of places.slice(0, 6)) line('', `  ${ms(time, 1).padStart(6)}  ${place}`)
  }
}
