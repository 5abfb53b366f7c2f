/**
 * The schedule of a shutdown, in milliseconds after its begin. A phase that ends early leaves its time to the next one,
 * and requests get most of it, because shoppers wait for them.
 */
export const shutdown = {
  /** Requests that are still in progress are cut off. */
  requests: 8000,
  /** Jobs that are still running are left to the next process. */
  jobs: 9000,
  /** The process ends, even if its database doesn't answer: before the 10 s after which Docker would kill it. */
  process: 9500
}
