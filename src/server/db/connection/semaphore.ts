/** Too many callers wait, or one waited too long. */
export class Overloaded extends Error {}

/** Limits the number of parallel tasks. */
export interface Semaphore {
  /** Runs the task as soon as a slot is free; throws `Overloaded` if too many wait already or the wait is too long. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
}

interface Bounds {
  /** Maximum number of running tasks. */
  most: number
  /** Maximum number of waiting tasks. */
  mostWaiting: number
  /** Maximum wait of a task, in milliseconds. */
  patience: number
}

/** Creates a semaphore whose queue is bounded in length and in time; first come, first served. */
export function createSemaphore({ most, mostWaiting, patience }: Bounds): Semaphore {
  let running = 0
  const waiting = new Set<() => void>()

  const enter = async (): Promise<void> => {
    if (running < most) {
      running += 1
      return
    }
    if (waiting.size >= mostWaiting) throw new Overloaded('Too many wait for the database.')
    await new Promise<void>((go, fail) => {
      const admit = () => {
        clearTimeout(timer)
        go()
      }
      const timer = setTimeout(() => {
        waiting.delete(admit)
        fail(new Overloaded('The database was busy for too long.'))
      }, patience)
      waiting.add(admit)
    })
  }

  // The slot passes to the next in the queue, so `running` stays the same.
  const leave = () => {
    const [next] = waiting
    if (next === undefined) {
      running -= 1
      return
    }
    waiting.delete(next)
    next()
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    }
  }
}
