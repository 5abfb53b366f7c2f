import { outsideCalls } from './log/in-call.ts'

/** Work that is done when something is there to do. */
export interface Pump {
  /** Does the work soon, once for all calls until then. */
  wake: () => void
  /** Does the work now and waits until there is none left. */
  settled: () => Promise<void>
  /** Ends it, after what is under way. */
  close: () => Promise<void>
}

interface Parts {
  work: () => Promise<void>
  /** How often to look without being woken, in milliseconds. */
  every: number
  onError: (error: unknown) => void
}

/** Makes a pump, which never does its work twice at once and survives its failures. */
export function createPump({ work, every, onError }: Parts): Pump {
  const state: { running?: Promise<void> | undefined; isWanted: boolean; isClosed: boolean } = {
    isWanted: false,
    isClosed: false
  }

  async function run(): Promise<void> {
    while (state.isWanted && !state.isClosed) {
      state.isWanted = false
      await work().catch(onError)
    }
    state.running = undefined
  }

  function wake(): void {
    state.isWanted = true
    // What it does is not of the call that has woken it.
    state.running ??= outsideCalls(() => new Promise<void>(begin => setImmediate(begin)).then(run))
  }

  async function settled(): Promise<void> {
    wake()
    while (state.running !== undefined && !state.isClosed) await state.running
  }

  const timer = setInterval(wake, every)
  timer.unref()
  return {
    wake,
    settled,
    async close() {
      clearInterval(timer)
      state.isClosed = true
      await state.running
    }
  }
}
