import { describe, expect, it } from 'vitest'
import { FloatingOrderPill } from '../../../src/components/order-pill.tsx'
import type { Order } from '../../../src/contract/order/order.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { navigate } from '../../../src/routing/location.ts'
import { OrderPage } from '../support/order-page.tsx'
import { $order } from '../../../src/stores/order/order.ts'
import { $underWay } from '../../../src/stores/order/under-way.ts'
import { NOW, order, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, openRetailer } from '../support/shop.ts'

const MINUTE = 60_000
const iso = (at: number) => new Date(at).toISOString()
/** A slot from 4:55 to 5:10 pm; it is 5:20. */
const slot = { ...order.slot, id: '2026-11-21 04:55 pm', start: iso(NOW - 25 * MINUTE), end: iso(NOW - 10 * MINUTE) }

const open = (changes: Partial<Order> = {}) => {
  $order.set({ state: 'ready', value: { ...order, slot, ...changes } })
  return render(<OrderPage order="o1" />)
}

describe('a late order', () => {
  inQueenWest()

  it.each([
    ['placed', 'pickup', 'hasn’t confirmed your order yet'],
    ['confirmed', 'pickup', 'Sorry for the wait'],
    ['preparing', 'curbside', 'Sorry for the wait'],
    ['preparing', 'delivery', 'Sorry for the wait'],
    ['out_for_delivery', 'delivery', 'Sorry for the wait']
  ] as const)('that is %s for %s says so, with a link to call the store', (status, method, words) => {
    const page = open({ status, method })
    expect(page.text()).toContain('Running late')
    expect(page.text()).toContain(words)
    expect(page.text()).not.toMatch(/Ready about|Arrives/)
    expect(page.named('Call +1 416-555-0141').getAttribute('href')).toBe('tel:+14165550141')
  })

  it('that is ready says that its time has passed, and is not called late', () => {
    const page = open({ status: 'ready' })
    expect(page.text()).toContain('Your pickup time has passed')
    expect(page.text()).not.toContain('Running late')
    expect(page.named('Call +1 416-555-0141')).toBeTruthy()
  })

  it.each(['completed', 'cancelled'] as const)('is nothing of the kind once it is %s', status => {
    const page = open({ status })
    expect(page.text()).not.toContain('Running late')
    expect(() => page.named(/^Call /)).toThrow('Nothing is named')
  })

  it('says so in French', () => {
    $locale.set('fr-CA')
    const page = open({ status: 'placed' })
    expect(page.text()).toContain('En retard')
    expect(page.named('Appeler le +1 416-555-0141')).toBeTruthy()
    $locale.set('en-CA')
  })

  it('has no call link at a kiosk, which can’t make calls (SPEC C15)', () => {
    navigate('/queen-west/orders/o1?in_store=1')
    const page = open({ status: 'placed' })
    expect(() => page.named(/^Call /)).toThrow('Nothing is named')
    navigate('/queen-west?in_store=0')
  })

  it('is called late in the list of orders under way', () => {
    navigate('/queen-west')
    $underWay.set([{ ...order, slot }])
    expect(render(<FloatingOrderPill />).text()).toContain('QW-1001 · Running late')
    $underWay.set([{ ...order, slot, status: 'ready' }])
    expect(render(<FloatingOrderPill />).text()).toContain('QW-1001 · Ready for pickup')
  })

  it('names no number if the store and the business have none', () => {
    openRetailer([{ ...queenWest, contact_details: [] }])
    expect(() => open({ status: 'placed' }).named(/^Call /)).toThrow('Nothing is named')
  })
})
