const named = (...names: string[]): string[] => names.map(name => `tests/server/${name}.test.ts`)

/** Server tests of the embedded database alone, wherever they run: only the project `server-pglite` has them. */
export const onEmbedded = named('database/free-space', 'database/lock-holder', 'database/vacuum')

/**
 * Server tests of `verify:full` alone: they start processes, wait until a time limit has passed, or need thousands of
 * calls.
 */
export const slowOnServer = named(
  'abuse/abuse',
  'abuse/fuzz',
  'abuse/lock-out',
  'abuse/order-corrections',
  'abuse/order-emails',
  'carts/loyalty-crowd',
  'database/database-bounds',
  'kiosks/kiosk-crowd',
  'menu/keyset-pagination',
  'orders/checkout-crowd',
  'orders/payment-races',
  'orders/promo-races',
  'process/conformance-faults',
  'process/process',
  'process/shop-setup',
  'process/shutdown',
  'staff/staff-command'
)

/** Server tests of which `verify` tries fewer cases than `verify:full`. */
export const partlyOnServer = named('menu/menu-snapshots')

/** Files of which `verify:full` runs all, and `verify` a part or nothing. */
export const thorough = ['tests/import/big-list.test.ts']

const inBrowser = (...names: string[]): string[] => names.map(name => `tests/browser/${name}.test.ts`)

/** Browser tests that run in Firefox too: from the menu to an order in each way, and at home on host pages. */
export const inFirefox = inBrowser(
  'account/gates',
  'account/session',
  'checkout/cards',
  'checkout/fulfil',
  'checkout/order',
  'embed/hazards',
  'embed/host-page',
  'embed/routing',
  'snippet/snippet'
)
