import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A lock that is held: its folder, its file and number there, and the text by which it is known as ours. */
export interface Held {
  folder: string
  path: string
  number: number
  described: string
}

/** A thread beside the main one, which shows that a lock is held as long as the process runs. */
export interface Keeper {
  /** Ends the process once the main thread has not answered for so many seconds. */
  watchMainThread: (seconds: number) => void
  stop: () => Promise<void>
}

/**
 * Starts a thread that writes a number behind the lock's text each second, so that others see that it is held, however busy
 * the main thread is. When the lock is gone or another's, it ends the process: two servers on one folder lose data.
 */
export async function keepLock(held: Held): Promise<Keeper> {
  // How often the main thread has answered, and after how many seconds without it is given up: 0 is never.
  const shared = new SharedArrayBuffer(8)
  const answers = new Int32Array(shared)
  const worker = new Worker(new URL('keeper-worker.js', import.meta.url), {
    workerData: { ...held, shared },
    execArgv: []
  })
  await once(worker, 'message')
  worker.unref()
  let timer: ReturnType<typeof setInterval> | undefined

  function watchMainThread(seconds: number): void {
    Atomics.store(answers, 1, seconds)
    timer = setInterval(() => Atomics.add(answers, 0, 1), 500).unref()
  }

  async function stop(): Promise<void> {
    clearInterval(timer)
    await worker.terminate()
  }

  return { watchMainThread, stop }
}
