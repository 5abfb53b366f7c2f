import { describe, expect, it, vi } from 'vitest'
import { openBoard, withStaffShop } from '../support/board.tsx'
import { card, cardText, isIn, press, says } from '../support/find.ts'
import { atCurb, inMinutes, samsOrder, slotIn, elisesOrder } from '../support/samples.ts'

const staff = withStaffShop()
const isLate = (page: Awaited<ReturnType<typeof openBoard>>, order: { id: string }) =>
  card(page, order).hasAttribute('data-late')

describe('the card of an order', () => {
  it('shows the customer, the slot, the items, the notes and the pickup code', async () => {
    const notes = 'Please ring twice'
    staff.shop.orders = [
      {
        ...elisesOrder,
        notes,
        lines: elisesOrder.lines.map(line => ({ ...line, note: 'The older jar', ifMissing: 'leave' }))
      }
    ]
    const page = await openBoard()
    const parts = [
      '6:00 – 6:15 pm',
      'Élise Tremblay',
      'K7P4',
      'QW-1001',
      'Pickup',
      '2 ×',
      'Night Ferry 3.5 g · Cold Harbour',
      'If missing: leave it out',
      'Note: The older jar',
      'Note: Please ring twice',
      'ID 19+: born by Nov 21, 2007'
    ]
    for (const part of parts) expect(cardText(page, elisesOrder)).toContain(part)
    expect(page.named('Call Élise Tremblay, 416 555-0134').getAttribute('href')).toBe('tel:4165550134')
  })

  it('has the address of a delivery, with its notes', async () => {
    const address = {
      line1: '12 Shaw Street',
      unit: '4',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M6J 2W1',
      notes: 'Buzz 12',
      lat: null,
      lng: null
    }
    staff.shop.orders = [{ ...elisesOrder, method: 'delivery', address }]
    const page = await openBoard()
    expect(cardText(page, elisesOrder)).toContain('12 Shaw Street, 4, Toronto, M6J 2W1 (Buzz 12)')
  })

  it('has the weekday of a slot on another day', async () => {
    const slot = { ...elisesOrder.slot, start: '2026-11-23T13:00:00-05:00', end: '2026-11-23T13:15:00-05:00' }
    staff.shop.orders = [{ ...elisesOrder, slot }]
    const page = await openBoard()
    expect(cardText(page, elisesOrder)).toMatch(/Mon\.? 23, 1:00 – 1:15 pm/)
  })

  it('shows a customer without last name, phone and email by what there is', async () => {
    staff.shop.orders = [{ ...elisesOrder, customer: { first_name: 'Sam', last_name: '', phone: '', email: '' } }]
    const page = await openBoard()
    expect(card(page, elisesOrder).querySelector('h3')?.textContent).toBe('Sam')
    expect(card(page, elisesOrder).querySelectorAll('a')).toHaveLength(0)
  })
})

describe('a slot', () => {
  it('counts down to its begin, is now, and the order is late once it is over', async () => {
    staff.shop.orders = [{ ...elisesOrder, slot: slotIn(2) }]
    const page = await openBoard()
    expect(cardText(page, elisesOrder)).toContain('in 2 min')
    vi.advanceTimersByTime(2 * 60_000)
    await vi.waitFor(() => expect(cardText(page, elisesOrder)).toContain('now'))
    expect(isLate(page, elisesOrder)).toBe(false)
    vi.advanceTimersByTime(15 * 60_000)
    await vi.waitFor(() => expect(cardText(page, elisesOrder)).toContain('1 min late'))
    expect(isLate(page, elisesOrder)).toBe(true)
  })

  it('is shown in hours and days when it is far off', async () => {
    staff.shop.orders = [
      { ...elisesOrder, slot: slotIn(-120) },
      { ...samsOrder, slot: slotIn(185) }
    ]
    const page = await openBoard()
    expect(cardText(page, elisesOrder)).toContain('1 h 45 min late')
    expect(isLate(page, elisesOrder)).toBe(true)
    expect(cardText(page, samsOrder)).toContain('in 3 h 05 min')
    expect(isLate(page, samsOrder)).toBe(false)
  })

  it('makes no order late that is ready', async () => {
    staff.shop.orders = [{ ...elisesOrder, status: 'ready', slot: slotIn(-120) }]
    const page = await openBoard()
    expect(cardText(page, elisesOrder)).not.toContain('late')
    expect(isLate(page, elisesOrder)).toBe(false)
  })
})

