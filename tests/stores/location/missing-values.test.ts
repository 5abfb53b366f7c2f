import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { locations } from '../../../demo/catalogue/locations.ts'
import { $business, $locations } from '../../../src/stores/location/business.ts'
import { $facets } from '../../../src/stores/menu/menu-results.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { errorText } from '../../../src/stores/core/form-messages.ts'
import { type MessageKey, type Say, translate } from '../../../src/i18n/translate.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { preparedAt, readyAt } from '../../../src/rules/time/preparation.ts'
import { $canOrder } from '../../../src/stores/location/hours/ordering.ts'
import { hoursView } from '../../../src/stores/location/hours/hours.ts'
import { $market, provinceOf } from '../../../src/stores/location/market.ts'
import { $location } from '../../../src/stores/location/location.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

const names = [
  'timezone',
  'zoneOffsets',
  'slotMinutes',
  'firstSlots',
  'readyWithin',
  'orderPrepTime',
  'afterHoursOrdering',
  'zones',
  'curbsideSettings',
  'asksDateOfBirth',
  'market',
  'social'
]

/** Opens Kensington, which refuses orders after hours, at a back end that leaves these values out or sends null. */
async function open(value: null | undefined): Promise<void> {
  const outside = testPlatform()
  const { http } = outside
  outside.http = async (url, init) => {
    const response = await http(url, init)
    if (!new URL(url).pathname.endsWith('/business')) return response
    const text = JSON.stringify(await response.json(), (name, sent: unknown) => (names.includes(name) ? value : sent))
    return new Response(text, response)
  }
  here = visit(server.url, { hash: '#/kensington', outside })
  await shopIsOpen()
}

test.each([
  ['leaves out', undefined],
  ['sends as null', null]
])('values that the back end %s get their defaults, and the shop is open (SPEC A7, C19)', async (_, value) => {
  await open(value)
  const location = $location.get().detail!
  expect(location.timezone).toBe('America/Toronto')
  const noon = Date.parse('2026-11-25T12:00:00-05:00')
  expect(preparedAt(location.pickupSettings.orderPrepTime, noon)).toBe(noon + 30 * 60_000)
  expect(readyAt(location, noon)).toBe(noon + 30 * 60_000)
  expect(hoursView(location, noon, 'en-CA').label).toBe('OPEN')
  expect($canOrder.get()).toBe(true)
  expect(readyAt(location, Date.parse('2026-11-25T03:00:00-05:00'))).toBe(Date.parse('2026-11-25T10:00:00-05:00'))
  expect($market.get()).toMatchObject({ country: 'CA', provinces: { length: 13 } })
  expect(here.outside.warnings).toEqual([])
})

/** Opens Queen West at a back end whose replies are changed as they arrive. */
async function openWith(path: string, change: (payload: Record<string, Record<string, unknown>[]>) => void) {
  const outside = testPlatform()
  const { http } = outside
  outside.http = async (url, init) => {
    const response = await http(url, init)
    if (!new URL(url).pathname.endsWith(path)) return response
    const reply = (await response.json()) as { payload: Record<string, Record<string, unknown>[]> }
    change(reply.payload)
    return new Response(JSON.stringify(reply), response)
  }
  here = visit(server.url, { hash: '#/queen-west', outside })
}

test('a store that can’t be read is left out with a warning, and the others are shown (SPEC C19)', async () => {
  await openWith('/business', ({ locations }) => {
    locations?.splice(1, 1, { ...locations[1], name: 7, openingHours: 'always' })
  })
  await shopIsOpen()
  expect($locations.get().map(({ slug }) => slug)).toContain('queen-west')
  expect($locations.get()).toHaveLength(locations.length - 1)
  expect(here.outside.warnings).toHaveLength(1)
  expect(here.outside.warnings[0]).toContain('payload.locations.1')
})

test('products that can’t be read are left out with a warning, and the others are shown (SPEC C19)', async () => {
  const bad = new Set<unknown>()
  const sent = new Set<unknown>()
  await openWith('/menu', ({ products = [] }) => {
    if (bad.size === 0) for (const at of [0, 2]) bad.add(products[at]?.['id'])
    for (const product of products) {
      if (bad.has(product['id'])) product['variants'] = null
      else sent.add(product['id'])
    }
  })
  await shopIsOpen()
  const shown = dataOf($menu.get())!.products.map(({ id }) => id)
  expect(new Set(shown)).toEqual(sent)
  expect(here.outside.warnings[0]).toContain('payload.products.0')
})

test.each([
  ['leaves out', undefined],
  ['sends as null', null],
  ['sends as something else', { myrcene: 1.2 }],
  ['lists in another shape', [{ name: 'Myrcene', percent: 1.2 }, 7, null, '']]
])('terpenes that the back end %s cost no product and are no filter (SPEC C19)', async (_, sent) => {
  const ids = new Set<unknown>()
  await openWith('/menu', ({ products = [] }) => {
    for (const product of products) {
      product['terpenes'] = sent
      ids.add(product['id'])
    }
  })
  await shopIsOpen()
  expect(new Set(dataOf($menu.get())!.products.map(({ id }) => id))).toEqual(ids)
  expect(here.outside.warnings).toEqual([])
  const { bands, terpenes } = await until($facets, ({ strains }) => strains.size > 0)
  expect([bands.thc.size > 0, terpenes.size]).toEqual([true, 0])
})

test('a market of its own is read, and one that can’t be is Canada, without a word (SPEC C1, C19)', async () => {
  const t: Say = (key, params) => translate('en-CA', key as MessageKey, params)
  const berlin = { code: 'BE', name: 'Berlin', legalAge: 18, taxes: [{ name: 'VAT', rate: 19 }] }
  const openIn = (market: unknown) =>
    openWith('/business', payload => {
      Object.assign(payload['business'] ?? {}, { market })
    })
  await openIn({ country: 'DE', currency: 'EUR', provinces: [berlin] })
  await shopIsOpen()
  expect($market.get().provinces).toEqual([berlin])
  expect(['Berlin', 'Ontario'].map(provinceOf)).toEqual(['BE', ''])
  expect(errorText('phone', 'phone', t)).toMatch(/^Phone: .*country code/)
  here.end()
  await openIn({ country: 'DE', provinces: 'Berlin' })
  await shopIsOpen()
  expect($market.get().provinces).toHaveLength(13)
  expect(['Berlin', 'Québec', 'Quebec'].map(provinceOf)).toEqual(['', 'QC', 'QC'])
  expect(errorText('phone', 'phone', t)).toMatch(/^Phone: .*ten digits/)
  expect(here.outside.warnings).toEqual([])
})

test('if no store can be read, the shop says that it can’t be reached', async () => {
  await openWith('/business', ({ locations = [] }) => {
    for (const location of locations) location['name'] = 7
  })
  await until($business, ({ state }) => state === 'failed')
})
