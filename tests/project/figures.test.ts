import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { mostBytes as mostImported } from '../../src/server/import/read/read-file.ts'
import { locations } from '../../demo/catalogue/locations.ts'
import { promos } from '../../demo/catalogue/promos.ts'
import { fetchRules } from '../../src/server/pictures/fetch/fetch-pictures.ts'
import { mostPictureBytes } from '../../src/contract/staff/staff-pictures.ts'
import { pictureLimits } from '../../src/server/pictures/take-picture.ts'
import { MOST_ITEMS } from '../../src/contract/feed/feed-result.ts'
import { REACH } from '../../src/server/feed/orders/changed-orders.ts'
import { feedCalls } from '../../src/server/rate-limit/limits.ts'
import { mostBytes, mostFeedBytes } from '../../src/server/app.ts'
import { LEAST } from '../../src/server/db/free-space.ts'
import { CONNECTIONS, waits } from '../../src/server/db/connection/postgres.ts'
import { keptFor } from '../../src/server/db/prune.ts'
import { bodyLimits } from '../../src/server/http/middleware/receive-bodies.ts'
import { READY_WITHIN, STALLED_AFTER } from '../../src/server/http/pages/health.ts'
import { LONGEST_KEY } from '../../src/server/http/route.ts'
import { apart } from '../../src/server/jobs/background-jobs.ts'
import { shortest as shortestMetricsToken } from '../../src/server/metrics/metrics-settings.ts'
import { MOST as MOST_CHANNELS } from '../../src/server/events/routes.ts'
import { WATCH_DAYS } from '../../src/server/watches/watch-texts.ts'
import { LASTS } from '../../src/server/people/handoffs/begin-handoff.ts'
import { ONLINE } from '../../src/server/kiosks/view-kiosk.ts'
import { MOST as MOST_PER_PART } from '../../src/server/shop/menu/snapshots/build-snapshot.ts'
import { FIRST } from '../../src/server/shop/menu/snapshots/first-page.ts'
import { KEPT } from '../../src/server/shop/menu/snapshots/snapshot-store.ts'
import { MOST_MINUTES } from '../../src/server/shop/menu/snapshots/snapshots.ts'
import { HELD_FOR } from '../../src/server/ordering/payments/capture-or-void.ts'
import { STAFF_TOLD_AFTER } from '../../src/server/ordering/payments/tell-staff.ts'
import { kioskPinsByAddress } from '../../src/server/rate-limit/limits.ts'
import { COUNTED_DAYS } from '../../src/server/shop/suggestions/count-pairs.ts'
import { grace } from '../../src/server/shop/slots/accepted.ts'
import { UNDO_SECONDS } from '../../src/server/staff/pending-status.ts'
import { SESSION_HOURS } from '../../src/server/staff/sign-in.ts'
import { shortest as shortestStaffToken } from '../../src/server/staff/staff-settings.ts'
import { MOST_ATTEMPTS } from '../../src/server/outbox/jobs.ts'
import { shutdown } from '../../src/server/shutdown.ts'
import { lifetimes } from '../../src/server/copies/serve/records.ts'
import { mostUploadBytes } from '../../src/contract/staff/imports.ts'
import { kioskSettings } from '../../src/contract/kiosk/kiosk.ts'
import { DAYS } from '../../src/embed/browser/cookies.ts'
import { defaultPrepTime } from '../../src/rules/time/preparation.ts'
import { ALERT_AFTER, ALERT_EVERY } from '../../src/rules/order/unconfirmed.ts'
import { extraMinutes, extraSpans } from '../../src/contract/staff/extra-time.ts'
import { PROPOSE_FROM, proposedExtra } from '../../src/staff/orders/rules/missed.ts'
import { LOUD_AFTER, REMIND_EVERY } from '../../src/staff/orders/rules/remind.ts'
import { LONGEST } from '../../src/rules/time/promise/samples.ts'
import { FEWEST_ORDERS, HALF_LIFE, LEARNED_DAYS } from '../../src/rules/time/promise/summary.ts'
import { MOST_MEDIUM, MOST_SMALL } from '../../src/rules/time/promise/work.ts'
import { POLL_EVERY } from '../../src/stores/order/order.ts'
import { MOST as LONGEST_COOKIE } from '../../src/stores/core/persistence.ts'
import { documents, proseOf, textOf } from './support/docs.ts'

