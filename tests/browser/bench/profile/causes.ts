import type { Browser } from 'playwright-core'
import type { BenchPage } from '../pages/pages.ts'
import type { BenchShop } from '../site/shop.ts'
import { findNavigation, type MainTask, tasksOf, type Work } from './main-thread.ts'
import { type Recording, recordVisit } from './record.ts'
import { samplesOf } from './self-times.ts'
import { createLocate } from './source-maps.ts'
import { sumBy } from './sum-by.ts'
import { nameScripts } from './unnamed-scripts.ts'

/** The largest causes of the figures of a page, two of each, as text. */
export interface Causes {
  page: BenchPage
  /** The work until the first product. */
  firstProduct: string
  /** The tasks over 50 ms. */
  blocking: string
  /** The memory at rest. */
  heap: string
}

const ms = (microseconds: number): string => `${(microseconds / 1000).toFixed(0)} ms`

const kindsOf = (work: Work[]): [string, number][] =>
  sumBy(
    work,
    one => (one.kind === 'other' ? 'the browser’s own work' : one.kind),
    one => one.self
  )

const named = (kinds: [string, number][], text: (value: number) => string): string =>
  kinds
    .slice(0, 2)
    .map(([kind, value]) => `${kind} ${text(value)}`)
    .join(', ')

function longTasks(tasks: MainTask[], navigation: number): string {
  const long = tasks.filter(({ duration }) => duration > 50_000).toSorted((a, b) => b.duration - a.duration)
  return long
    .slice(0, 2)
    .map(({ start, duration, work }) => `${ms(duration)} at ${ms(start - navigation)} (${named(kindsOf(work), ms)})`)
    .join('; ')
}

function causesIn({ url, events, profile, page: { firstProduct }, heap }: Recording, page: BenchPage): Causes {
  const navigation = findNavigation(events, url)
  const tasks = tasksOf(events, navigation)
  nameScripts(tasks, samplesOf(profile, createLocate()))
  const limit = navigation.ts + firstProduct * 1000
  const before = tasks.flatMap(({ work }) => work).filter(({ start }) => start < limit)
  return {
    page,
    firstProduct: named(kindsOf(before), ms),
    blocking: longTasks(tasks, navigation.ts),
    heap: named(heap, bytes => `${(bytes / 1e6).toFixed(1)} MB`)
  }
}

/** Records one visit to each page of ours on a fast network, and returns the largest causes of its figures. */
export async function causesOf(browser: Browser, shop: BenchShop): Promise<Causes[]> {
  const all: Causes[] = []
  for (const page of shop.pages.filter(({ isOurs }) => isOurs))
    all.push(causesIn(await recordVisit(browser, shop, page.path, 'fast'), page))
  return all
}