describe('a customer at the curb', () => {
  const waiting = { ...samsOrder, method: 'curbside' as const, status: 'ready' as const, curbside: atCurb(4.5) }

  it('is shown on top with car and spot and since when, and leads to the order', async () => {
    staff.shop.orders = [elisesOrder, waiting]
    const page = await openBoard()
    const list = page.get('section[aria-label="Customers who wait"]')
    expect(list.textContent?.replaceAll(/\s+/g, ' ')).toBe('4 minSam LiBlue hatchback, Spot 4')
    expect(cardText(page, waiting)).toContain('Here 4 min · Blue hatchback, Spot 4')
    expect(card(page, waiting).hasAttribute('data-here')).toBe(true)
    await press(page, /^4 min\s*Sam Li/)
    await vi.waitFor(() => expect(page.get('dialog [aria-labelledby="found-o2"]')).toBeDefined())
  })

  it('comes before others in the column, the longest wait first', async () => {
    const longer = { ...elisesOrder, id: 'o3', status: 'ready' as const, curbside: atCurb(9) }
    staff.shop.orders = [{ ...elisesOrder, status: 'ready' }, waiting, longer]
    const page = await openBoard()
    const ids = page.all('[data-column=ready] article').map(one => one.dataset['order'])
    expect(ids).toEqual(['o3', 'o2', 'o1'])
    expect(page.all('section[aria-label="Customers who wait"] em').map(one => one.textContent)).toEqual([
      '9 min',
      '4 min'
    ])
  })

  it('in the store is shown without a car, and one on the way with the time', async () => {
    const inside = { ...waiting, method: 'pickup' as const, curbside: { car: '', spot: '', at: inMinutes(-4.5) } }
    const onWay = { at: inMinutes(-5), due: inMinutes(10) }
    const coming = { ...elisesOrder, id: 'o4', onWay }
    staff.shop.orders = [inside, coming]
    const page = await openBoard()
    const list = page.get('section[aria-label="Customers who wait"]')
    expect(list.textContent?.replaceAll(/\s+/g, ' ')).toBe('4 minSam Li')
    expect(cardText(page, inside)).toContain('Here 4 min')
    expect(cardText(page, inside)).not.toContain('Here 4 min ·')
    expect(cardText(page, coming)).toContain('On the way · expected at about 5:30 pm')
  })

  it('is shown above stock and hours too, and no longer once the order is handed over', async () => {
    staff.shop.orders = [waiting]
    const page = await openBoard({ tab: 'stock' })
    await vi.waitFor(() => page.get('section[aria-label="Customers who wait"]'))
    await press(page, 'Hours')
    await vi.waitFor(() => page.get('section[aria-label="Opening hours"]'))
    page.get('section[aria-label="Customers who wait"]')
    staff.shop.orders = [{ ...waiting, status: 'completed' }]
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(page.all('section[aria-label="Customers who wait"]')).toEqual([]))
  })
})

describe('an order on hold', () => {
  const held = { ...elisesOrder, hold: { reason: 'contact' as const, until: inMinutes(20) } }

  it('says why and until when, and is released with a press', async () => {
    staff.shop.orders = [held]
    const page = await openBoard()
    expect(cardText(page, held)).toContain(
      'On hold. This customer has several unpaid orders. Will be cancelled at 5:40 pm unless released.'
    )
    expect(card(page, held).querySelectorAll('[data-held]')).toHaveLength(1)
    page.named('Cancel: QW-1001')
    await press(page, 'Release: QW-1001')
    await says(page, 'QW-1001: released')
    await vi.waitFor(() => expect(cardText(page, held)).not.toContain('On hold.'))
    await isIn(page, held, 'placed')
  })

  it.each([
    ['address', 'Many unpaid orders were placed from this network.'],
    ['store', 'Unusually high number of unpaid orders.']
  ] as const)('for its %s has a sentence of its own', async (reason, sentence) => {
    staff.shop.orders = [{ ...held, hold: { ...held.hold, reason } }]
    const page = await openBoard()
    expect(cardText(page, held)).toContain(sentence)
  })
})
