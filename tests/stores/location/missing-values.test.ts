import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { preparedAt, readyAt } from '../../../src/rules/time/preparation.ts'
import { $canOrder } from '../../../src/stores/location/hours/ordering.ts'
import { hoursView } from '../../../src/stores/location/hours/hours.ts'
import { $location } from '../../../src/stores/location/location.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, startDemo, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

const names = ['timezone', 'zoneOffsets', 'slotMinutes', 'orderPrepTime', 'afterHoursOrdering']

/** Opens Kensington, which refuses orders after hours, at a back end that leaves these values out or sends null. */
async function open(value: null | undefined): Promise<void> {
  const outside = testPlatform()
  const { http } = outside
  outside.http = async (url, init) => {
    const response = await http(url, init)
    if (!new URL(url).pathname.endsWith('/business')) return response
    const isLeftOut = (name: string) => names.includes(name) && (value === undefined || !/Offsets|Minutes/.test(name))
    const text = JSON.stringify(await response.json(), (name, given: unknown) => (isLeftOut(name) ? value : given))
    return new Response(text, response)
  }
  here = visit(server.url, { hash: '#/kensington', outside })
  await shopIsOpen()
}

test.each([
  ['leaves out', undefined],
  ['sends as null', null]
])('what the back end %s is read with its default, and the shop is open (SPEC A7, C19)', async (_, value) => {
  await open(value)
  const location = $location.get().detail!
  expect(location.timezone).toBe('America/Toronto')
  const noon = Date.parse('2026-11-25T12:00:00-05:00')
  expect(preparedAt(location.pickupSettings.orderPrepTime, noon)).toBe(noon + 30 * 60_000)
  expect(readyAt(location, noon)).toBe(noon + 30 * 60_000)
  expect(hoursView(location, noon, 'en-CA').label).toBe('OPEN')
  expect($canOrder.get()).toBe(true)
  expect(readyAt(location, Date.parse('2026-11-25T03:00:00-05:00'))).toBe(Date.parse('2026-11-25T10:00:00-05:00'))
  expect(here.outside.warnings).toEqual([])
})
