import { describe, expect, it, vi } from 'vitest'
import type { Order, OrderStatus } from '../../../src/contract/order/order.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { paperOf } from '../../../src/screens/order/paper-of.ts'
import { OrderPage } from '../support/order-page.tsx'
import { navigate } from '../../../src/routing/location.ts'
import { $order } from '../../../src/stores/order/order.ts'
import { $popup } from '../../../src/stores/core/popup.ts'
import { readQr, rowsInPath } from '../../lib/support/read-qr.ts'
import { order, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, offline, requests } from '../support/shop.ts'

const open = (changes: Partial<Order> = {}) => {
  $order.set({ state: 'ready', value: { ...order, ...changes } })
  return render(<OrderPage order="o1" />)
}

describe('order', () => {
  inQueenWest()

  it('shows the status in words, and the pickup code', () => {
    const page = open()
    expect(page.get('h1').textContent).toBe('Your order is confirmed')
    expect(page.get('b').textContent).toBe('K7P4')
    expect(page.text()).toContain('Order QW-1001')
  })

  it.each([
    ['placed', 'Thank you, Ada. We’ve received your order.'],
    ['preparing', 'We’re preparing your order'],
    ['ready', 'Your order is ready'],
    ['completed', 'Picked up. Thank you, Ada.'],
    ['cancelled', 'Your order was cancelled']
  ] as [OrderStatus, string][])('has words for an order that is %s', (status, words) => {
    expect(open({ status }).get('h1').textContent).toBe(words)
  })

  it('shows the states it has passed with their times, and where it is', () => {
    const page = open()
    const steps = page.all('ol li')
    expect(steps.map(step => step.textContent?.replace(/\s/g, ' '))).toEqual([
      'Placed5:20 pm',
      'Confirmed5:24 pm',
      'Preparing',
      'Ready for pickup',
      'Picked up'
    ])
    expect(steps.findIndex(step => step.getAttribute('aria-current') === 'step')).toBe(1)
  })

  it('leads with the time until the hand-over, and names where a letter was sent', () => {
    const text = (changes: Partial<Order> = {}) => open(changes).text().replace(/\s/g, ' ')
    expect(text()).toMatch(/Ready about \d+:\d\d [ap]m/)
    expect(text({ status: 'out_for_delivery', method: 'delivery' })).toMatch(/Arrives \d+:\d\d [ap]m – /)
    expect(text({ status: 'ready' })).not.toContain('Ready about')
    expect(text()).toContain(`We’ve sent a confirmation to ${order.customer.email}.`)
  })

  it('is put into a calendar while it is awaited, and ordered again only afterwards', () => {
    open().named('Add to calendar').click()
    expect(requests.at(-2)).toBe('save QW-1001.ics')
    expect(requests.at(-1)).toContain('BEGIN:VEVENT')
    expect(() => open().named(/^Order again/)).toThrow('Nothing is named')
    const ended = open({ status: 'completed' })
    expect(ended.named(/^Order again/)).toBeTruthy()
    expect(() => ended.named('Add to calendar')).toThrow('Nothing is named')
  })

  it('knows who waits at the curb, and says where they pay', () => {
    const waiting = open({ method: 'curbside', status: 'ready' })
    expect(waiting.text()).toContain('Waiting outside?')
    expect(waiting.text()).toContain('Total, payable when we bring it out')
    const curbside = { car: 'Blue hatchback', spot: '4', at: '2026-11-21T17:30:00-05:00' }
    const told = open({ method: 'curbside', status: 'ready', curbside })
    expect(told.text()).toContain('You’ve checked in')
    expect(told.text()).toContain('We’re bringing it out to you.')
    expect(told.text()).not.toContain('Let us know below')
  })

  it('names the amount and the card that a cancelled order goes back to', () => {
    const page = open({ status: 'cancelled', tender: 'card', card: { brand: 'Visa', last4: '3220' } })
    expect(page.text()).toMatch(/\$[\d.]+ goes back to Visa.*3220, usually within 3 to 5 business days\./)
  })

  it('ends the way of a cancelled order where it was cancelled, without a code', () => {
    const page = open({
      status: 'cancelled',
      history: [...order.history, { status: 'cancelled', at: '2026-11-21T17:30:00-05:00' }]
    })
    expect(page.all('ol li').map(step => step.textContent?.slice(0, 9))).toEqual([
      'Placed5:2',
      'Confirmed',
      'Cancelled'
    ])
    expect(page.all('b')).toHaveLength(0)
    expect(page.text()).not.toContain('What to bring')
  })

  it('shows when and where to pick it up and what to bring', () => {
    const page = open()
    expect(page.text()).toContain('Today, 6:00 pm – 6:15 pm')
    expect(page.text()).toContain('718 Queen Street West, Toronto ON')
    expect(page.text()).toContain('Bring government-issued photo ID')
    expect(page.text()).toContain('Open that day: ')
    const map = page.named('Directions')
    expect(map.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/directions\?to=43\.\d+%2C-79\.\d+$/)
    // The page's URL is the secret of a guest's order.
    expect(map.getAttribute('rel')).toBe('noreferrer')
  })

  it('lists the items and the amount due', () => {
    const page = open()
    expect(page.all('dl > div').map(row => row.textContent)).toEqual([
      'Subtotal$59.90',
      'HST$7.79',
      'Total, payable in store$67.69'
    ])
    expect(page.text()).toContain('2 ×Night FerryCold Harbour · 3.5 g$59.90')
  })

  it('shows its shape while it loads, its age when stale, and a way on when it failed', () => {
    $order.set({ state: 'loading' })
    expect(render(<OrderPage order="o1" />).text()).toContain('Loading your order')
    $order.set({ state: 'stale', value: order, since: 0, problem: offline })
    expect(render(<OrderPage order="o1" />).text()).toContain('K7P4')
    $order.set({ state: 'failed', problem: offline })
    expect(render(<OrderPage order="o1" />).named('Try again')).toBeTruthy()
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    expect(open().get('h1').textContent).toBe('Votre commande est confirmée')
  })
})

