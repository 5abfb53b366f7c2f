import type { Browser, Page } from 'playwright-core'
import { startServer } from '../../../src/server/start.ts'
import { seedOf } from './many.ts'
import { openSlowly, SLOWER } from './visitor.ts'

const sizes = [250, 5000] as const
/** Visits of each size, and how often each thing is pressed in a visit. */
const VISITS = 3
const TIMES = 4
/** Milliseconds until the next paint that a press may take. */
const LIMIT = 200
/** Milliseconds in which a press is reported after its paint. */
const REPORTED = 600

const body = '<script async src="/storefront.js?location=queen-west" data-api="/" data-location="queen-west"></script>'

declare global {
  interface Window {
    /** Milliseconds from each press or key to the next paint, by the number of the interaction. */
    presses?: Map<number, number>
  }
}

/** Runs in the page: records interactions (Event Timing API), which are rounded to 8 ms. */
const watch = `window.presses = new Map()
new PerformanceObserver(list => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0))
}).observe({ type: 'event', durationThreshold: 16 })`

/** What a shopper does over and over; each is pressed, and then undone where it has to be. */
const acts: Record<string, (page: Page) => { press(): Promise<void>; undo?(): Promise<void> }> = {
  'add a product': page => {
    const add = page.getByRole('button', { name: /^add/i })
    return { press: () => add.first().click() }
  },
  'open a product': page => ({
    press: () => page.locator('[aria-posinset] h3 a').first().click(),
    undo: () => page.keyboard.press('Escape')
  }),
  'choose a filter': page => ({
    press: () =>
      page
        .getByRole('link', { name: /^On sale/ })
        .first()
        .click(),
    undo: () => page.goBack().then(() => {})
  }),
  'a key in the search': page => ({
    press: async () => {
      await page.getByRole('searchbox').focus()
      await page.keyboard.press('n')
    },
    undo: () => page.keyboard.press('Backspace')
  }),
  'open the cart': page => ({
    press: () =>
      page
        .getByRole('link', { name: /^View cart/ })
        .last()
        .click(),
    undo: () => page.keyboard.press('Escape')
  })
}

/** Presses something, and returns the milliseconds until the next paint; 16 if it was too short to be reported. */
async function timeOf(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.presses?.clear())
  await press()
  await page.waitForTimeout(REPORTED)
  return page.evaluate(() => Math.max(16, ...(window.presses?.values() ?? [])))
}

/** Measures all acts in one visit. */
async function measure(browser: Browser, base: string): Promise<Map<string, number[]>> {
  const { page, firstProduct } = await openSlowly(browser, base, body)
  await firstProduct()
  await page.locator('storefront-root[data-settled]').waitFor()
  await page.evaluate(watch)
  const times = new Map<string, number[]>()
  for (const [name, act] of Object.entries(acts)) {
    const own: number[] = []
    for (let turn = 0; turn < TIMES; turn++) {
      const { press, undo } = act(page)
      own.push(await timeOf(page, press))
      await undo?.()
      await page.locator('storefront-root[data-settled]').waitFor()
    }
    times.set(name, own)
  }
  await page.context().close()
  return times
}

/** Prints how long a press takes until the next paint on an old phone: the median and the slowest of all visits. */
export async function benchPresses(browser: Browser): Promise<void> {
  for (const size of sizes) {
    const server = await startServer({ log: () => {}, seed: seedOf(size) })
    const all = new Map<string, number[]>()
    for (let visit = 0; visit < VISITS; visit++)
      for (const [name, times] of await measure(browser, server.url))
        all.set(name, [...(all.get(name) ?? []), ...times])
    await server.close()
    console.log(`\nFrom a press to the next paint, ${size} products, processor ${SLOWER}× slower, ms (limit ${LIMIT}):`)
    for (const [name, times] of all) {
      const sorted = times.toSorted((a, b) => a - b)
      const [middle = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
      const text = `${String(middle).padStart(6)} median ${String(slowest).padStart(6)} slowest`
      console.log(`  ${slowest <= LIMIT ? '✓' : '✗'} ${name.padEnd(24)}${text}`)
    }
  }
}
