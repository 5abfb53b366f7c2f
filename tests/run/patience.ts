import { afterAll, vi } from 'vitest'

/** What is waited for is there long before this: the limit only ends what hangs, on a machine busy with other work. */
const PATIENCE = 20_000

/** Milliseconds between two looks. */
const INTERVAL = 10

type Wait = { interval?: number; timeout?: number }
const patient = (wait: number | Wait = {}): Wait => ({
  timeout: PATIENCE,
  interval: INTERVAL,
  ...(typeof wait === 'number' ? { timeout: wait } : wait)
})

// Vitest has a setting for `expect.poll` alone; a second is too short for the others.
const { waitFor, waitUntil } = vi
// Files of one worker share `vi`, and this runs before each.
if (waitFor.name !== 'patiently') {
  vi.waitFor = function patiently(check, wait) {
    return waitFor(check, patient(wait))
  }
  vi.waitUntil = (check, wait) => waitUntil(check, patient(wait))
}

// What a shopper hovers over is loaded ahead; a worker that ends in the middle of it reports an error.
afterAll(() => vi.dynamicImportSettled(), 120_000)
