/** Returns a job that does nothing while its previous run lasts, so that a slow one isn't overtaken by the next. */
export function unlessRunning(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  return async () => {
    if (isRunning) return
    isRunning = true
    await work().finally(() => (isRunning = false))
  }
}
