import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Slot } from '../../../src/contract/order/slots.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { CheckoutScreen } from '../../../src/screens/checkout/checkout-screen.tsx'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $refusedPromo, checkoutForm } from '../../../src/stores/checkout/checkout.ts'
import { $isAsap, chooseSlot } from '../../../src/stores/checkout/chosen-slot.ts'
import { $slots } from '../../../src/stores/checkout/slots.ts'
import { cart, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, offline, openRetailer, requests } from '../support/shop.ts'

const slot = (date: string, hour: number, available = true): Slot => ({
  id: `${date} 0${hour}:00 pm`,
  start: `${date}T${hour + 12}:00:00-05:00`,
  end: `${date}T${hour + 12}:15:00-05:00`,
  available
})
const days = [
  { date: '2026-11-21', slots: [slot('2026-11-21', 6), slot('2026-11-21', 7, false)] },
  { date: '2026-11-22', slots: [slot('2026-11-22', 2)] }
]
const select = (page: ReturnType<typeof render>) => page.get('select') as HTMLSelectElement
const daysOf = (page: ReturnType<typeof render>) =>
  [...(page.all('fieldset')[0]?.querySelectorAll('label') ?? [])].map(day => day.textContent)
/** Waits until the checkout keeps the times up to date. */
const started = () => vi.waitFor(() => expect(requests.join()).toContain('/slots'))
const submit = (page: ReturnType<typeof render>) =>
  page.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