const MB = 1024 * 1024
const { guestLogoutTime, logoutTime } = parse(kioskSettings, {})
const minutes = (milliseconds: number) => `${milliseconds / 60_000} minutes`
const seconds = (milliseconds: number) => milliseconds / 1000
const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`
const either = (counts: readonly number[]) => `${counts.slice(0, -1).join(', ')} or ${counts.at(-1)}`
const promo = (wanted: string) => promos.find(({ code }) => code === wanted)?.takes
const percentOf = (code: string) => {
  const takes = promo(code)
  return takes?.kind === 'percent' ? takes : { percent: 0, most: 0 }
}

/** Phrases of the documents with a figure, generated from the code. */
const measured: Record<string, string[]> = {
  'docs/shop-copies.md': [`an address that ends after ${minutes(lifetimes.address)}`],
  'docs/retailer.md': [
    `at most ${LONGEST_COOKIE.toLocaleString('en')} characters`,
    `They last ${days(DAYS)}`,
    `or after ${days(WATCH_DAYS)}`,
    `counts as offline after ${minutes(ONLINE)}`,
    `${guestLogoutTime} seconds for guests and ${logoutTime} for people who are signed in`,
    `wait ${kioskPinsByAddress.minutes} minutes`,
    `in the last ${days(COUNTED_DAYS)}`
  ],
  'docs/demo.md': [
    `${percentOf('WELCOME10').percent}% off a first order`,
    `${percentOf('PICKUP15').percent}% off pickup, up to $${(percentOf('PICKUP15').most ?? 0) / 100}`,
    `same-day delivery orders until ${locations[0]?.deliverySettings.orderCutOff}`,
    `up to ${mostImported / MB} MB`
  ],
  'docs/products.md': [`for ${days(keptFor.importUndo)}`, `up to ${pictureLimits.bytes / MB} MB`],
  'docs/ready-times.md': [
    `last ${LEARNED_DAYS} days`,
    `(up to ${MOST_SMALL} items, up to ${MOST_MEDIUM}, more)`,
    `fewer than ${FEWEST_ORDERS} such orders`,
    `over ${LONGEST / 3_600_000} hours`,
    `a day ${HALF_LIFE} days ago counts half`,
    `fixed ${defaultPrepTime} minutes`,
    `still new after ${REMIND_EVERY} minutes`,
    `After ${LOUD_AFTER} minutes`,
    `After ${ALERT_AFTER} minutes`,
    `at most one in ${ALERT_EVERY} minutes`,
    `Once ${PROPOSE_FROM} orders`,
    `proposes ${proposedExtra.minutes} minutes more`,
    `adds ${either(extraMinutes)} minutes, for ${either(extraSpans)} minutes`,
    'kept by 30 minutes',
    'error of 30 minutes'
  ],
  'docs/api.md': [
    `up to ${mostUploadBytes / MB} MB`,
    `did not arrive within ${seconds(bodyLimits.patience)} s`,
    `over ${mostBytes / 1024} KiB`,
    `${mostFeedBytes / 1024 / 1024} MiB`,
    `${MOST_ITEMS} items`,
    `goes back ${REACH} days`,
    `${feedCalls.most} calls in ${feedCalls.minutes} minutes`,
    `up to ${LONGEST_KEY} characters`,
    `Keys are kept for ${days(keptFor.idempotencyKeys)}`,
    `null means ${defaultPrepTime} minutes`,
    `another ${minutes(grace)}`,
    `when there is none within ${minutes(HELD_FOR)}`,
    `${FIRST} products`,
    `up to ${MOST_PER_PART.toLocaleString('en')} products`,
    `changes an order after ${UNDO_SECONDS} seconds`,
    `(${either([0, ...extraMinutes])}) and \`during\` (${either(extraSpans)} minutes)`,
    `every ${MOST_MINUTES} minutes`,
    `it is online for ${minutes(ONLINE)}`,
    `That works once, within ${minutes(LASTS)}`,
    `up to ${MOST_CHANNELS} channels`,
    `polls every ${seconds(POLL_EVERY)} seconds`
  ],
  'docs/operations.md': [
    `after ${seconds(READY_WITHIN)} s, if the database hangs`,
    `waiting for more than ${STALLED_AFTER} minutes`,
    `storefront_outbox_oldest_seconds > ${STALLED_AFTER * 60}`,
    `moment of the next ${seconds(apart.most)} s`,
    `of at least ${shortestStaffToken} characters each`,
    `sessions last ${SESSION_HOURS} hours`,
    `of at least ${shortestMetricsToken} characters`,
    `up to ${CONNECTIONS} pooled connections`,
    `${seconds(waits.statement_timeout)} s for a statement`,
    `${seconds(waits.lock_timeout)} s for a lock`,
    `${seconds(waits.idle_in_transaction_session_timeout)} s for an idle transaction`,
    `${seconds(waits.connectionTimeoutMillis)} s for a connection`,
    `which may take ${seconds(bodyLimits.patience)} s`,
    `After ${STAFF_TOLD_AFTER} calls`,
    `requests in progress have ${seconds(shutdown.requests)} s`,
    `ends after ${seconds(shutdown.process)} s`,
    `up to ${MOST_ATTEMPTS} times`,
    `less than ${LEAST / MB} MB free`,
    `| carts | ${days(keptFor.carts)}`,
    `| requests for a size, once they ended | ${days(keptFor.watches)}`,
    `| addresses to which nothing is agreed | ${days(keptFor.consentAddresses)}`,
    `| idempotency keys | ${days(keptFor.idempotencyKeys)}`,
    `| realtime messages | ${days(keptFor.messages)}`,
    `| known devices and networks | ${days(keptFor.knownClients)}`,
    `| links in emails | ${days(keptFor.signupLinks)}`,
    `| sign-ins on shared screens | ${days(keptFor.handoffs)}`,
    `| payments without an order | ${days(keptFor.payments)}`,
    `| the client address of an order | ${days(keptFor.orderClients)}`,
    `| the demo's emails | ${days(keptFor.mails)}`,
    `| the staff's audit log | ${days(keptFor.staffAudit)}`,
    `| the list of copies of the shop | ${days(keptFor.shopCopies)}`,
    `| counts of searches that found nothing | ${days(keptFor.missedSearches)}`,
    `| pictures that nothing shows | ${days(keptFor.pictures)}`,
    `up to ${pictureLimits.bytes / MB} MB and ${pictureLimits.pixels / 1_000_000} million pixels`,
    `of up to ${mostPictureBytes / MB} MB`,
    `${seconds(fetchRules.connect)} s to connect and ${seconds(fetchRules.total)} s in all`,
    `| uploaded lists, as history | ${days(keptFor.imports)}`,
    `| uploaded lists that were not imported | ${days(keptFor.unusedImports)}`,
    `| what undoes an imported list | ${days(keptFor.importUndo)}`,
    `| what became of a list's pictures | ${days(keptFor.importUndo)}`,
    `the last ${KEPT} versions`
  ]
}

