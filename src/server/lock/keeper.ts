import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A held lock: its folder, its file and number, and the text that identifies it as ours. */
export interface Held {
  folder: string
  path: string
  number: number
  described: string
}

/** A worker thread that shows that the lock is held while the process runs. */
export interface Keeper {
  /** From now on, ends the process if the main thread hasn't responded for `seconds`. */
  watchMainThread: (seconds: number) => void
  stop: () => Promise<void>
}

/**
 * Starts a thread that writes a heartbeat into the lock each second, so that others see that it is held however busy
 * the main thread is. If the lock is gone or taken, it ends the process: two servers on one folder lose data.
 */
export async function keepLock(lock: Held): Promise<Keeper> {
  // The main thread's heartbeat count, and the seconds without one after which the process is ended; 0 is never.
  const shared = new SharedArrayBuffer(8)
  const answers = new Int32Array(shared)
  const worker = new Worker(new URL('keeper-worker.js', import.meta.url), {
    workerData: { ...lock, shared },
    execArgv: []
  })
  await once(worker, 'message')
  worker.unref()
  let timer: ReturnType<typeof setInterval> | undefined

  function watchMainThread(seconds: number): void {
    const answer = () => void Atomics.add(answers, 0, 1)
    answer()
    Atomics.store(answers, 1, seconds)
    timer = setInterval(answer, 500).unref()
  }

  async function stop(): Promise<void> {
    clearInterval(timer)
    await worker.terminate()
  }

  return { watchMainThread, stop }
}
