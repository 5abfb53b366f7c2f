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
  /** Pause after each round, in milliseconds: under load one round does the work of many calls. */
  pause: number
  onError: (error: unknown) => void
}

/** Creates a pump, whose rounds never overlap and which survives failures. */
export function createPump({ work, every, pause, onError }: Parts): Pump {
  const state: { running?: Promise<void> | undefined; isPending: boolean; isClosed: boolean } = {
    isPending: false,
    isClosed: false
  }
  const rest = createRest(pause)

  async function run(): Promise<void> {
    while (state.isPending && !state.isClosed) {
      await rest.over()
      state.isPending = false
      const isMore = await work().catch(onError)
      if (isMore) state.isPending = true
      rest.begin()
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

/** The pause between two rounds, cut short while somebody waits for them. */
function createRest(length: number) {
  let [until, hurried] = [0, 0]
  let end = () => {}
  return {
    begin() {
      until = performance.now() + length
    },
    async over(): Promise<void> {
      const left = until - performance.now()
      if (left <= 0 || hurried > 0) return
      await new Promise<void>(done => {
        const timer = setTimeout(done, left)
        end = () => {
          clearTimeout(timer)
          done()
        }
      })
    },
    async without(wait: () => Promise<void>): Promise<void> {
      hurried += 1
      end()
      await wait().finally(() => (hurried -= 1))
    }
  }
}