describe('checkout', () => {
  inQueenWest()
  beforeEach(() => {
    $cart.set({ state: 'ready', value: cart })
    $slots.set({ state: 'ready', value: days })
  })

  it('asks for method, time, person and payment on one page', () => {
    const page = render(<CheckoutScreen />)
    expect(page.all('section[aria-labelledby] h2').map(title => title.textContent)).toEqual([
      '1Pickup or delivery',
      '2Pickup time',
      '3Who’s picking up',
      '4Payment'
    ])
    expect(page.text()).toContain('718 Queen Street West')
    expect(page.text()).toContain('Bring government-issued photo ID')
  })

  it('starts with as soon as possible, and says when that is', async () => {
    const page = render(<CheckoutScreen />)
    await started()
    expect(checkoutForm.$state.get().values.slot).toBe('2026-11-21 06:00 pm')
    expect($isAsap.get()).toBe(true)
    expect(page.text()).toMatch(/Today, 6:00.pm – 6:15.pm/)
    submit(page)
    await vi.waitFor(() => expect(page.get('[role=alert] p').textContent).toBe('4 details need your attention.'))
    expect(checkoutForm.$state.get().errors.slot).toBeUndefined()
  })

  it('names the days as people do and marks the times that are full', async () => {
    const page = render(<CheckoutScreen />)
    expect(daysOf(page)).toEqual(['As soon as possible', 'Today', 'Tomorrow'])
    await started()
    page.inputs()[1]?.click()
    await vi.waitFor(() => expect(select(page)).toBeTruthy())
    const options = [...select(page).options]
    expect(options.map(option => option.textContent?.replace(/\s/g, ' '))).toEqual([
      'Choose a time',
      '6:00 pm – 6:15 pm',
      '7:00 pm – 7:15 pm (full)'
    ])
    expect(options.map(option => option.disabled)).toEqual([true, false, true])
  })

  it('clears the chosen time when the day changes', async () => {
    chooseSlot('2026-11-21 06:00 pm')
    const page = render(<CheckoutScreen />)
    expect(select(page).value).toBe('2026-11-21 06:00 pm')
    await started()
    page.inputs()[2]?.click()
    await vi.waitFor(() => expect(checkoutForm.$state.get().values.slot).toBe(''))
    await vi.waitFor(() => expect(select(page).options[1]?.value).toBe('2026-11-22 02:00 pm'))
  })

  it('takes the earliest time that is free for as soon as possible, and the next one when that fills up', async () => {
    chooseSlot('2026-11-22 02:00 pm')
    const page = render(<CheckoutScreen />)
    page.inputs()[0]?.click()
    await vi.waitFor(() => expect(checkoutForm.$state.get().values.slot).toBe('2026-11-21 06:00 pm'))
    await vi.waitFor(() => expect(page.text()).toMatch(/Today, 6:00.pm – 6:15.pm/))
    $slots.set({
      state: 'ready',
      value: [{ date: '2026-11-21', slots: [slot('2026-11-21', 6, false), slot('2026-11-21', 7)] }]
    })
    await vi.waitFor(() => expect(checkoutForm.$state.get().values.slot).toBe('2026-11-21 07:00 pm'))
    expect($isAsap.get()).toBe(true)
  })

  it('reports immediately that the chosen time has filled up, and keeps everything else', async () => {
    checkoutForm.type('first_name', 'Ada')
    chooseSlot('2026-11-21 06:00 pm')
    const page = render(<CheckoutScreen />)
    await vi.waitFor(() => expect(requests.join()).toContain('/slots'))
    $slots.set({
      state: 'ready',
      value: [{ date: '2026-11-21', slots: [slot('2026-11-21', 6, false), slot('2026-11-21', 7)] }]
    })
    await vi.waitFor(() => expect(page.get('#sf-slot-error').textContent).toBe('Please choose again.'))
    expect(checkoutForm.$state.get().values).toMatchObject({ slot: '', first_name: 'Ada' })
  })

  it('asks for the date of birth if the store requires it, and leaves every opt-in unticked', async () => {
    openRetailer([{ ...queenWest, asksDateOfBirth: true }])
    const page = render(<CheckoutScreen />)
    expect(page.all('input[type=checkbox]').map(box => (box as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false
    ])
    submit(page)
    await vi.waitFor(() => expect(page.get('#sf-dob-error').textContent).toBe('This field is required.'))
    page.type('#sf-dob', '1988-02-30')
    submit(page)
    await vi.waitFor(() => expect(page.get('#sf-dob-error').textContent).toContain('Use the format'))
    expect(checkoutForm.$state.get().errors.dob).toBe('date')
  })

  it('explains what to do when no time is left', () => {
    $slots.set({ state: 'ready', value: [] })
    const page = render(<CheckoutScreen />)
    expect(page.text()).toContain('No pickup times are available')
    expect(page.named('Change store').getAttribute('href')).toBe('#/')
    expect(page.named('Back to your cart').getAttribute('href')).toBe('#/queen-west/cart')
  })

  it('keeps typed values, and requests the right phone keyboard', () => {
    const page = render(<CheckoutScreen />)
    page.type('#sf-first_name', 'Ada')
    page.type('#sf-notes', 'Side door')
    expect(checkoutForm.$state.get().values).toMatchObject({ first_name: 'Ada', notes: 'Side door' })
    expect(page.get('#sf-phone').getAttribute('inputmode')).toBe('tel')
    expect(page.get('#sf-email').getAttribute('autocomplete')).toBe('email')
  })

  it('shows all missing fields together, in a summary with links and at each field', async () => {
    const page = render(<CheckoutScreen />)
    await started()
    chooseSlot('')
    submit(page)
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('[role=alert]')))
    expect(page.get('[role=alert] p').textContent).toBe('5 details need your attention.')
    expect(page.get('#sf-last_name').getAttribute('aria-describedby')).toBe('sf-last_name-error')
    expect(page.get('#sf-slot-error').textContent).toBe('Please choose one.')
    page.named('Last name: this field is required.').click()
    expect(page.root.activeElement).toBe(page.get('#sf-last_name'))
    expect(requests.filter(request => request.startsWith('POST'))).toEqual([])
  })

  it('shows the errors of a phone number and an email address', () => {
    checkoutForm.refuse({ phone: 'phone', email: 'email' })
    const page = render(<CheckoutScreen />)
    expect(page.get('#sf-phone-error').textContent).toBe('Enter ten digits, for example 416\u00a0555\u00a00134.')
    expect(page.get('#sf-email-error').textContent).toBe('Use the format name@example.com.')
  })

  it('shows why the order was refused, with all that was typed', () => {
    checkoutForm.type('first_name', 'Ada')
    checkoutForm.setProblem({ kind: 'refused', text: 'That time was just taken.' })
    const page = render(<CheckoutScreen />)
    expect(page.get('[role=alert]').textContent).toContain('That time was just taken.')
    expect((page.get('#sf-first_name') as HTMLInputElement).value).toBe('Ada')
  })

  const promo = { code: 'FIRST', name: 'First', amount: 100, problem: null, missing: null }

  it('has a way on without a code that was refused, and stays where it is', async () => {
    checkoutForm.type('first_name', 'Ada')
    $refusedPromo.set('FIRST')
    checkoutForm.setProblem({ kind: 'refused', text: 'FIRST is only valid on a first order.' })
    $cart.set({ state: 'ready', value: { ...cart, promos: [promo] } })
    const page = render(<CheckoutScreen />)
    expect(page.get('[role=alert]').textContent).toContain('FIRST is only valid on a first order.')
    page.named('Remove FIRST and continue').click()
    await vi.waitFor(() => expect(requests.join()).toContain('PUT /v1/carts/k1/promos'))
    await vi.waitFor(() => expect(page.named('Remove FIRST and continue').getAttribute('aria-busy')).toBe('true'))
    expect((page.get('#sf-first_name') as HTMLInputElement).value).toBe('Ada')
    $locale.set('fr-CA')
    await vi.waitFor(() => expect(page.named('Retirer FIRST et continuer')).toBeTruthy())
  })

  it('sends a whole order, once', async () => {
    checkoutForm.type('first_name', 'Ada')
    checkoutForm.type('last_name', 'Ng')
    checkoutForm.type('phone', '416 555 0134')
    checkoutForm.type('email', 'ada@example.com')
    chooseSlot('2026-11-21 06:00 pm')
    const page = render(<CheckoutScreen />)
    expect(page.named('Place order · $67.69')).toBeTruthy()
    submit(page)
    submit(page)
    await vi.waitFor(() => expect(page.named('Placing your order…').getAttribute('aria-busy')).toBe('true'))
    expect(requests.filter(request => request.startsWith('POST'))).toHaveLength(1)
  })

  it('shows the order and the total, with the lines collapsed where there is little room', async () => {
    const page = render(<CheckoutScreen />)
    expect(page.text()).toContain('Total$67.69')
    const fold = page.named(/^2 items/)
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    fold.click()
    await vi.waitFor(() => expect(fold.getAttribute('aria-expanded')).toBe('true'))
  })

  it('leads back to the menu when there is nothing to order', () => {
    $cart.set({ state: 'idle' })
    const page = render(<CheckoutScreen />)
    expect(page.all('form')).toHaveLength(0)
    expect(page.named('Go to the menu')).toBeTruthy()
  })

  it('shows a way on when the cart or the times could not be read', async () => {
    const page = render(<CheckoutScreen />)
    await vi.waitFor(() => expect(requests.join()).toContain('/slots'))
    $slots.set({ state: 'failed', problem: offline })
    await vi.waitFor(() => expect(page.text()).toContain(offline.text))
    $cart.set({ state: 'failed', problem: offline })
    expect(render(<CheckoutScreen />).named('Try again')).toBeTruthy()
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    const page = render(<CheckoutScreen />)
    expect(page.named('Passer la commande · 67,69 $')).toBeTruthy()
    expect(daysOf(page).slice(0, 2)).toEqual(['Dès que possible', 'Aujourd’hui'])
  })
})
