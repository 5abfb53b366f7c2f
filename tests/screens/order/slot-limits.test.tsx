import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import type { HoursEntry, StoreLocation } from '../../../src/contract/store/location.ts'
import type { Method } from '../../../src/contract/cart/method.ts'
import type { Slot } from '../../../src/contract/order/slots.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { CheckoutScreen } from '../../../src/screens/checkout/checkout-screen.tsx'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { chooseSlot } from '../../../src/stores/checkout/chosen-slot.ts'
import { $writingAddress } from '../../../src/stores/checkout/writing-address.ts'
import { $slots } from '../../../src/stores/checkout/slots.ts'
import { cart, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, openRetailer, requests } from '../support/shop.ts'

const slot = (id: string, start: string, end: string): Slot => ({
  id,
  start: `${start}:00-05:00`,
  end: `${end}:00-05:00`,
  available: true
})
const six = slot('2026-11-21 06:00 pm', '2026-11-21T18:00', '2026-11-21T18:15')
const nine = slot('2026-11-21 09:00 pm', '2026-11-21T21:00', '2026-11-21T21:15')
const tomorrow = { date: '2026-11-22', slots: [slot('2026-11-22 02:00 pm', '2026-11-22T14:00', '2026-11-22T14:15')] }
const today = { date: '2026-11-21', slots: [six, nine] }

const showSlots = (...days: { date: string; slots: Slot[] }[]) => $slots.set({ state: 'ready', value: days })

/** Opens Queen West on Saturday at 5:20 pm, with a cut-off for all methods. */
function closesAt(orderCutOff: string): void {
  const store: StoreLocation = {
    ...queenWest,
    deliveryHours: queenWest.openingHours,
    pickupSettings: { isEnabled: true, orderPrepTime: 20, orderCutOff },
    curbsideSettings: { isEnabled: true },
    deliverySettings: { ...queenWest.deliverySettings, isEnabled: true, orderPrepTime: 45, orderCutOff }
  }
  openRetailer([store])
}

const by = (method: Method) => $cart.set({ state: 'ready', value: { ...cart, method } })
const text = () =>
  render(<CheckoutScreen />)
    .text()
    .replaceAll('\u00a0', ' ')

describe('the cut-off of the day', () => {
  inQueenWest()
  beforeEach(() => by('pickup'))

  it.each([
    ['delivery', 'en-CA', 'Delivery orders for today closed at 4:30 pm.'],
    ['pickup', 'en-CA', 'Pickup orders for today closed at 4:30 pm.'],
    ['curbside', 'en-CA', 'Curbside orders for today closed at 4:30 pm.'],
    ['delivery', 'fr-CA', 'Les commandes à livrer aujourd’hui étaient acceptées jusqu’à 16 h 30.'],
    ['pickup', 'fr-CA', 'Les commandes à ramasser aujourd’hui étaient acceptées jusqu’à 16 h 30.'],
    ['curbside', 'fr-CA', 'Les commandes à l’auto pour aujourd’hui étaient acceptées jusqu’à 16 h 30.']
  ] as const)('of %s is said in %s once it has taken the rest of the day', (method, locale, said) => {
    $locale.set(locale)
    closesAt('16:30')
    by(method)
    showSlots(tomorrow)
    expect(text()).toContain(said)
    showSlots()
    expect(text()).toContain(said)
  })

  it.each([
    ['en-CA', 'Order by 7:00 pm to get it today.'],
    ['fr-CA', 'Commandez avant 19 h pour la réception aujourd’hui.']
  ] as const)('is said in %s while it is less than two hours ahead', (locale, said) => {
    $locale.set(locale)
    closesAt('19:00')
    showSlots(today, tomorrow)
    expect(text()).toContain(said)
    closesAt('19:20')
    expect(text()).toContain(said.replace('7:00', '7:20').replace('19 h', '19 h 20'))
    closesAt('19:21')
    expect(text()).not.toMatch(/Order by|Commandez avant/)
  })

  it('promises no time that the preparation makes impossible, nor one that is not offered', () => {
    closesAt('18:00')
    showSlots({ date: '2026-11-21', slots: [six] }, tomorrow)
    expect(text()).not.toContain('Order by')
    showSlots(tomorrow)
    expect(text()).not.toContain('Order by')
    showSlots({ date: '2026-11-21', slots: [six, { ...nine, available: false }] }, tomorrow)
    expect(text()).not.toContain('Order by')
  })

  it('is not blamed for a day that is over anyway, and where there is none nothing is said', () => {
    const openingHours = queenWest.openingHours.map(entry => ({ ...entry, closeTime: '17:30' }))
    closesAt('16:30')
    openRetailer([
      { ...queenWest, openingHours, pickupSettings: { ...queenWest.pickupSettings, orderCutOff: '16:30' } }
    ])
    showSlots(tomorrow)
    expect(text()).not.toContain('orders closed')
    openRetailer([queenWest])
    expect(text()).not.toMatch(/orders closed|Order by/)
  })
})

