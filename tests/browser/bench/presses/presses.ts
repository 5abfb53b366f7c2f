import type { Browser, Page } from 'playwright-core'
import { startServer } from '../../../../src/server/start.ts'
import { waitForQuiet } from '../busy.ts'
import { seedOf } from '../many.ts'
import type { BenchOptions } from '../options.ts'
import { median, openSlowly, SLOWER } from '../visitor.ts'
import { tableOf, writeSection } from '../report/markdown.ts'
import { actions, type Timed } from './actions.ts'

const body = '<script async src="/storefront.js" data-api="/" data-location="queen-west"></script>'

/** The limit of a press until the next paint, in milliseconds, of 98 in 100 presses: “good” by Interaction to Next Paint. */
const LIMIT = 200

declare global {
  interface Window {
    /** The longest event of each press since the list was cleared, in milliseconds, by the press's number (Event Timing). */
    presses: Record<number, number>
  }
}

/** Runs in the page: records each press until its next paint. */
const watch = `window.presses = {}
new PerformanceObserver(list => {
  for (const { interactionId: id, duration } of list.getEntries())
    if (id) window.presses[id] = Math.max(window.presses[id] ?? 0, duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/** Waits until the page has not changed for a while. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const root = document.querySelector('storefront-root')?.shadowRoot
    if (!root) throw new Error('There is no storefront.')
    let last = performance.now()
    const observer = new MutationObserver(() => (last = performance.now()))
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
    while (performance.now() - last < 500) await new Promise(done => setTimeout(done, 50))
    observer.disconnect()
  })

/** Measures the presses of all kinds in a shop with some products; returns the times of each kind in milliseconds. */
async function measure(browser: Browser, size: number): Promise<number[][]> {
  const server = await startServer({ log: () => {}, seed: seedOf(size) })
  const { page, firstProduct } = await openSlowly(browser, server.url, body)
  await firstProduct()
  await page.evaluate(watch)
  const all: number[][] = []
  for (const { run } of actions) {
    const times: number[] = []
    const timed: Timed = async press => {
      await rest(page)
      await page.evaluate(() => void (window.presses = {}))
      await press()
      await rest(page)
      // Presses that are faster than can be recorded count as that.
      times.push(Math.max(16, ...Object.values(await page.evaluate(() => window.presses))))
    }
    await rest(page)
    await run(page, timed)
    all.push(times)
  }
  await page.context().close()
  await server.close()
  return all
}

/** Returns the time that 98 of 100 presses keep; of few presses, the longest. */
const p98 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.98) - 1] ?? 0

/** The rows of the figures: for each kind of press its median and what 98 of 100 keep, by the size of the menu. */
function rowsOf(measured: readonly number[][][], sizes: readonly number[]): string[][] {
  const head = ['', ...sizes.map(size => `${size.toLocaleString('en-CA')} products`)]
  const rows = actions.map(({ title }, at) => [
    title,
    ...measured.map(all => {
      const times = all[at] ?? []
      return `${median(times).toFixed(0)}, ${p98(times).toFixed(0)}`
    })
  ])
  return [head, ...rows]
}

/**
 * Prints the times from a press to the next paint on an old phone, by the kind of press and the size of the menu, and writes them into
 * docs/speed.md if that is wanted. Returns true if all keep the limit.
 */
export async function benchPresses(browser: Browser, { sizes, write }: BenchOptions): Promise<boolean> {
  await waitForQuiet()
  const measured: number[][][] = []
  for (const size of sizes) measured.push(await measure(browser, size))
  const rows = rowsOf(measured, sizes)
  console.log(
    `\nFrom a press to the next paint, processor ${SLOWER}× slower, in ms: median, 98 of 100 (limit ${LIMIT})`
  )
  for (const [title = '', ...cells] of rows)
    console.log(`  ${title.padEnd(24)}${cells.map(text => text.padStart(18)).join('')}`)
  if (write) writeSection('docs/speed.md', 'presses', tableOf(rows))
  return measured.every(all => all.every(times => p98(times) <= LIMIT))
}
