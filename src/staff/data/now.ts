import { atom, onMount } from 'nanostores'

const STEP = 1000

/** Returns the current time in milliseconds: the only place where the board reads the clock. */
export const currentTime = (): number => Date.now()

/** The current time in milliseconds, by the second. */
export const $now = atom(currentTime())

onMount($now, () => {
  const tick = () => $now.set(currentTime())
  tick()
  const timer = setInterval(tick, STEP)
  return () => clearInterval(timer)
})
