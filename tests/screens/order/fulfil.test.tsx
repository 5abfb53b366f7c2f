import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '../../../src/contract/cart/cart.ts'
import type { StoreLocation } from '../../../src/contract/store/location.ts'
import { money } from '../../../src/format/money.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { CartScreen } from '../../../src/screens/cart/cart-screen.tsx'
import { CheckoutScreen } from '../../../src/screens/checkout/checkout-screen.tsx'
import { $isChanging } from '../../../src/stores/cart/change-cart.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { checkoutForm } from '../../../src/stores/checkout/checkout.ts'
import { deliverForm } from '../../../src/stores/checkout/delivery-address.ts'
import { $writingAddress } from '../../../src/stores/checkout/writing-address.ts'
import { $methodNews } from '../../../src/stores/cart/fulfilment-method.ts'
import { $promoField } from '../../../src/stores/cart/promos.ts'
import { $removedLine } from '../../../src/stores/cart/lines/removed-line.ts'
import { $slots } from '../../../src/stores/checkout/slots.ts'
import { cart, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { bodies, inQueenWest, openRetailer, requests } from '../support/shop.ts'

const west = {
  name: 'West End',
  postalPrefixes: ['M6J'],
  polygon: [],
  fee: 500,
  minimum: 4000,
  freeFrom: 10_000,
  hours: null
}
const everyWay: StoreLocation = {
  ...queenWest,
  curbsideSettings: { isEnabled: true },
  deliverySettings: { isEnabled: true, orderPrepTime: 45, afterHoursOrdering: true, zones: [west] },
  features: { ...queenWest.features, tips: true }
}
const address = {
  line1: '12 Shaw Street',
  unit: '4',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M6J 2W1',
  notes: 'Buzzer 12',
  lat: null,
  lng: null
}
const brought = {
  address,
  zone: 'West End',
  fee: 500,
  minimum: 4000,
  missing: 0,
  freeFrom: 10_000,
  hours: null,
  problem: null,
  nearest: null
}
const delivered: Cart = { ...cart, method: 'delivery', delivery: brought, fee: 500 }
const show = (next: Partial<Cart>) => $cart.set({ state: 'ready', value: { ...cart, ...next } })

describe('how an order reaches the shopper', () => {
  inQueenWest()
  beforeEach(() => {
    openRetailer([everyWay])
    $isChanging.set(false)
    $slots.set({ state: 'ready', value: [] })
    deliverForm.reset()
    $writingAddress.set(false)
    $methodNews.set([])
    show({})
  })

  it('is chosen from the store’s methods, each with its ready time or its fee', () => {
    const page = render(<CheckoutScreen />)
    const options = [...(page.all('fieldset')[0]?.querySelectorAll('label') ?? [])].map(one => one.textContent)
    expect(options[0]).toMatch(/^PickupReady by /)
    expect(options[1]).toMatch(/^CurbsideReady by /)
    expect(options[2]).toBe('DeliveryFrom $5.00')
  })

  it('is no choice where the store has one way', () => {
    openRetailer([queenWest])
    expect(render(<CheckoutScreen />).text()).not.toContain('Curbside')
  })

  it('is changed by one call, and the new fee and total are shown', async () => {
    const page = render(<CartScreen />)
    page.inputs()[2]?.click()
    await vi.waitFor(() => expect(requests.join()).toContain('PUT /v1/carts/k1/method'))
    $methodNews.set([
      { key: 'method.feeAdded', params: { fee: money(500, 'CAD') } },
      { key: 'method.total', params: { total: money(7269, 'CAD') } }
    ])
    await vi.waitFor(() =>
      expect(page.text()).toContain('A delivery fee of $5.00 was added. Your total is now $72.69.')
    )
  })

  it('asks where to bring it, and which field is wrong', async () => {
    show({ method: 'delivery' })
    const page = render(<CheckoutScreen />)
    expect(page.get('#sf-to-line1').getAttribute('autocomplete')).toBe('address-line1')
    await vi.waitFor(() => expect((page.get('#sf-to-province') as HTMLSelectElement).value).toBe('ON'))
    page.all('form')[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(page.get('#sf-to-line1-error').textContent).toBe('This field is required.'))
    expect(page.get('#sf-to-postalCode-error').textContent).toBe('This field is required.')
  })

  it('shows at the address that it is missing, and links there', async () => {
    show({ method: 'delivery' })
    const page = render(<CheckoutScreen />)
    await vi.waitFor(() => expect($writingAddress.get()).toBe(true))
    page
      .all('form')
      .at(-1)
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    const said = 'Delivery address: this field is required.'
    await vi.waitFor(() => expect(page.get('#sf-address-error').textContent).toBe(said))
    expect(checkoutForm.$state.get().errors.address).toBe('required')
    // Each of its fields shows what it lacks too, and the first of them is where the link goes.
    await vi.waitFor(() => expect(page.get('#sf-to-line1-error').textContent).toBe('This field is required.'))
    page.named(said).click()
    expect(page.root.activeElement).toBe(page.get('#sf-to-line1'))
  })

  it('shows the address with its zone and fee, and lets it be changed', async () => {
    show(delivered)
    const page = render(<CheckoutScreen />)
    expect(page.text()).toContain('12 Shaw Street, 4')
    expect(page.text()).toContain('West End · delivery $5.00 · Free from $100.00')
    page.named('Change address').click()
    await vi.waitFor(() => expect((page.get('#sf-to-line1') as HTMLInputElement).value).toBe('12 Shaw Street'))
  })

  it('explains that the address is out of range, and where to pick up instead', () => {
    const nearest = { location: 'queen-west', name: 'Queen West', km: 1.2 }
    show({ ...delivered, fee: 0, delivery: { ...brought, zone: null, fee: 0, problem: 'outside', nearest } })
    const page = render(<CheckoutScreen />)
    expect(page.text().replace(/\s/g, ' ')).toContain(
      'We don’t deliver to that address. Pickup at Queen West is 1.2 km away.'
    )
    page.named('Pick up at Queen West').click()
    expect(requests.join()).toContain('PUT /v1/carts/k1/method')
  })

  it('shows the amount missing to the minimum', () => {
    show({ ...delivered, delivery: { ...brought, missing: 1210 } })
    const said = 'Delivery minimum is $40.00. Add $12.10 to your order.'
    expect(render(<CheckoutScreen />).text()).toContain(said)
    expect(render(<CartScreen />).text()).toContain(said)
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    show(delivered)
    const page = render(<CheckoutScreen />)
    expect(page.text()).toContain('À l’auto')
    expect(page.named('Changer d’adresse')).toBeTruthy()
  })
})

describe('the cart', () => {
  inQueenWest()
  beforeEach(() => {
    openRetailer([everyWay])
    $isChanging.set(false)
    show({})
    $promoField.set({ text: '' })
  })

  it('accepts a code, and explains why it can’t be used', async () => {
    const page = render(<CartScreen />)
    page.named('Have a promo code?').click()
    await vi.waitFor(() => expect(page.get('#sf-promo')).toBeTruthy())
    page.named('Apply').click()
    await vi.waitFor(() => expect(page.get('#sf-promo-error').textContent).toBe('Enter a code first.'))
    page.type('#sf-promo', 'welcome10')
    page.named('Apply').click()
    await vi.waitFor(() => expect(requests.join()).toContain('PUT /v1/carts/k1/promos'))
  })

  it('shows what each code takes off, or why it takes nothing off', () => {
    show({
      promos: [
        { code: 'WELCOME10', name: 'Ten off your first order', amount: 599, problem: null, missing: null },
        { code: 'QUEEN5', name: null, amount: 0, problem: 'minimum', missing: 1000 },
        { code: 'ODD', name: null, amount: 0, problem: 'something_new', missing: null }
      ]
    })
    const page = render(<CartScreen />)
    expect(page.text()).toContain('WELCOME10 · $5.99 off')
    expect(page.text()).toContain('Add $10.00 more to use QUEEN5.')
    expect(page.text()).toContain('This code can’t be used.')
    page.named('Remove QUEEN5').click()
    expect(requests.join()).toContain('PUT /v1/carts/k1/promos')
  })

  it('gives a line back that was taken out', async () => {
    $removedLine.set({ location: 'queen-west', variant: 'v1', name: 'Gelato, 3.5 g', quantity: 2, note: '' })
    const page = render(<CartScreen />)
    expect(page.text()).toContain('Gelato, 3.5 g removed.')
    page.named('Undo').click()
    await vi.waitFor(() => expect(requests.join()).toContain('/lines/v1'))
    expect($removedLine.get()).toBeUndefined()
  })

  it('shows the share that was chosen, whatever it comes to now', () => {
    $cart.set({ state: 'ready', value: { ...cart, tip: 180, tipShare: 20 } })
    const page = render(<CheckoutScreen />)
    expect(page.inputs().find(input => input.checked && input.value === '20')).toBeDefined()
    expect(page.text()).toContain('Tip (20%)$1.80')
  })

  it('offers tips only where the store takes them, none chosen', async () => {
    const page = render(<CheckoutScreen />)
    expect(page.text()).toContain('Tip for the team')
    const none = page.inputs().find(input => input.value === 'none')
    expect(none?.checked).toBe(true)
    page
      .inputs()
      .find(input => input.value === '15')
      ?.click()
    await vi.waitFor(() => expect(requests.join()).toContain('PUT /v1/carts/k1/tip'))
    expect(JSON.parse(bodies.at(-1) ?? '')).toMatchObject({ tipShare: 15 })
    openRetailer([queenWest])
    expect(render(<CheckoutScreen />).text()).not.toContain('Tip for the team')
  })
})
