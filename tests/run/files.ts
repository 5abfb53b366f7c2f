const named = (...names: string[]): string[] => names.map(name => `tests/server/${name}.test.ts`)

/** Server tests of the embedded database alone, wherever they run: only the project `server-pglite` has them. */
export const onEmbedded = named('database/free-space', 'database/lock-holder', 'database/vacuum')

/**
 * Server tests of `verify:full` alone: they start processes, wait until a time limit has passed, need thousands of calls, or try
 * every spelling and failure of what others prove once.
 */
export const slowOnServer = named(
  'abuse/abuse',
  'abuse/fuzz',
  'abuse/half-sent',
  'abuse/lock-out',
  'abuse/order-corrections',
  'abuse/order-emails',
  'accounts/typed-emails',
  'accounts/typed-phones',
  'carts/delivery',
  'carts/limits',
  'carts/loyalty-crowd',
  'database/database-bounds',
  'database/lock',
  'database/prune-many',
  'database/read-only',
  'drafts/preview',
  'first-screen/loader',
  'imports/list-pictures',
  'kiosks/kiosk-crowd',
  'kiosks/kiosk-orders',
  'kiosks/pin-tries',
  'menu/keyset-pagination',
  'menu/menu-parts',
  'menu/menu-snapshots',
  'orders/checkout-crowd',
  'orders/lost-captures',
  'orders/order-letters',
  'orders/payment-races',
  'orders/promo-races',
  'orders/reader-payments',
  'orders/unreported-forms',
  'orders/years',
  'process/conformance',
  'process/conformance-faults',
  'process/log',
  'process/process',
  'process/production',
  'process/shared-server',
  'process/shop-setup',
  'process/shutdown',
  'process/streams',
  'staff/figures',
  'staff/staff-command'
)

/** Other files of `verify:full` alone: they start processes, need a list from elsewhere, or try one fault after another. */
export const slow = [
  'tests/import/big-list.test.ts',
  'tests/import/command.test.ts',
  'tests/import/odd-files.test.ts',
  'tests/import/spreadsheets.test.ts',
  'tests/project/docker.test.ts',
  'tests/stores/checkout/cards.test.ts',
  'tests/stores/core/api-hazards.test.ts',
  'tests/stores/core/other-tab.test.ts',
  'tests/stores/kiosk/refused-orders.test.ts',
  'tests/stores/kiosk/waiting-orders.test.ts',
  'tests/stores/location/live-location.test.ts',
  'tests/stores/location/wrong-zone-data.test.ts',
  'tests/stores/realtime/pubnub-server.test.ts',
  'tests/stores/session/session-hazards.test.ts'
]

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
