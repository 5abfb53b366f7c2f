import { describe, expect, it, vi } from 'vitest'
import type { Slot } from '../../../src/contract/order/slots.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { CheckoutScreen } from '../../../src/screens/checkout/checkout-screen.tsx'
import { Placed } from '../../../src/screens/kiosk/placed.tsx'
import { OrderPage } from '../support/order-page.tsx'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { chooseAsap, chooseSlot } from '../../../src/stores/checkout/chosen-slot.ts'
import { $slots } from '../../../src/stores/checkout/slots.ts'
import { showKioskOrder } from '../../../src/stores/kiosk/kiosk-order.ts'
import { $movedOrder } from '../../../src/stores/order/moved-time.ts'
import { $order } from '../../../src/stores/order/order.ts'
import { cart, order, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, requests } from '../support/shop.ts'

const minute = 60_000
const slotStart = Date.parse(order.slot.start)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const slotAt = (hour: number, available = true): Slot => ({
  id: `2026-11-21 0${hour}:00 pm`,
  start: `2026-11-21T${hour + 12}:00:00-05:00`,
  end: `2026-11-21T${hour + 12}:15:00-05:00`,
  available
})

describe('an order for a later time than the one shown', () => {
  inQueenWest()

  it.each([
    ['en-CA', true, '5:45 pm was full. Your order is for 6:00 pm.'],
    ['en-CA', false, '5:45 pm is no longer available. Your order is for 6:00 pm.'],
    ['fr-CA', true, 'Il ne restait plus de place (17 h 45). Votre commande est prévue pour 18 h.'],
    ['fr-CA', false, 'L’heure prévue (17 h 45) n’est plus offerte. Votre commande est prévue pour 18 h.']
  ] as const)('says so on its screen in %s; its time was full: %s', (locale, isFull, said) => {
    $locale.set(locale)
    $order.set({ state: 'ready', value: order })
    $movedOrder.set({ order: order.id, start: slotStart - 15 * minute, isFull })
    const page = render(<OrderPage order={order.id} />)
    expect(plain(page.text())).toContain(said)
    $locale.set('en-CA')
  })

  it('says so no longer once it is ready, and another order never does', () => {
    $movedOrder.set({ order: order.id, start: slotStart - 15 * minute, isFull: true })
    for (const changes of [{ status: 'ready' as const }, { id: 'o2' }]) {
      $order.set({ state: 'ready', value: { ...order, ...changes } })
      expect(render(<OrderPage order={order.id} />).text()).not.toContain('was full')
    }
  })

  it('says so on the screen of a kiosk, once a waiting order is placed too', async () => {
    const waiting = {
      id: 'w1',
      code: 'B042',
      at: Date.parse(order.placedAt),
      location: 'queen-west',
      cart: null,
      lines: [],
      customer: { first_name: 'Ada', last_name: '', phone: '', email: '' },
      signup: false,
      dob: null,
      tender: 'in_store' as const,
      payment: null,
      total: null,
      promised: slotStart - 5 * minute
    }
    showKioskOrder({ waiting, cart, order: undefined }, true)
    const page = render(<Placed location={queenWest} />)
    expect(page.text()).not.toContain('Your order is for')
    showKioskOrder({ waiting, cart, order }, true)
    await vi.waitFor(() => expect(plain(page.text())).toContain('5:55 pm was full. Your order is for 6:00 pm.'))
  })
})

describe('the earliest time at checkout', () => {
  inQueenWest()

  it.each([
    ['en-CA', '6:00 pm was full. The earliest time is now today, 7:00 pm – 7:15 pm.'],
    [
      'fr-CA',
      'Il ne restait plus de place (18 h). La première heure offerte est maintenant aujourd’hui, 19 h – 19 h 15.'
    ]
  ] as const)('that has filled up is named at the time choice in %s', async (locale, said) => {
    $locale.set(locale)
    $cart.set({ state: 'ready', value: cart })
    $slots.set({ state: 'ready', value: [{ date: '2026-11-21', slots: [slotAt(6), slotAt(7)] }] })
    chooseAsap()
    const page = render(<CheckoutScreen />)
    await vi.waitFor(() => expect(requests.join()).toContain('/slots'))
    $slots.set({ state: 'ready', value: [{ date: '2026-11-21', slots: [slotAt(6, false), slotAt(7)] }] })
    const shown = () =>
      page
        .all('form p')
        .map(({ textContent }) => plain(textContent ?? ''))
        .filter(text => text === said)
    // In the folded section's answer and in the section itself, of which one is hidden.
    await vi.waitFor(() => expect(shown().length).toBeGreaterThan(0))
    chooseSlot(slotAt(7).id)
    await vi.waitFor(() => expect(shown()).toEqual([]))
    $locale.set('en-CA')
  })
})
