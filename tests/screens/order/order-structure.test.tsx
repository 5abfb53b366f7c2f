import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import type { Order } from '../../../src/contract/order/order.ts'
import { CartFullDialog } from '../../../src/screens/cart-full/cart-full-dialog.tsx'
import { CartDialog } from '../../../src/screens/cart/cart-dialog.tsx'
import { CartScreen } from '../../../src/screens/cart/cart-screen.tsx'
import { CheckoutScreen } from '../../../src/screens/checkout/checkout-screen.tsx'
import { BankDialog } from '../../../src/screens/checkout/payment/bank-dialog.tsx'
import { DeliverToSheet } from '../../../src/screens/deliver-to/deliver-to-sheet.tsx'
import { SwitchStoreDialog } from '../../../src/screens/locations/switch-store-dialog.tsx'
import { CancelOrderDialog } from '../../../src/screens/order/cancel-order-dialog.tsx'
import { OrderPage } from '../support/order-page.tsx'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $promoField } from '../../../src/stores/cart/promos.ts'
import { $card, chooseTender } from '../../../src/stores/checkout/card.ts'
import { $slots } from '../../../src/stores/checkout/slots.ts'
import { reset } from '../../../src/client/reset.ts'
import { $business } from '../../../src/stores/location/business.ts'
import { $switch } from '../../../src/stores/location/switch-store.ts'
import { $order } from '../../../src/stores/order/order.ts'
import { beginSession } from '../../../src/stores/session/session.ts'
import { testStructure } from '../support/axe.ts'
import { type Rendered, render } from '../support/render.tsx'
import { alex, cart, line, order, queenWest } from '../support/samples.ts'
import { later, slot } from '../support/sentences.tsx'
import { inQueenWest, offline, openRetailer, requests } from '../support/shop.ts'

const everything = {
  ...queenWest,
  cards: { provider: 'stand-in' as const, script: '/cards.js', application: 'a', store: 's', mode: 'test' as const },
  curbsideSettings: { isEnabled: true },
  deliverySettings: { ...queenWest.deliverySettings, isEnabled: true },
  features: { ...queenWest.features, loyalty: true, tips: true }
}

inQueenWest()
beforeEach(() => openRetailer([everything]))
afterEach(() => reset('all'))

const fill = (changes: Partial<Cart> = {}) => $cart.set({ state: 'ready', value: { ...cart, ...changes } })
const submit = (page: Rendered) =>
  page.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

describe('the cart', () => {
  const draw = (changes?: Partial<Cart>) => () => {
    fill(changes)
    return render(<CartScreen />)
  }
  testStructure({
    'a cart': draw(),
    'a cart over the list': () => {
      fill()
      return render(<CartDialog />)
    },
    'an empty cart': draw({ lines: [], count: 0 }),
    'a cart that is loading': () => {
      $cart.set({ state: 'loading' })
      return render(<CartScreen />)
    },
    'a cart that can’t be loaded': () => {
      $cart.set({ state: 'failed', problem: offline })
      return render(<CartScreen />)
    },
    'a cart over the limit, with something sold out': draw({
      lines: [{ ...line, problem: 'sold_out', stock: 0 }],
      cartFull: { active: true, limit: 30, exceedValue: 3.1 }
    }),
    'a cart with points, and a promo code that has expired': () => {
      beginSession(alex)
      fill({ points_redeemable: 320 })
      $promoField.set({ text: 'SPRING', error: { key: 'problem.closed' } })
      return render(<CartScreen />)
    },
    'the cart-full notice': () => {
      fill({ equivalent: 33 })
      return render(<CartFullDialog limit={30} exceedValue={3} />)
    }
  })
})

describe('the checkout', () => {
  beforeEach(() => {
    fill()
    $slots.set({ state: 'ready', value: [{ date: '2026-11-21', slots: [slot(true), later] }] })
  })
  const draw = () => render(<CheckoutScreen />)

  testStructure({
    'the checkout': draw,
    'the checkout with errors': async () => {
      const page = draw()
      await vi.waitFor(() => expect(requests.join()).toContain('/slots'))
      submit(page)
      await vi.waitFor(() => page.get('[data-errors]'))
      for (const folded of page.all('section button[aria-expanded=false]')) folded.click()
      await vi.waitFor(() => expect(page.all('[data-errors],[aria-invalid=true]').length).toBeGreaterThan(2))
      return page
    },
    'the checkout of a delivery': () => {
      fill({ method: 'delivery' })
      return draw()
    },
    'the checkout by a card that was refused': async () => {
      const page = draw()
      chooseTender('card')
      $card.set({ step: 'refused', reason: 'declined' })
      await vi.waitFor(() => expect(page.text()).toContain('4'))
      return page
    },
    'the bank’s page': () => render(<BankDialog url="about:blank" />),
    'the checkout of an empty cart': () => {
      fill({ lines: [], count: 0 })
      return draw()
    },
    'the checkout where guests may not order': () => {
      const business = $business.get()
      if (business.state !== 'ready') throw new Error('The retailer is not open.')
      const { detail } = business.value
      $business.set({ ...business, value: { ...business.value, detail: { ...detail, guestCheckout: false } } })
      return draw()
    },
    'the address for a delivery': () => render(<DeliverToSheet />)
  })
})

describe('an order', () => {
  const draw =
    (changes: Partial<Order> = {}) =>
    () => {
      $order.set({ state: 'ready', value: { ...order, ...changes } })
      return render(<OrderPage order="o1" />)
    }
  const address = { ...queenWest.address, notes: 'Buzzer 12', lat: null, lng: null }

  testStructure({
    'an order under way': draw(),
    'an order that is late': draw({
      status: 'placed',
      slot: { ...order.slot, start: '2026-11-21T16:30:00-05:00', end: '2026-11-21T16:45:00-05:00' }
    }),
    'a delivery that is handed over': draw({ status: 'completed', method: 'delivery', address }),
    'an order at the curb': draw({ method: 'curbside' }),
    'an order that is fetched': draw({ onWay: null }),
    'an order that was cancelled': draw({ status: 'cancelled', cancelReason: 'Other plans' }),
    'an order that is loading': () => {
      $order.set({ state: 'loading' })
      return render(<OrderPage order="o1" />)
    },
    'an order that there is not': () => {
      $order.set({ state: 'failed', problem: { kind: 'not_found', text: 'Gone.' } })
      return render(<OrderPage order="o1" />)
    },
    'the question before an order is cancelled': () => render(<CancelOrderDialog order="o1" />),
    'the change of store with a filled cart': async () => {
      const asked = { from: 'queen-west', to: 'kensington', cart: cart.id }
      const page = render(<SwitchStoreDialog asked={asked} />)
      await vi.waitFor(() => expect($switch.get()).toBeDefined())
      const sum = { count: 2, subtotal: 1, total: 1 }
      const value = { version: 1, changes: [], before: sum, after: sum, currency: 'CAD' as const }
      $switch.set({ ...asked, preview: { state: 'ready', value }, isMoving: false })
      await vi.waitFor(() => expect(page.all('[aria-busy]')).toEqual([]))
      return page
    }
  })
})
