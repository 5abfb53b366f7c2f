import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Order } from '../../../src/contract/order/order.ts'
import { reset } from '../../../src/client/reset.ts'
import { $orderEdit } from '../../../src/stores/order/changes/order-edit.ts'
import { showPlaced } from '../../../src/stores/order/order.ts'
import { testStructure } from '../support/axe.ts'
import { OrderPage } from '../support/order-page.tsx'
import { type Rendered, render } from '../support/render.tsx'
import { order, queenWest } from '../support/samples.ts'
import { inQueenWest, openRetailer, requests } from '../support/shop.ts'

const zone = {
  name: 'Centre',
  postalPrefixes: ['M5H'],
  polygon: [],
  fee: 500,
  minimum: 0,
  freeFrom: null,
  hours: null
}
const everything = {
  ...queenWest,
  curbsideSettings: { isEnabled: true },
  deliverySettings: { ...queenWest.deliverySettings, isEnabled: true, zones: [zone] }
}

inQueenWest()
beforeEach(() => openRetailer([everything]))
afterEach(() => reset('all'))

/** Opens the form of a change, with its times. */
async function open(changes: Partial<Order> = {}): Promise<Rendered> {
  showPlaced({ ...order, canChange: true, ...changes })
  const page = render(<OrderPage order={order.id} />)
  await vi.waitFor(() => page.named(/^(Change your order|Modifier la commande)$/).click())
  await vi.waitFor(() => expect($orderEdit.get()).toBeDefined())
  $orderEdit.set({ ...$orderEdit.get()!, days: [{ date: order.slot.id.slice(0, 10), slots: [order.slot] }] })
  await vi.waitFor(() => page.get('#sf-change-slot'))
  return page
}

const choose = async (page: Rendered, method: string) => {
  page.get(`input[value=${method}]`).click()
  await vi.waitFor(() => expect($orderEdit.get()?.method).toBe(method))
}

/** Sets the sums as the API calculates them. */
const priced = (parts: Partial<NonNullable<ReturnType<typeof $orderEdit.get>>>) =>
  $orderEdit.set({ ...$orderEdit.get()!, ...parts })

const sums = { subtotal: 0, deals: [], promos: [], deposits: 0, taxes: [], tip: 0, pointsRedeemed: 0 }

describe('the form of a change', () => {
  it('offers the ways of its store, and asks for the times of another one', async () => {
    const page = await open()
    expect(page.all('input[type=radio]').map(input => input.getAttribute('value'))).toEqual([
      'pickup',
      'curbside',
      'delivery'
    ])
    await choose(page, 'curbside')
    expect(requests.at(-1)).toContain('slots?method=curbside')
    await vi.waitFor(() => expect(page.text()).toContain('which car you’re in'))
  })

  it('offers no ways where a store has one alone', async () => {
    openRetailer([queenWest])
    expect((await open()).all('input[type=radio]')).toEqual([])
  })

  it('asks where to deliver before it asks for a time, and can’t be sent until then', async () => {
    const page = await open()
    await choose(page, 'delivery')
    await vi.waitFor(() => page.get('#sf-change-to-line1'))
    expect(page.all('#sf-change-slot')).toEqual([])
    expect(page.named('Save changes').getAttribute('aria-disabled')).toBe('true')
    page.named('Deliver here').click()
    await vi.waitFor(() => expect(page.get('#sf-change-to-line1').getAttribute('aria-invalid')).toBe('true'))
    for (const [name, value] of Object.entries({ line1: '1 King St W', city: 'Toronto', postalCode: 'M5H 1A1' }))
      page.type(`#sf-change-to-${name}`, value)
    page.named('Deliver here').click()
    await vi.waitFor(() => expect(page.text()).toContain('1 King St W'))
    expect(requests.at(-1)).toContain('slots?method=delivery&postalCode=M5H+1A1')
    // Focus stays in the order's box while a form and a card take each other's place.
    expect(page.root.activeElement?.textContent).toBe('Change address')
    page.named('Change address').click()
    await vi.waitFor(() => expect(page.root.activeElement?.id).toBe('sf-change-to-line1'))
    expect((page.get('#sf-change-to-line1') as HTMLInputElement).value).toBe('1 King St W')
  })

  it('lets a delivery go to another address, starting from its own', async () => {
    const to = { line1: '1 King St W', unit: null, city: 'Toronto', province: 'ON', postalCode: 'M5H 1A1' }
    const page = await open({ method: 'delivery', address: { ...to, notes: 'Ring twice', lat: null, lng: null } })
    expect(page.named('Save changes').getAttribute('aria-disabled')).toBe('true')
    page.named('Change address').click()
    await vi.waitFor(() => expect((page.get('#sf-change-to-notes') as HTMLInputElement).value).toBe('Ring twice'))
    page.type('#sf-change-to-line1', '2 King St W')
    page.named('Deliver here').click()
    await vi.waitFor(() => expect($orderEdit.get()?.address).toMatchObject({ ...to, line1: '2 King St W' }))
  })

  it('says the fee of a delivery with the new total, and the part that is due at the door', async () => {
    const page = await open()
    await choose(page, 'delivery')
    const address = { line1: '1 King St W', unit: null, city: 'Toronto', province: 'ON', postalCode: 'M5H 1A1' }
    priced({
      address: { ...address, notes: null, lat: null, lng: null },
      days: [],
      slot: order.slot.id,
      sums: { ...sums, fee: 500, total: order.total + 565, due: 565 }
    })
    await vi.waitFor(() => expect(page.text()).toContain('Delivery: $5.00'))
    expect(page.text()).toContain('$5.65 is due when you get your order')
  })

  it('says so when no times are left for another way, and shows none for an address outside the zones', async () => {
    const page = await open()
    await choose(page, 'delivery')
    const address = { line1: '1 King St W', unit: null, city: 'Toronto', province: 'ON', postalCode: 'M5H 1A1' }
    priced({ address: { ...address, notes: null, lat: null, lng: null }, days: [], slot: '' })
    await vi.waitFor(() => expect(page.text()).toContain('No times are left'))
    const days = [{ date: order.slot.id.slice(0, 10), slots: [{ ...order.slot, id: 'free', available: true }] }]
    priced({ days, slot: 'free' })
    await vi.waitFor(() => page.get('#sf-change-slot'))
    priced({ address: { ...address, postalCode: 'M9W 1A1', notes: null, lat: null, lng: null } })
    await vi.waitFor(() => expect(page.text()).toContain('M9W 1A1'))
    expect(page.all('#sf-change-slot')).toEqual([])
    expect(page.text()).not.toContain('No times are left')
  })
})

testStructure({
  'the form of a change': () => open(),
  'a change to a delivery without an address': async () => {
    const page = await open()
    await choose(page, 'delivery')
    await vi.waitFor(() => page.get('#sf-change-to-line1'))
    return page
  }
})
