import { outsideCalls } from '../log/in-call.ts'

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
  /** Gives true where there may be more to do. */
  work: () => Promise<boolean>
  /** How often to look without being woken, in milliseconds. */
  every: number
  /** How long to gather what there is to do after each round, in milliseconds: in a rush one round does the work of many calls. */
  pause: number
  onError: (error: unknown) => void
}

/** Makes a pump, which never does its work twice at once and survives its failures. */
export function createPump({ work, every, pause, onError }: Parts): Pump {
  const state: { running?: Promise<void> | undefined; isWanted: boolean; isClosed: boolean } = {
    isWanted: false,
    isClosed: false
  }
  const rest = createRest(pause)

  async function run(): Promise<void> {
    while (state.isWanted && !state.isClosed) {
      await rest.over()
      state.isWanted = false
      const isMore = await work().catch(onError)
      if (isMore) state.isWanted = true
      rest.begin()
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

/** The time between two rounds, which is cut short while somebody waits for them. */
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
