import { withoutValues } from '../../http/middleware/failures.ts'
import { createPump } from '../../jobs/pump.ts'
import type { Log } from '../../log/log.ts'
import { createEncoder } from '../../pictures/encode/encoder.ts'
import { takeBannerPictures } from './take-banner-pictures.ts'
import { type PictureWork, takeWantedPictures } from './take-wanted.ts'

const MINUTE = 60_000

interface Parts extends Omit<PictureWork, 'encoder' | 'isStopping'> {
  log: Log
  /** Runs after a transaction with messages has committed. */
  wake: () => void
}

/** Takes wanted pictures while a process runs. */
export interface PictureWorker {
  /** Looks for wanted pictures soon; it also does so every minute, because another process may have died. */
  wake: () => void
  settled: () => Promise<void>
  /** Stops after the current round, whose end is of no use any more: what isn't done is free for others after a while. */
  close: () => Promise<void>
  /** Ends what still runs. */
  end: () => void
}

/** Creates the worker of a process. */
export function createPictureWorker({ log, wake, ...parts }: Parts): PictureWorker {
  const encoder = createEncoder()
  let isClosing = false
  const pump = createPump({
    async work() {
      const work = { ...parts, encoder, isStopping: () => isClosing }
      const isMore = (await takeWantedPictures(work)) || (await takeBannerPictures(work))
      if (isMore) wake()
      return isMore
    },
    every: MINUTE,
    pause: 0,
    onError(error) {
      if (!isClosing) log('Taking pictures failed', withoutValues(error))
    }
  })
  return {
    wake: pump.wake,
    settled: pump.settled,
    async close() {
      isClosing = true
      await pump.close()
    },
    end: encoder.close
  }
}
