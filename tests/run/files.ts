const named = (...names: string[]): string[] => names.map(name => `tests/server/${name}.test.ts`)

/** Files that need no Postgres: they are about the folder of the embedded database. */
export const onEmbedded = named('database/free-space', 'database/lock', 'database/lock-holder')

/**
 * Files that depend on how a database is driven: they run on Postgres and on the embedded one in `verify`. All others run
 * on Postgres there, and on the embedded one in `verify:full`.
 */
export const onBoth = named(
  'orders/checkout-races',
  'database/database',
  'process/events',
  'orders/idempotency',
  'process/metrics',
  'orders/orders',
  'database/outbox',
  'process/process',
  'database/prune',
  'orders/races',
  'orders/shopping',
  'process/streams'
)

/** Files of which `verify:full` runs all, and `verify` a part or nothing. */
export const thorough = ['tests/import/big-list.test.ts', 'tests/server/abuse/fuzz.test.ts']

/** Browser tests that run in Firefox too: from the menu to an order in each way, and at home on host pages. */
export const inFirefox = [
  ...['cards', 'fulfil', 'gates', 'order', 'session'].map(name => `tests/browser/journeys/${name}.test.ts`),
  ...['hazards', 'host-page', 'routing', 'snippet'].map(name => `tests/browser/host/${name}.test.ts`)
]
