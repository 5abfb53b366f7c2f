import { afterAll, afterEach } from 'vitest'
import { unmountAll } from './render.tsx'

// Set-up of test projects: the files of a worker have one window, and each finds it as the first did.
afterEach(unmountAll)
afterAll(() => {
  const left = document.documentElement.outerHTML
  if (left !== '<html><head></head><body></body></html>') throw new Error(`The tests have left ${left}`)
})
