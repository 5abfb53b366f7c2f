/** There is no room, and none came within the time that a call may wait. */
export class Overloaded extends Error {}

/** Lets a few pieces of work run at once. */
export interface Semaphore {
  /** Runs work as soon as there is room; throws `Overloaded` when too many wait already, or it has waited too long. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
}

interface Bounds {
  /** How many may run at once. */
  most: number
  /** How many may wait. */
  mostWaiting: number
  /** How long each may wait, in milliseconds. */
  patience: number
}

/** Makes a semaphore whose waiting line is bounded in length and in time; first come, first served. */
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

  // The place goes from one to the next: `running` stays as it is.
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