/** Phrases with a figure that was measured once, for a dated decision. */
const recorded: Record<string, string[]> = {
  'docs/adr/0011-own-search-qr-list.md': ['Scrolling 48,000 px', 'With 5,000 products'],
  // The table that tests/rules/time/promise/promised-year.test.ts compares.
  'docs/ready-times.md': [
    '| the year | 27742 | 93 % | 86 % | 4.9 | 18.8 |',
    '| Friday evenings | 3286 | 94 % | 55 % | 8.8 | 14.7 |',
    '| 4/20 | 147 | 99 % | 63 % | 21.4 | 11.5 |'
  ],
  'docs/adr/0045-ready-times.md': ['30 minutes if the store has none'],
  'docs/adr/0016-loader-and-modules.md': [
    'waited for 61 kB of code',
    'under 6 KiB',
    'costs 0.4 MB of memory',
    '60 kB with one language',
    '412 instead of 554 ms',
    'beside 200 ms',
    '51 instead of 276 ms',
    'from 135 to 164 KiB'
  ],
  'docs/adr/0017-first-screen.md': [
    'in 442 ms drawn by the app, 283 ms drawn by the server and 139 ms printed',
    'beside 203 ms by hand',
    'in 1,238, 747 and 292 ms, beside 491 ms',
    '10 kB more'
  ]
}

/** Phrases with a figure that is advice or a rule for people. */
const advised: Record<string, string[]> = {
  'README.md': [],
  'docs/operations.md': ['over 1 % of all', 'disk over 85 %'],
  'CONTRIBUTING.md': ['never longer than 300 lines', 'at most 72 characters']
}

const units =
  'ms|s|seconds?|minutes?|hours?|days?|weeks?|[kMG]B|[KM]iB|px|lines|characters|products|channels|times|versions|connections'
const number = String.raw`(\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty)`
const figure = new RegExp(String.raw`(?<![\w.])${number}\s?-?((${units})\b|%)`, 'i')

/** Returns a document's prose on one line, with single spaces. */
const flat = (path: string) => proseOf(path).replace(/\s+/g, ' ')

describe.each(Object.entries(measured))('%s', (path, phrases) => {
  test.each(phrases)('contains “%s”, as the code does', phrase => {
    expect(flat(path)).toContain(phrase)
  })
})

/** What was measured on a day that it names, as a whole. */
const dated = ['docs/speed.md']

test.each(dated)('%s says when it was measured', path => {
  expect(flat(path)).toMatch(
    /(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/
  )
})

/** What the code has to do: its figures are given, and the tests that cite it hold them. */
const given = ['docs/requirements.md']

test.each(documents.filter(path => ![...dated, ...given].includes(path)))(
  '%s holds no figure that nothing checks',
  path => {
    const known = [...(measured[path] ?? []), ...(recorded[path] ?? []), ...(advised[path] ?? [])]
    const rest = known.reduce((text, phrase) => text.replaceAll(phrase, ''), flat(path))
    expect(figure.exec(rest)?.[0]).toBeUndefined()
  }
)

test('no document is empty', () => {
  expect(documents.filter(path => textOf(path).length < 200)).toEqual([])
})
