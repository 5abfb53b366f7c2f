import { describe, expect, it } from 'vitest'
import type { StoreLocation } from '../../../src/contract/store/location.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { navigate } from '../../../src/routing/location.ts'
import { CartScreen } from '../../../src/screens/cart/cart-screen.tsx'
import { CheckoutScreen } from '../../../src/screens/checkout/checkout-screen.tsx'
import { MethodBar } from '../../../src/screens/menu/method-bar.tsx'
import { StoreCard } from '../../../src/screens/locations/store-card.tsx'
import { StoreNotices } from '../../../src/screens/menu/store-notices.tsx'
import { StoreStatus } from '../../../src/screens/menu/store-status.tsx'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $slots } from '../../../src/stores/checkout/slots.ts'
import { $location } from '../../../src/stores/location/location.ts'
import { cart, kensington, NOW, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, openRetailer } from '../support/shop.ts'

/** Open at 5:20 pm on a Saturday; Kensington, nearest in the list, closed at 5. */
const harbour = { ...queenWest, id: 'l3', slug: 'harbour', name: 'Harbour' }
const far = { ...harbour, id: 'l4', slug: 'far', name: 'Far', address: { ...queenWest.address, lat: 51, lng: -114 } }
const settings = { ...queenWest.deliverySettings, afterHoursOrdering: false }

const switchOff = (changes: Partial<StoreLocation> = {}) =>
  openRetailer([{ ...queenWest, isOpen: false, ...changes }, kensington, far, harbour])

describe('while a store is switched off', () => {
  inQueenWest()
  const screens: [name: string, draw: () => ReturnType<typeof render>][] = [
    ['the menu', () => render(<StoreNotices location={$location.get().detail!} now={NOW} />)],
    ['the cart', () => render(<CartScreen />)],
    ['the checkout', () => render(<CheckoutScreen />)]
  ]
  const fill = () => {
    $cart.set({ state: 'ready', value: cart })
    $slots.set({ state: 'ready', value: [] })
  }

  it.each(screens)('%s says so and links to the nearest open store', (_, draw) => {
    switchOff()
    fill()
    const page = draw()
    expect(page.text()).toContain('Not taking orders right now')
    expect(page.named('Harbour · OPEN').getAttribute('href')).toBe('#/harbour')
  })

  it.each(screens)('%s says so in French', (_, draw) => {
    $locale.set('fr-CA')
    switchOff()
    fill()
    expect(draw().text()).toContain('Commandes suspendues pour le moment')
    $locale.set('en-CA')
  })

  it.each(screens)('%s says nothing of the kind while the store takes orders', (_, draw) => {
    openRetailer()
    fill()
    expect(draw().text()).not.toContain('Not taking orders')
  })

  it('the cart and the checkout let no order be placed that the server would refuse', () => {
    switchOff({ deliverySettings: settings })
    fill()
    expect(render(<CartScreen />).named('Checkout · $67.69')).toMatchObject({ disabled: true })
    expect(render(<CheckoutScreen />).named('Place order · $67.69')).toMatchObject({ disabled: true })
  })

  it('orders for later are taken with after-hours ordering (SPEC A5)', () => {
    switchOff({ deliverySettings: { ...settings, afterHoursOrdering: true } })
    fill()
    expect(
      render(<CartScreen />)
        .named('Checkout · $67.69')
        .getAttribute('href')
    ).toBe('#/queen-west/checkout')
    expect(render(<CheckoutScreen />).named('Place order · $67.69')).toMatchObject({ disabled: false })
  })

  const pausedUntil = '2026-11-21T17:35:00-05:00'

  it.each([
    ['en-CA', 'Not taking orders right now. Back at 5:35 pm.', 'back at 5:35 pm'],
    ['fr-CA', 'Commandes suspendues pour le moment. De retour à 17 h 35.', 'de retour à 17 h 35']
  ] as const)('a short pause shows its end in %s, in the status and in the notice', (locale, notice, note) => {
    $locale.set(locale)
    switchOff({ pausedUntil })
    const location = $location.get().detail!
    expect(render(<StoreNotices location={location} now={NOW} />).text()).toContain(notice)
    expect(render(<StoreStatus location={location} now={NOW} />).text()).toContain(note)
    const card = render(<StoreCard location={location} now={NOW} isNearest={false} />)
    expect(card.text()).toContain(note)
    $locale.set('en-CA')
  })

  it('a pause until the next day names the day', () => {
    switchOff({ pausedUntil: '2026-11-22T09:00:00-05:00' })
    const location = $location.get().detail!
    expect(render(<StoreNotices location={location} now={NOW} />).text()).toContain('Back tomorrow 9:00 am.')
    expect(render(<StoreStatus location={location} now={NOW} />).text()).toContain('back tomorrow 9:00 am')
  })

  it('orders for after the pause are offered with after-hours ordering', () => {
    const later = { ...settings, afterHoursOrdering: true }
    switchOff({ pausedUntil, deliverySettings: later, slotMinutes: 15 })
    const location = $location.get().detail!
    expect(render(<MethodBar location={location} now={NOW} />).text()).toContain('Ready by 6:00 pm')
    expect(render(<StoreNotices location={location} now={NOW} />).text()).toContain(
      'Back at 5:35 pm. You can order for later.'
    )
  })

  it('nothing is said of a pause that is over', () => {
    switchOff({ pausedUntil })
    const location = $location.get().detail!
    const over = Date.parse(pausedUntil)
    expect(render(<StoreNotices location={location} now={over} />).text()).toBe('')
    expect(render(<StoreStatus location={location} now={over} />).text()).toContain('OPEN')
  })

  it('the status shows the next opening, and the method bar the first time that can be ordered for', () => {
    const later = { ...settings, afterHoursOrdering: true }
    const off = { ...queenWest, isOpen: false, slotMinutes: 15, deliverySettings: later }
    const label = render(<StoreStatus location={off} now={NOW} />)
    expect(label.text()).toContain('09:00 am - 11:00 pm (CLOSED)opens tomorrow 9:00 am')
    expect(render(<MethodBar location={off} now={NOW} />).text()).toContain('Ready by tomorrow 9:00 am')
    const none = render(<MethodBar location={{ ...off, deliverySettings: settings }} now={NOW} />)
    expect(none.text()).not.toContain('Ready by')
  })
})

