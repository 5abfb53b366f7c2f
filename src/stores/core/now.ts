import { atom, onMount } from 'nanostores'
import { platform } from '../../platform/platform.ts'

const MINUTE = 60_000

/** The present instant in milliseconds, which ticks with the minute while anything watches it. */
export const $now = atom(0)

onMount($now, () => {
  const { clock } = platform()
  let callOff = () => {}
  const tick = () => {
    const now = clock.now()
    $now.set(now)
    callOff = clock.after(MINUTE - (now % MINUTE), tick)
  }
  tick()
  return () => callOff()
})
