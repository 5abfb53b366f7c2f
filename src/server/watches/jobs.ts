import type { Job } from '../outbox/jobs.ts'

/** Returns the job that notifies those who wait for a size at a store; the trigger `follow_stock` writes the same. */
export const restockJob = (location: string, variant: string): Job => ({
  kind: 'restock',
  topic: `restock.${location}.${variant}`,
  payload: { location, variant }
})

const ofWatch = (kind: string, watch: string): Job => ({ kind, topic: `watch.${watch}`, payload: { watch } })

/** Returns the job that sends the one message of a request. */
export const letterJob = (watch: string): Job => ofWatch('watch-letter', watch)

/** Returns the job that asks a guest to confirm a request. */
export const confirmationJob = (watch: string): Job => ofWatch('watch-confirmation', watch)
