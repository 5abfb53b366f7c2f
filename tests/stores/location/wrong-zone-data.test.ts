import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import type { Order } from '../../../src/contract/order/order.ts'
import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { placeOrder } from '../../../src/stores/checkout/checkout.ts'
import { $slots, loadSlots, slotLabel } from '../../../src/stores/checkout/slots.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { hoursView, writeSent } from '../../../src/stores/location/hours/hours.ts'
import { writeDayOf } from '../../../src/stores/location/hours/store-day.ts'
import { $location } from '../../../src/stores/location/location.ts'
import { $order, openOrder } from '../../../src/stores/order/order.ts'
import { mailsTo } from '../support/people.ts'
import { shortMenu } from '../support/short-menu.ts'
import { fillIn, plenty } from '../support/shopping.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, shopIsOpen, until, type Visit, visit } from '../support/visit.ts'

/** A Wednesday at noon in Toronto by the server's clocks. */
const now = Date.parse('2026-11-25T12:00:00-05:00')

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now), seed: shortMenu })
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

/**
 * Opens Queen West on a device whose zone data has its clocks an hour ahead of the server's: the device reads the name of
 * another zone. Without `offsets` the API sends none besides those of its instants.
 */
async function open({ offsets }: { offsets: boolean }): Promise<void> {
  const outside = testPlatform()
  const { http } = outside
  outside.clock.now = () => now
  outside.http = async (url, init) => {
    const response = await http(url, init)
    if (!new URL(url).pathname.endsWith('/business')) return response
    const text = (await response.text()).replaceAll('America/Toronto', 'America/Halifax')
    return new Response(offsets ? text : text.replaceAll('zoneOffsets', 'unknown'), response)
  }
  here = visit(server.url, { hash: '#/queen-west', outside })
  await shopIsOpen()
}

/** Orders, and returns the order as the page has it. */
async function order(): Promise<Order> {
  await addLine(plenty().id)
  await fillIn()
  const id = (await placeOrder()) ?? ''
  await openOrder(id)
  await until($order, load => load.state === 'ready')
  return dataOf($order.get())!
}

const store = () => $location.get().detail!
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ').replaceAll(/([ap])\.m\./g, '$1m') ?? ''

async function staffsView(id: string): Promise<Order | undefined> {
  const reply = await fetch(`${server.url}/v1/staff/locations/queen-west/orders?state=open`, {
    headers: { Authorization: 'Bearer staff' }
  })
  return ((await reply.json()) as { payload: { orders: Order[] } }).payload.orders.find(one => one.id === id)
}

describe('on a device whose zone data differs from the server’s, the store’s times are the server’s (SPEC C8)', () => {
  test.each([{ offsets: true }, { offsets: false }])(
    'page, slot id, email and staff have the same time ($offsets)',
    async given => {
      await open(given)
      const { id, number, slot } = await order()
      const [, time = ''] = /^\S+ 0?(.+)$/.exec(slot.id) ?? []
      expect(slot.id).toBe('2026-11-25 01:15 pm')
      expect(plain(slotLabel(slot, store(), 'en-CA'))).toBe(`${time} – 1:30 pm`)
      expect(slot.start).toContain('T13:15:00-05:00')
      const emailed = () => mailsTo(server.url, 'elise@example.com')
      const mail = await vi.waitUntil(async () => (await emailed()).find(one => one.subject.includes(number)))
      expect(plain(mail.body)).toContain(`Wednesday, November 25, ${time} – 1:30 pm`)
      expect((await staffsView(id))?.slot).toEqual(slot)
    }
  )

  test.each([{ offsets: true }, { offsets: false }])(
    'the time and the day at which it was placed are those of the store ($offsets)',
    async given => {
      await open(given)
      const { placedAt, history } = await order()
      expect(plain(writeSent(history[0]?.at ?? '', store(), 'en-CA'))).toBe('12:00 pm')
      expect(placedAt).toContain('T12:00:00-05:00')
      expect(writeDayOf(placedAt, 'en-CA', 'queen-west')).toBe('November 25, 2026')
    }
  )

  test('opening hours, the time until which it is open, and the promised time', async () => {
    await open({ offsets: true })
    const early = Date.parse('2026-11-25T08:59:59-05:00')
    expect(hoursView(store(), early, 'en-CA')).toMatchObject({ isOpen: false, label: '09:00 am - 10:00 pm (CLOSED)' })
    expect(hoursView(store(), early + 1000, 'en-CA')).toMatchObject({ isOpen: true, label: 'OPEN' })
    const { note, readyBy } = hoursView(store(), now, 'en-CA')
    expect(plain(note)).toBe('until 10:00 pm')
    await loadSlots()
    const first = dataOf($slots.get())?.[0]?.slots[0]
    expect(first?.id).toBe('2026-11-25 12:30 pm')
    expect(plain(readyBy?.time ?? null)).toMatch(/^12:\d\d pm$/)
  })
})
