import { performance } from 'node:perf_hooks'
import { outsideCalls } from '../log/in-call.ts'

/** A worker that runs on demand. */
export interface Pump {
  /** Schedules a round soon; calls until then share it. */
  wake: () => void
  /** Runs a round now and waits until no work is left. */
  settled: () => Promise<void>
  /** Stops after the current round. */
  close: () => Promise<void>
}

interface Parts {
  /** Returns true if there may be more to do. */
  work: () => Promise<boolean>
  /** Interval of rounds that run without being woken, in milliseconds. */
  every: number
  /** Shortest pause after each round, in milliseconds: under load one round does the work of many calls. */
  pause: number
  /** Pause while the process is busy with requests, as a multiple of the round's length; 0 by default. */
  restWhenBusy?: number
  onError: (error: unknown) => void
}

/** Share of its time for which a busy process runs code. */
const BUSY = 0.5

/** Creates a pump, whose rounds never overlap and which survives failures. */
export function createPump({ work, every, pause, restWhenBusy = 0, onError }: Parts): Pump {
  const state: { running?: Promise<void> | undefined; isPending: boolean; isClosed: boolean } = {
    isPending: false,
    isClosed: false
  }
  const rest = createRest(pause)

  async function run(): Promise<void> {
    while (state.isPending && !state.isClosed) {
      await rest.over()
      state.isPending = false
      const begun = performance.now()
      const isMore = await work().catch(onError)
      if (isMore) state.isPending = true
      rest.begin(restWhenBusy * (performance.now() - begun))
    }
    state.running = undefined
  }

  function wake(): void {
    state.isPending = true
    // The round must not run in the context of the request that woke it.
    state.running ??= outsideCalls(() => new Promise<void>(begin => setImmediate(begin)).then(run))
  }

  async function settled(): Promise<void> {
    wake()
    await rest.without(async () => {
      while (state.running !== undefined && !state.isClosed) await state.running
    })
  }

  const timer = setInterval(wake, every)
  timer.unref()
  return {
    wake,
    settled,
    async close() {
      clearInterval(timer)
      state.isClosed = true
      await rest.without(async () => state.running)
    }
  }
}

/**
 * The pause between two rounds: the shortest one while the process has little else to do, a longer one while it is
 * busy; cut short while somebody waits for the rounds.
 */
function createRest(shortest: number) {
  const rest = { until: 0, hurried: 0 }
  let end = () => {}

  const pause = (length: number) =>
    new Promise<void>(done => {
      const timer = setTimeout(done, length)
      end = () => {
        clearTimeout(timer)
        done()
      }
    })

  return {
    begin(length: number) {
      rest.until = performance.now() + Math.max(shortest, length)
    },
    async over(): Promise<void> {
      while (performance.now() < rest.until && rest.hurried === 0) {
        const before = performance.eventLoopUtilization()
        await pause(Math.min(shortest, rest.until - performance.now()))
        if (performance.eventLoopUtilization(before).utilization < BUSY) return
      }
    },
    async without(wait: () => Promise<void>): Promise<void> {
      rest.hurried += 1
      end()
      await wait().finally(() => (rest.hurried -= 1))
    }
  }
}
