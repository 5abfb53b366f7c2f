/** The time after which a browser without idle callbacks is thought to be idle, in milliseconds. */
const A_WHILE = 800

/** Calls back when the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const wait = window.requestIdleCallback(run, { timeout: 5000 })
    return () => window.cancelIdleCallback(wait)
  }
  const timer = setTimeout(run, A_WHILE)
  return () => clearTimeout(timer)
}
