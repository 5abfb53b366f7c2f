/** Scripts of package.json that run beside each other; the next stage begins when all of them have ended well. */
export type Stage = readonly string[]

/** The stages of `npm run verify`, which is also `npm test`. */
export const verify: readonly Stage[] = [
  ['test:install'],
  ['build', 'lint', 'types'],
  ['test:unit', 'size'],
  ['test:server'],
  ['test:browser'],
  ['test:firefox']
]

/** The stages that `npm run verify:full` adds: slow ones that rarely break. */
export const rest: readonly Stage[] = [['test:rest'], ['test:engines'], ['test:wordpress'], ['chaos']]
