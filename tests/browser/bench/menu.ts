import type { Browser } from 'playwright-core'
import { startServer } from '../../../src/server/start.ts'
import { seedOf } from './many.ts'
import { median, openSlowly, SLOWER, type SlowVisitor } from './visitor.ts'

const RUNS = 5
const sizes = [50, 500, 5000] as const
const body = '<script async src="/storefront.js" data-api="/" data-location="queen-west"></script>'

/** Measurements of a menu; times in milliseconds, the heap in megabytes. */
const figures = {
  'first product': 'ms',
  'longest task while it opens': 'ms',
  'a filter, until all is drawn': 'ms',
  'its longest task': 'ms',
  'all by price, until it is drawn': 'ms',
  'its longest task ': 'ms',
  'a key in the search': 'ms',
  'its longest task  ': 'ms',
  'heap before a full scroll': 'MB',
  'heap after a full scroll': 'MB',
  'nodes after a full scroll': ''
} as const

type Figures = Record<keyof typeof figures, number>

/** Returns the longest task since the last call; at least 50. */
const longestTask = ({ page }: SlowVisitor): Promise<number> =>
  page.evaluate(() => Math.max(50, ...window.longTasks.splice(0)))

/** An action of the shopper: goes to a list, or has typed so far. */
type Act = { to: string } | { typed: string }

/** Performs an action, and returns the time until the storefront stops changing. */
function timeOf({ page }: SlowVisitor, act?: Act): Promise<number> {
  return page.evaluate(async what => {
    const root = document.querySelector('storefront-root')?.shadowRoot
    if (!root) throw new Error('There is no storefront.')
    // Evaluating this function is a task of its own, which must not be measured.
    await new Promise(done => setTimeout(done, 100))
    const start = performance.now()
    let last = start
    const observer = new MutationObserver(() => (last = performance.now()))
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
    if (what && 'to' in what) location.hash = what.to
    if (what && 'typed' in what) {
      const field = root.querySelector('input[type=search]')
      // Like a keyboard: bypasses the property that the library watches.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, what.typed)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    while (performance.now() - Math.max(last, start) < 700) await new Promise(done => setTimeout(done, 50))
    observer.disconnect()
    return last - start
  }, act)
}

async function heapOf({ devtools }: SlowVisitor): Promise<{ heap: number; nodes: number }> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes } = await devtools.send('Memory.getDOMCounters')
  return { heap: usedSize / 2 ** 20, nodes }
}

const scrollThrough = ({ page }: SlowVisitor): Promise<void> =>
  page.evaluate(async () => {
    const { scrollingElement } = document
    if (!scrollingElement) return
    for (let top = 0; top < scrollingElement.scrollHeight; top += 2400) {
      window.scrollTo({ top, behavior: 'instant' })
      for (const _turn of [1, 2]) await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    }
  })

/** Measures a visit; the whole list is scrolled only once for each size, because that takes minutes. */
async function measure(browser: Browser, base: string, scrolls: boolean): Promise<Figures> {
  const visitor = await openSlowly(browser, base, body)
  const { page } = visitor
  const first = await visitor.firstProduct()
  await timeOf(visitor)
  const opening = await longestTask(visitor)
  const filter = await timeOf(visitor, { to: '#/queen-west?sale=1' })
  const filterTask = await longestTask(visitor)
  await timeOf(visitor, { to: '#/queen-west?category=flower' })
  await longestTask(visitor)
  const sort = await timeOf(visitor, { to: '#/queen-west?sort=price' })
  const sortTask = await longestTask(visitor)
  await timeOf(visitor, { to: '#/queen-west' })
  await timeOf(visitor, { typed: 'n' })
  await longestTask(visitor)
  const key = await timeOf(visitor, { typed: 'ni' })
  const keyTask = await longestTask(visitor)
  await timeOf(visitor, { typed: '' })
  const none = { heap: NaN, nodes: NaN }
  const before = scrolls ? await heapOf(visitor) : none
  if (scrolls) await scrollThrough(visitor)
  const { heap, nodes } = scrolls ? await heapOf(visitor) : none
  await page.context().close()
  return {
    'first product': first,
    'longest task while it opens': opening,
    'a filter, until all is drawn': filter,
    'its longest task': filterTask,
    'all by price, until it is drawn': sort,
    'its longest task ': sortTask,
    'a key in the search': key,
    'its longest task  ': keyTask,
    'heap before a full scroll': before.heap,
    'heap after a full scroll': heap,
    'nodes after a full scroll': nodes
  }
}

/**
 * Prints the performance of the menu on an old phone with 50, 500 and 5,000 products, and the growth from the smallest
 * to the largest.
 */
export async function benchMenu(browser: Browser): Promise<void> {
  const servers = await Promise.all(sizes.map(size => startServer({ log: () => {}, seed: seedOf(size) })))
  const runs: Figures[][] = sizes.map(() => [])
  // Alternating, so that a slow minute of the machine doesn't affect a single size; the first round warms up.
  for (const { url } of servers) await measure(browser, url, false)
  for (let run = 0; run < RUNS; run++) {
    for (const [at, { url }] of servers.entries()) runs[at]?.push(await measure(browser, url, run === 0))
  }
  await Promise.all(servers.map(server => server.close()))
  const names = Object.keys(figures) as (keyof Figures)[]
  const middle = (own: Figures[], name: keyof Figures) =>
    median(own.map(one => one[name]).filter(value => !Number.isNaN(value)))
  const found = runs.map(own => Object.fromEntries(names.map(name => [name, middle(own, name)])) as Figures)
  console.log(`\nThe menu, processor ${SLOWER}× slower, medians of ${RUNS} (a task of 50 ms or less counts as 50):`)
  console.log(`  ${''.padEnd(30)}${sizes.map(size => String(size).padStart(9)).join('')}   growth`)
  for (const [name, unit] of Object.entries(figures) as [keyof Figures, string][]) {
    const values = found.map(one => one[name])
    const growth = (values.at(-1) ?? 0) / (values[0] || 1)
    const cells = values.map(value => value.toFixed(unit === 'MB' ? 1 : 0).padStart(9)).join('')
    console.log(`  ${`${name.trim()}${unit && `, ${unit}`}`.padEnd(34)}${cells.slice(4)}   ${growth.toFixed(2)} ×`)
  }
}
