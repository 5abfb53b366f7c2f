import { afterEach, describe, expect, it, vi } from 'vitest'
import { FloatingOrderPill } from '../../../src/components/order-pill.tsx'
import type { Order } from '../../../src/contract/order/order.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { navigate } from '../../../src/routing/location.ts'
import { LocationsScreen } from '../../../src/screens/locations/locations-screen.tsx'
import { OrderPage } from '../support/order-page.tsx'
import { methodOptions } from '../../../src/stores/cart/fulfilment-method.ts'
import { $order } from '../../../src/stores/order/order.ts'
import { $underWay } from '../../../src/stores/order/under-way.ts'
import { NOW, order, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, openRetailer } from '../support/shop.ts'

const MINUTE = 60_000
const iso = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString()
/** It is 5:20 pm. */
const slot = { ...order.slot, id: '2026-11-21 05:40 pm', start: iso(20), end: iso(35) }
const promised = { from: iso(20), to: iso(35) }
const expected = { from: iso(40), to: iso(60) }

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

const show = (changes: Partial<Order> = {}) =>
  $order.set({ state: 'ready', value: { ...order, slot, promised, status: 'confirmed', ...changes } })
const open = (changes: Partial<Order> = {}) => {
  show(changes)
  return render(<OrderPage order="o1" />)
}

afterEach(() => $locale.set('en-CA'))

describe('an order that was promised for a range', () => {
  inQueenWest()

  it('shows it', () => {
    const text = plain(open().text())
    expect(text).toContain('Ready 5:40–5:55 pm')
    expect(text).not.toContain('Ready about')
  })

  it('shows it in French', () => {
    $locale.set('fr-CA')
    expect(plain(open().text())).toContain('Prête : 17 h 40 – 17 h 55')
  })

  it('announces the range expected now, with the promised one, when work piles up', async () => {
    const page = open()
    const status = page.all('[role=status]').find(one => one.querySelector('h1'))
    show({ expected })
    await vi.waitFor(() => expect(plain(status?.textContent)).toContain('Now ready 6:00–6:20 pm'))
    expect(status?.isConnected).toBe(true)
    expect(plain(status?.textContent)).toContain('The store is busier than expected. Promised for 5:40–5:55 pm')
    expect(status?.textContent).not.toContain('Running late')
  })

  it('is late after the end of its promise, with a way to call the store, and still says when it is expected', () => {
    const late = { promised: { from: iso(-30), to: iso(-5) }, slot: { ...slot, start: iso(-30), end: iso(-15) } }
    expect(plain(open(late).text())).toContain('Running late')
    const page = open({ ...late, expected })
    expect(plain(page.text())).toContain('Now ready 6:00–6:20 pm')
    expect(page.named('Call +1 416-555-0141')).toBeTruthy()
  })

  it('isn’t late while its range lasts, though its slot has passed', () => {
    const page = open({ promised: { from: iso(-30), to: iso(5) }, slot: { ...slot, start: iso(-30), end: iso(-15) } })
    expect(plain(page.text())).not.toContain('Running late')
  })

  it('shows a time as before if the range has no length', () => {
    expect(plain(open({ promised: { from: iso(20), to: iso(20) } }).text())).toContain('Ready about 5:40 pm')
  })

  it('shows it in the list of orders under way', () => {
    navigate('/queen-west')
    $underWay.set([{ ...order, slot, promised, status: 'confirmed' }])
    expect(plain(render(<FloatingOrderPill />).text())).toContain('Ready 5:40–5:55 pm')
    $underWay.set([])
  })
})

describe('a store that promises a range', () => {
  inQueenWest()
  const store = { ...queenWest, readyWithin: 15 }

  it('shows it on its card', () => {
    openRetailer([store])
    expect(plain(render(<LocationsScreen refused="x" />).text())).toContain('Ready for pickup5:40–5:55 pm')
    openRetailer()
  })

  it.each([
    ['en-CA', 'Ready 5:40–5:55 pm'],
    ['fr-CA', 'Prêt : 17 h 40 – 17 h 55']
  ] as const)('shows it with the method in the head of the menu: %s', (locale, text) => {
    expect(plain(methodOptions(store, { now: NOW, currency: 'CAD', locale })[0]?.detail)).toBe(text)
  })

  it('shows only the start of a first slot that begins later than the range ends', () => {
    const full = { ...store, firstSlots: { pickup: iso(60) } }
    expect(plain(methodOptions(full, { now: NOW, currency: 'CAD', locale: 'en-CA' })[0]?.detail)).toBe(
      'Ready by 6:20 pm'
    )
  })
})
