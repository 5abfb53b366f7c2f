import { atom, onMount } from 'nanostores'
import { platform } from '../platform/platform.ts'

const SECOND = 1000

/** The current time in milliseconds, updated every second while there are subscribers, for countdowns. */
export const $seconds = atom(0)

onMount($seconds, () => {
  const { clock } = platform()
  let cancel = () => {}
  const tick = () => {
    const now = clock.now()
    $seconds.set(now)
    cancel = clock.after(SECOND - (now % SECOND), tick)
  }
  tick()
  return () => cancel()
})
