/** Layers of `src`, lowest first, with the layers that each may import besides itself (docs/architecture.md). */
export const layers: Record<string, string> = {
  contract: '',
  lib: '',
  platform: 'contract lib',
  rules: 'contract lib',
  theme: 'lib platform',
  i18n: 'contract lib rules platform',
  format: 'contract lib rules platform i18n',
  routing: 'contract lib rules platform',
  api: 'contract lib rules platform i18n',
  realtime: 'contract lib rules platform',
  stores: 'contract lib rules platform i18n format routing api realtime',
  payments: 'contract lib platform',
  ui: 'theme',
  components: 'contract lib platform theme i18n format routing stores ui',
  screens: 'contract lib rules platform theme i18n format routing stores ui components',
  app: 'contract lib rules platform theme i18n format routing api realtime stores ui components screens',
  embed: 'contract lib rules platform theme i18n format routing api realtime stores payments ui components screens app',
  'first-screen': 'contract rules platform i18n format routing api stores theme components screens app',
  conformance: 'contract rules',
  server: 'contract rules',
  staff: 'contract lib rules theme i18n format ui components',
  snippet: 'contract lib theme i18n ui',
  loader: 'contract lib platform theme i18n embed'
}

/** Layers of `src` that the demo may import. */
export const demoMayImport = 'contract rules server'

/**
 * The stair of the server, lowest step first: a step imports itself and those below. What is in none of them (`app.ts`,
 * `start.ts`, pages, seed, import, setup) puts the steps together.
 */
export const stair: readonly (readonly string[])[] = [
  ['db', 'http', 'jobs', 'outbox', 'log', 'metrics', 'lock', 'mail', 'events', 'audit', 'rate-limit', 'idempotency'],
  ['shop'],
  ['people'],
  ['ordering'],
  ['staff'],
  ['kiosks']
]

/** The only file of `src` that may import the demo. */
export const doorToDemo = 'src/server/demo.ts'

/** The only layers that may import a package. */
export const packageOwners: Record<string, string> = {
  goober: 'theme',
  wouter: 'routing',
  'js-cookie': 'embed',
  'date-fns-tz': 'rules',
  pubnub: 'realtime server'
}

/** Layers that may use the browser directly, or that run on Node; all others go through `platform`. */
export const withGlobals = 'embed payments conformance server staff snippet loader'

/** Browser globals. */
export const browserGlobals =
  'window document localStorage sessionStorage navigator location history fetch crypto setTimeout setInterval ' +
  'requestAnimationFrame XMLHttpRequest WebSocket EventSource BroadcastChannel'
