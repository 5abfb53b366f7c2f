const named = (...names: string[]): string[] => names.map(name => `tests/server/${name}.test.ts`)

/** Files that need no Postgres: they are about the folder of the embedded database. */
export const onEmbedded = named('free-space', 'lock', 'lock-holder')

/**
 * Files that depend on how a database is driven: they run on Postgres and on the embedded one in `verify`. All others run
 * on Postgres there, and on the embedded one in `verify:full`.
 */
export const onBoth = named(
  'checkout-races',
  'database',
  'events',
  'idempotency',
  'metrics',
  'orders',
  'outbox',
  'process',
  'prune',
  'races',
  'shopping',
  'streams'
)

/** Files of which `verify:full` runs all, and `verify` a part or nothing. */
export const thorough = [
  'tests/import/big-list.test.ts',
  'tests/rules/time/slots-differential.test.ts',
  'tests/server/abuse/fuzz.test.ts'
]
