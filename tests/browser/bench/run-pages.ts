import type { Browser } from 'playwright-core'
import { isDisturbed, waitForQuiet, watchOthers } from './busy.ts'
import type { BenchOptions } from './options.ts'
import type { BenchPage } from './pages/pages.ts'
import type { BenchShop } from './site/shop.ts'
import { type FigureName, type Figures, figures } from './visit/figures.ts'
import type { NetworkName } from './visit/networks.ts'
import { createVisitor } from './visit/visitor.ts'
import { median } from './visitor.ts'

/** A visit is the browser's first, or one with warm caches. */
export type VisitKind = 'first' | 'repeat'

/** The medians of a page's visits. */
export interface Column {
  page: BenchPage
  visit: VisitKind
  figures: Figures
}

/** The figures of all pages of a shop on a network. */
export interface Measured {
  size: number
  network: NetworkName
  columns: Column[]
  /** Number of runs that were repeated because other processes took too much of the machine. */
  disturbed: number
}

/** Measures a first visit with a new browser profile and, of a page that repeats, a second one. */
async function visitPage(browser: Browser, host: string, page: BenchPage, network: NetworkName): Promise<Figures[]> {
  const visitor = await createVisitor(browser, host, network)
  try {
    const first = await visitor.measure(await visitor.open(page.path))
    return page.repeats ? [first, await visitor.measure(await visitor.open(page.path))] : [first]
  } finally {
    await visitor.close()
  }
}

const medians = (runs: Figures[]): Figures =>
  Object.fromEntries(
    (Object.keys(figures) as FigureName[]).map(name => [name, median(runs.map(one => one[name]))])
  ) as Figures

/** How often a run is repeated that other processes have disturbed. */
const REPEATS = 3

/** Measures all pages once. Undefined if other processes took too much of the machine meanwhile. */
async function measureRun(browser: Browser, { host, pages }: BenchShop, network: NetworkName, isLast: boolean) {
  await waitForQuiet()
  const others = watchOthers()
  const run = new Map<BenchPage, Figures[]>()
  for (const page of pages) run.set(page, await visitPage(browser, host, page, network))
  return isLast || !isDisturbed(others()) ? run : undefined
}

/** Measures all pages of a shop, one after the other in each run, so that a slow minute affects all of them. */
export async function measurePages(
  browser: Browser,
  shop: BenchShop,
  network: NetworkName,
  { runs }: BenchOptions
): Promise<Measured> {
  const { pages, size } = shop
  const visits = new Map(pages.map(page => [page, [] as Figures[][]]))
  let disturbed = 0
  for (let run = 0; run < runs;) {
    const measured = await measureRun(browser, shop, network, disturbed >= REPEATS)
    if (!measured) {
      disturbed++
      continue
    }
    for (const [page, figures] of measured) visits.get(page)?.push(figures)
    run++
  }
  const columns = [...visits].flatMap(([page, own]) =>
    (['first', 'repeat'] as const).flatMap((visit, at) => {
      const found = own.map(one => one[at]).filter(one => one !== undefined)
      return found.length > 0 ? [{ page, visit, figures: medians(found) }] : []
    })
  )
  return { size, network, columns, disturbed }
}

/** Opens each page once without measuring, so that the server and the browser have run all code before. */
export async function warmUp(browser: Browser, { host, pages }: BenchShop): Promise<void> {
  for (const page of pages) await visitPage(browser, host, page, 'fast')
}
