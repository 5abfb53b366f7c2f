import type { Platform } from '../../platform/platform.ts'

/** The longest timer that counts as work under way, in ms: a debounce, or a slice of a longer task. */
const SHORT = 600
/** How long nothing must be under way, in ms: effects that follow a reply run after the next frame. */
const QUIET = 60

/**
 * Marks the storefront's element with `data-settled` while nothing is under way: no request, no part that loads, no task
 * in slices, no debounced input. Returns a function that ends it.
 */
export function markSettled(root: HTMLElement, outside: Platform): () => void {
  const { http, loadPart, clock } = outside
  const { after } = clock
  let underWay = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    if (--underWay === 0) timer = setTimeout(() => root.toggleAttribute('data-settled', true), QUIET)
  }
  const begin = () => {
    underWay++
    clearTimeout(timer)
    root.removeAttribute('data-settled')
  }
  const during = <Value>(work: Promise<Value>): Promise<Value> => {
    begin()
    void work.then(end, end)
    return work
  }
  outside.http = (url, init) => during(http(url, init))
  outside.loadPart = (name, load) => during(loadPart(name, load))
  clock.after = (ms, run) => {
    if (ms > SHORT) return after(ms, run)
    begin()
    let isOver = false
    const finish = () => {
      if (!isOver) end()
      isOver = true
    }
    const cancel = after(ms, () => {
      finish()
      run()
    })
    return () => {
      cancel()
      finish()
    }
  }
  return () => clearTimeout(timer)
}
