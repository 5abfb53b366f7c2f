/** Scripts of package.json that run beside each other; the next stage begins when all of them have ended well. */
export type Stage = readonly string[]

/** What `npm run verify` runs, which is what `npm test` runs. */
export const verify: readonly Stage[] = [
  ['test:install'],
  ['build', 'lint', 'types'],
  ['test:unit', 'size'],
  ['test:server'],
  ['test:browser']
]

/** What `npm run verify:full` runs after these: what is slow and rarely breaks. */
export const rest: readonly Stage[] = [['test:rest'], ['chaos']]
