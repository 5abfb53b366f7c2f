/** Waits for a promise, but at most `milliseconds`. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise(done => (timer = setTimeout(done, milliseconds)))])
  clearTimeout(timer)
}
