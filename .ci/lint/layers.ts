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
  client: 'contract lib rules platform i18n',
  api: 'contract rules platform client',
  realtime: 'platform client',
  stores: 'contract lib rules platform i18n format routing client api realtime',
  payments: 'contract lib platform',
  ui: 'theme',
  components: 'contract lib platform theme i18n format routing client stores ui',
  screens: 'contract lib rules platform theme i18n format routing client stores ui components',
  app: 'contract lib rules platform theme i18n format routing client realtime stores ui components screens',
  embed:
    'contract lib rules platform theme i18n format routing client realtime stores payments ui components screens app',
  'first-screen': 'contract rules platform i18n format routing client stores theme components screens app',
  conformance: 'contract rules',
  server: 'contract rules',
  staff: 'contract lib rules platform theme i18n format client ui components',
  snippet: 'contract lib theme i18n ui',
  loader: 'contract lib platform theme i18n embed'
}

/** Folders of a layer, with layers that may import the rest of it but not these: screens talk to the API through stores. */
export const closedTo: Record<string, string> = {
  'client/http': 'components screens',
  'client/live': 'components screens'
}

/** Layers of `src` that the demo may import. */
export const demoMayImport = 'contract rules server'

/**
 * The steps of the server, lowest step first: a step imports itself and those below. What is in none of them (`app.ts`,
 * `start.ts`, pages, seed, setup) puts the steps together.
 */
export const serverSteps: readonly (readonly string[])[] = [
  [
    'db',
    'http',
    'jobs',
    'outbox',
    'log',
    'metrics',
    'lock',
    'mail',
    'events',
    'audit',
    'rate-limit',
    'idempotency',
    'consent',
    'pictures'
  ],
  ['shop'],
  ['people'],
  ['watches'],
  ['ordering'],
  ['staff'],
  ['kiosks'],
  ['import'],
  ['feed'],
  ['copies']
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
