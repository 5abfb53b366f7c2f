import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** What is under way on the page: timers, frames, idle callbacks, observers and event streams. */
    underWay: Map<unknown, string>
  }
}

/** Notes what the page's scripts have under way. Call before the page is opened. */
export const noteUnderWay = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const underWay = (window.underWay = new Map())
    const calls = [
      ['setTimeout', 'clearTimeout'],
      ['requestAnimationFrame', 'cancelAnimationFrame'],
      ['requestIdleCallback', 'cancelIdleCallback']
    ] as const
    const page = window as unknown as Record<string, (...given: unknown[]) => unknown>
    for (const [begin, cancel] of calls) {
      const [run, stop] = [page[begin]!.bind(window), page[cancel]!.bind(window)]
      page[begin] = (then, ...rest) => {
        const id: unknown = run(
          (...given: unknown[]) => {
            underWay.delete(`${begin} ${String(id)}`)
            ;(then as (...given: unknown[]) => void)(...given)
          },
          ...rest
        )
        underWay.set(`${begin} ${String(id)}`, `${begin} ${String(rest[0])}`)
        return id
      }
      page[cancel] = id => {
        underWay.delete(`${begin} ${String(id)}`)
        return stop(id)
      }
    }
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
      const { prototype } = window[name]
      const { observe, disconnect } = prototype
      prototype.observe = function (...given: [never]) {
        underWay.set(this, name)
        observe.apply(this, given)
      }
      prototype.disconnect = function () {
        underWay.delete(this)
        disconnect.apply(this)
      }
    }
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url)
        underWay.set(this, `stream ${String(url)}`)
      }
      override close() {
        underWay.delete(this)
        super.close()
      }
    }
  })

/** Returns what the page's memory holds once all garbage is collected: nodes, listeners, and the heap in bytes. */
export async function countOnPage(page: Page): Promise<{ nodes: number; listeners: number; heap: number }> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  // What a collection frees may hold something that only the next one finds.
  for (let nth = 0; nth < 5; nth++) await devTools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters')
  const { metrics } = await devTools.send('Performance.getMetrics')
  await devTools.detach()
  return {
    nodes,
    listeners: jsEventListeners,
    heap: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN
  }
}