describe('a store that is closed by its hours and takes no orders', () => {
  inQueenWest()
  const hours = queenWest.openingHours.map(day => ({ ...day, openTime: '18:00' }))

  it.each([
    ['en-CA', 'Closed right now. Opens at 6:00 pm.'],
    ['fr-CA', 'Fermé pour le moment. Ouvre à 18 h.']
  ] as const)('names its opening in the notice in %s', (locale, notice) => {
    $locale.set(locale)
    openRetailer([{ ...queenWest, openingHours: hours, deliverySettings: settings }])
    const page = render(<StoreNotices location={$location.get().detail!} now={NOW} />)
    expect(page.text()).toContain(notice)
    $locale.set('en-CA')
  })
})

describe('the promised time', () => {
  inQueenWest()

  it('is the start of the first slot', () => {
    const page = render(<MethodBar location={{ ...queenWest, slotMinutes: 30 }} now={NOW} />)
    expect(page.text()).toContain('Ready by 6:00 pm')
  })

  it('closing times are hh:mm a (SPEC A7)', () => {
    const early = { ...queenWest, openingHours: queenWest.openingHours.map(day => ({ ...day, closeTime: '21:00' })) }
    expect(render(<StoreStatus location={early} now={NOW} />).text()).toContain('OPENuntil 9:00 pm')
  })
})

describe('at a kiosk', () => {
  inQueenWest()

  it('a switched off store leads to no other (SPEC C15)', () => {
    navigate('/queen-west?in_store=1')
    switchOff()
    const page = render(<StoreNotices location={$location.get().detail!} now={NOW} />)
    expect(page.text()).toContain('Not taking orders right now')
    expect(page.all('a')).toEqual([])
  })
})