describe('a chosen time that is offered no more', () => {
  inQueenWest()
  beforeEach(() => {
    by('pickup')
    showSlots(today, tomorrow)
  })

  it('stays in the list for a moment longer', async () => {
    const page = render(<CheckoutScreen />)
    await vi.waitFor(() => expect(requests.join()).toContain('/slots'))
    showSlots({ ...today }, tomorrow)
    chooseSlot(six.id)
    showSlots({ date: '2026-11-21', slots: [nine] }, tomorrow)
    const select = () => page.get('#sf-slot') as HTMLSelectElement
    const offered = () => [...select().options].map(option => option.value)
    await vi.waitFor(() => expect(offered()).toEqual(['', six.id, nine.id]))
    expect(select().value).toBe(six.id)
    showSlots(tomorrow)
    await vi.waitFor(() => expect(offered()).toEqual(['', six.id]))
    expect(select().value).toBe(six.id)
  })

  it('disappears with a message that explains why', async () => {
    const page = render(<CheckoutScreen />)
    await vi.waitFor(() => expect(requests.join()).toContain('/slots'))
    chooseSlot('2026-11-21 05:45 pm')
    showSlots({ date: '2026-11-21', slots: [nine] }, tomorrow)
    await vi.waitFor(() => expect(page.text()).toContain('The time you chose is no longer available.'))
    expect(page.get('#sf-slot-error').textContent).toBe('Please choose again.')
    chooseSlot(nine.id)
    const spoken = page.get('header [role=status]').textContent ?? ''
    expect(spoken).toContain('no longer available')
    await vi.waitFor(() => expect(page.text().replace(spoken, '')).not.toContain('no longer available'))
  })
})

describe('the hours of a zone', () => {
  inQueenWest()
  const on = (days: number[], ...ranges: [string, string][]): HoursEntry[] =>
    days.flatMap(day => ranges.map(([openTime, closeTime]) => ({ day, openTime, closeTime, isOpen: true })))
  const weekdays = on([1, 2, 3, 4, 5], ['16:00', '21:00'])
  const { lat: _lat, lng: _lng, country: _country, ...place } = queenWest.address
  const show = (hours: HoursEntry[] | null): void => {
    const sums = { fee: 0, minimum: 0, missing: 0, freeFrom: null, problem: null, nearest: null }
    const address = { ...place, notes: null, lat: null, lng: null }
    const value: Cart = { ...cart, method: 'delivery', delivery: { address, zone: 'West End', hours, ...sums } }
    $cart.set({ state: 'ready', value })
  }
  beforeEach(() => {
    closesAt('22:00')
    $writingAddress.set(false)
    showSlots(today)
  })

  it.each([
    ['en-CA', 'working days', weekdays, 'We deliver here Mon–Fri 4:00 pm – 9:00 pm.'],
    ['fr-CA', 'working days', weekdays, 'Nous livrons ici : lun.–ven. 16 h – 21 h.'],
    ['en-CA', 'each day', on([0, 1, 2, 3, 4, 5, 6], ['10:00', '14:00']), 'every day, 10:00 am – 2:00 pm.'],
    ['fr-CA', 'each day', on([0, 1, 2, 3, 4, 5, 6], ['10:00', '14:00']), 'ici tous les jours, 10 h – 14 h.'],
    [
      'en-CA',
      'days that differ',
      [...on([3], ['09:00', '10:00'], ['12:00', '13:00']), ...on([6, 0], ['10:00', '12:00'])],
      'We deliver here Wed 9:00 am – 10:00 am, 12:00 pm – 1:00 pm · Sat–Sun 10:00 am – 12:00 pm.'
    ]
  ] as const)('are said at the address in %s: %s', (locale, _, hours, said) => {
    $locale.set(locale)
    show([...hours])
    expect(text()).toContain(said)
  })

  it('are not spoken of where there are none', () => {
    show(null)
    expect(text()).not.toContain('We deliver here')
    show([{ day: 1, openTime: '00:00', closeTime: '00:00', isOpen: false }])
    expect(text()).not.toContain('We deliver here')
  })
})
