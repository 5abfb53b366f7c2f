/** Scripts of package.json that run beside each other; the next stage begins when all of them have ended. */
export type Stage = readonly string[]

/** The stages of `npm run verify`, which is also `npm test`. */
export const verify: readonly Stage[] = [
  ['test:install'],
  ['build', 'lint'],
  ['size', 'test:unit'],
  // One browser with one page leaves most of the machine to the others.
  ['test:server', 'test:firefox'],
  ['test:browser']
]

/** The stages that `npm run verify:full` adds. */
export const rest: readonly Stage[] = [
  ['test:browser:rest'],
  ['test:rest'],
  ['test:engines'],
  ['test:wordpress'],
  ['chaos'],
  ['mutate']
]

/** Scripts that need a Chromium. */
export const needBrowser: ReadonlySet<string> = new Set(['test:browser', 'test:browser:rest', 'test:wordpress'])
