import { atom, onMount } from 'nanostores'
import { platform } from '../platform/platform.ts'

const MINUTE = 60_000

/** The current time in milliseconds, updated every minute while there are subscribers. */
export const $now = atom(0)

onMount($now, () => {
  const { clock } = platform()
  let cancel = () => {}
  const tick = () => {
    const now = clock.now()
    $now.set(now)
    cancel = clock.after(MINUTE - (now % MINUTE), tick)
  }
  tick()
  return () => cancel()
})
