import type { Page } from 'playwright-core'

/** Notes from now on how far elements of the host page move by themselves; those in a shadow root are not named by the browser. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted = Object.assign(window, { shifts: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { sources, value } = entry as unknown as { sources: { node: Node | null }[]; value: number }
        if (sources.some(({ node }) => node !== null)) noted.shifts += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns how far they have moved, as the browser counts it. */
export const hostShifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts)
