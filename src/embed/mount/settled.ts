import type { Platform } from '../../platform/platform.ts'

/** The longest timer that counts as work under way, in ms: a debounce, or a slice of a longer task. */
const SHORT = 600
/** How long nothing must be under way, in ms: effects that follow a reply run after the next frame. */
const QUIET = 60

/** Follows the work under way in a storefront. */
export interface Settling {
  /** Reports that the app is drawn, before which nothing is settled. */
  drawn(): void
  end(): void
}

/**
 * Marks the storefront's element with `data-settled` while the app is drawn and nothing is under way: no request, no part
 * that loads, no task in slices, no debounced input.
 */
export function markSettled(root: HTMLElement, platform: Platform): Settling {
  const { http, loadPart, loadMessages, clock } = platform
  const { after } = clock
  // The drawing of the app.
  let underWay = 1
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    if (--underWay === 0 && !isOver) timer = setTimeout(() => root.toggleAttribute('data-settled', true), QUIET)
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
  platform.http = (url, init) => during(http(url, init))
  platform.loadPart = (name, load) => during(loadPart(name, load))
  platform.loadMessages = (part, locale) => during(loadMessages(part, locale))
  clock.after = (ms, run) => {
    if (ms > SHORT) return after(ms, run)
    begin()
    let isDone = false
    const finish = () => {
      if (!isDone) end()
      isDone = true
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
  return {
    drawn: end,
    end() {
      isOver = true
      clearTimeout(timer)
    }
  }
}