describe('an order’s page to its end', () => {
  inQueenWest()

  it('goes by delivery where the order does: its steps, where to, what to bring, and how it is paid', () => {
    const address = { line1: '12 Bathurst Street', unit: '4', city: 'Toronto', province: 'ON', postalCode: 'M5V 2R1' }
    const page = open({
      method: 'delivery',
      status: 'out_for_delivery',
      fee: 500,
      tip: 300,
      promos: [{ code: 'FALL', name: 'Fall sale', amount: 600 }],
      address: { ...address, notes: 'Buzzer 12', lat: null, lng: null }
    })
    expect(page.get('h1').textContent).toBe('Your order is on its way')
    expect(page.all('ol li').map(step => step.textContent?.replace(/\d.*/, ''))).toEqual([
      'Placed',
      'Confirmed',
      'Preparing',
      'On its way',
      'Delivered'
    ])
    expect(page.text()).toContain('12 Bathurst Street, 4')
    expect(page.text()).toContain('Toronto ON M5V 2R1')
    expect(page.text()).toContain('The person receiving the order must be of legal age')
    expect(page.text()).not.toContain('Open that day')
    expect(page.all('dl > div').map(row => row.textContent)).toEqual([
      'Subtotal$59.90',
      'Fall sale (FALL)−$6.00',
      'Delivery$5.00',
      'HST$7.79',
      'Tip$3.00',
      'Total, payable on delivery$67.69'
    ])
  })

  it('shows which card paid it', () => {
    const page = open({ tender: 'card', card: { brand: 'Visa', last4: '1111' } })
    expect(page.text()).toContain('Total, paid by card')
    expect(page.text()).toContain('Visa ending in 1111')
  })

  it.each([
    [{ status: 'completed' as const }, 'Picked up. Thank you.'],
    [{ status: 'completed' as const, method: 'delivery' as const }, 'Delivered. Thank you.'],
    [{ status: 'placed' as const }, 'Thank you. We’ve received your order.']
  ])('does not greet a deleted customer by a dash: %o', (changes, words) => {
    const customer = { ...order.customer, first_name: '–', last_name: '–' }
    expect(open({ ...changes, customer }).get('h1').textContent).toBe(words)
  })

  it('shows the code as a QR code too, with a name, while it is of use', () => {
    const page = open()
    expect(page.get('svg[role=img]').getAttribute('aria-label')).toBe('QR code for K7P4')
    const drawn = page.all('svg[role=img] path').at(-1)?.getAttribute('d') ?? ''
    expect(readQr(rowsInPath(drawn))).toBe('K7P4')
    expect(open({ status: 'completed' }).all('svg[role=img]')).toHaveLength(0)
  })

  it('shows the note of a line, on paper too', () => {
    const lines = order.lines.map(line => ({ ...line, note: 'freshest pack, please' }))
    expect(open({ lines }).get('q').textContent).toBe('freshest pack, please')
    const { lines: printed } = paperOf({ ...order, lines }, queenWest, 'en-CA')
    const at = printed.findIndex(([name]) => name?.includes('Night Ferry'))
    expect(printed[at + 1]).toBe('freshest pack, please')
    expect(paperOf(order, queenWest, 'en-CA').lines).toHaveLength(printed.length - 1)
  })

  it('ends the receipt with the note of the store, a paragraph a line, on paper too', () => {
    const page = open({ receiptNote: 'No returns.\nThank you.' })
    const paragraphs = page.all('section p').map(({ textContent }) => textContent)
    expect(paragraphs).toEqual(expect.arrayContaining(['No returns.', 'Thank you.']))
    const { lines } = paperOf({ ...order, receiptNote: 'No returns.\nThank you.' }, queenWest, 'en-CA')
    expect(lines.slice(-2)).toEqual(['No returns.', 'Thank you.'])
  })

  it('shows the lots of a line, with their units where it has several, on paper too', () => {
    const withLots = (...lots: { number: string; quantity: number }[]) =>
      order.lines.map(line => ({ ...line, quantity: 3, lots }))
    const one = withLots({ number: 'A-1204', quantity: 3 })
    expect(open({ lines: one }).text()).toContain('Lot A-1204')
    const two = withLots({ number: 'A-1204', quantity: 1 }, { number: 'B-7', quantity: 2 })
    expect(open({ lines: two }).text()).toContain('1 × lot A-1204, 2 × lot B-7')
    const { lines: printed } = paperOf({ ...order, lines: two }, queenWest, 'en-CA')
    expect(printed).toContain('1\u00a0× lot A-1204, 2\u00a0× lot B-7')
  })

  it('shows the note for the store, and why it was cancelled', () => {
    expect(open({ notes: 'No bag, please' }).text()).toContain('No bag, please')
    expect(open({ status: 'cancelled', cancelReason: 'Sold out' }).text()).toContain('Reason: Sold out')
  })

  it('asks before it is cancelled, while it can be', () => {
    const page = open()
    page.named('Cancel order').click()
    expect($popup.get()).toEqual({ key: 'cancel-order', data: { order: 'o1' } })
    expect(() => open({ canCancel: false }).named('Cancel order')).toThrow('Nothing is named')
  })

  it('accepts car and spot for curbside pickup, marks missing fields, and shows the details that were sent', async () => {
    const page = open({ method: 'curbside' })
    page.named('I’m here').click()
    await vi.waitFor(() => expect(page.all('[aria-invalid]')).toHaveLength(2))
    page.type('input[name=car]', 'Blue van')
    page.type('input[name=spot]', 'Spot 4')
    page.named('I’m here').click()
    await vi.waitFor(() => expect(requests.join()).toContain('/v1/orders/o1/here'))
    const curbside = { car: 'Blue van', spot: 'Spot 4', at: '2026-11-21T17:42:00-05:00' }
    const said = open({ method: 'curbside', curbside })
    expect(said.text()).toContain('here since 5:42 pm: Blue van, Spot 4.')
    expect(said.inputs()).toHaveLength(0)
    expect(open({ method: 'curbside', status: 'placed' }).text()).toContain('Once the store has confirmed it')
    expect(open({ method: 'curbside', status: 'completed' }).inputs()).toHaveLength(0)
  })

  it('takes word of the way to a pickup where the back end does, and then of the arrival', async () => {
    expect(open().text()).not.toContain('On your way?')
    expect(open({ onWay: null, method: 'delivery' }).text()).not.toContain('On your way?')
    const page = open({ onWay: null })
    page.named('I’m on my way').click()
    await vi.waitFor(() => expect(requests.join()).toContain('/v1/orders/o1/on-way'))
    const coming = open({ onWay: { at: '2026-11-21T17:30:00-05:00', due: '2026-11-21T17:50:00-05:00' } })
    expect(coming.text()).toContain('The store expects you at about 5:50 pm.')
    coming.named('I’m here').click()
    await vi.waitFor(() => expect(coming.text()).toContain('At the store?'))
    coming.named('Back').click()
    await vi.waitFor(() => expect(coming.text()).toContain('You’re on your way'))
    coming.named('I’m here').click()
    await vi.waitFor(() => expect(coming.inputs()).toHaveLength(1))
    coming.named('I’m here').click()
    await vi.waitFor(() => expect(requests.join()).toContain('/v1/orders/o1/here'))
    const curbside = { car: '', spot: '', at: '2026-11-21T17:42:00-05:00' }
    expect(open({ onWay: null, curbside }).text()).toContain('you’ve been here since 5:42 pm.')
  })

  it('leads nowhere outside at a kiosk (SPEC C15)', () => {
    navigate('/queen-west/orders/o1?in_store=1')
    const page = open()
    expect(page.all('a').every(link => link.getAttribute('href')?.startsWith('#'))).toBe(true)
    expect(() => page.named('Print receipt')).toThrow('Nothing is named')
    navigate('/queen-west?in_store=0')
  })
})
