import { addLine } from '../../../src/stores/cart/lines/cart-lines.ts'
import { describe, expect, it, vi } from 'vitest'
import type { Cart, CartLine } from '../../../src/contract/cart/cart.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { CartScreen } from '../../../src/screens/cart/cart-screen.tsx'
import { navigate } from '../../../src/routing/location.ts'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { $cartProblem } from '../../../src/stores/cart/cart-problem.ts'
import { beginSession, endSession } from '../../../src/stores/session/session.ts'
import { alex, cart, line, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, offline, openRetailer, requests } from '../support/shop.ts'

const open = (changes: Partial<Cart> = {}) => {
  $cart.set({ state: 'ready', value: { ...cart, ...changes } })
  return render(<CartScreen />)
}
const withLine = (changes: Partial<CartLine>) => open({ lines: [{ ...line, ...changes }] })

describe('cart', () => {
  inQueenWest()

  it('shows each line with its price, the one from before and the one of a piece', () => {
    const row = open().get('li')
    for (const words of ['Night Ferry', 'Cold Harbour · 3.5 g', '$59.90', '$65.90', '$29.95 each'])
      expect(row.textContent).toContain(words)
    expect(row.querySelector('s')?.textContent).toBe('Was $65.90')
  })

  it('shows the server’s totals, with the total on the one button', () => {
    const page = open()
    const sums = page.all('dl > div').map(row => row.textContent)
    expect(sums).toEqual(['Subtotal$59.90', 'HST$7.79', 'Total$67.69'])
    expect(page.text()).toContain('You save $6.00')
    expect(page.named('Checkout · $67.69').getAttribute('href')).toBe('#/queen-west/checkout')
  })

  it('shows the deposit of a line for all its packs, and of all lines in a row of its own, in both languages', () => {
    const drinks = {
      lines: [
        { ...line, deposit: 10, quantity: 3 },
        { ...line, id: 'n2' }
      ],
      deposits: 30,
      total: 6799
    }
    const page = open(drinks)
    expect(page.all('li').map(row => /\+ \S+ deposit/.exec(row.textContent)?.[0])).toEqual([
      '+ $0.30 deposit',
      undefined
    ])
    const sums = () => page.all('dl > div').map(row => row.textContent)
    expect(sums()).toEqual(['Subtotal$59.90', 'Container deposits$0.30', 'HST$7.79', 'Total$67.99'])
    $locale.set('fr-CA')
    expect(open(drinks).text()).toMatch(/Consigne0,30\s\$/)
  })

  it('shows the saving of deals on a line and in a row of their own, and hints about other deals, in both languages', () => {
    const offers = {
      lines: [{ ...line, saving: 500 }],
      deals: [{ id: 'd1', name: 'Happy hour', amount: 500 }],
      hints: [
        { deal: 'd2', name: 'Two for $40', pieces: 1, missing: null },
        { deal: 'd3', name: '5% off', pieces: null, missing: 1010 }
      ],
      total: 6269
    }
    const page = open(offers)
    expect(page.get('li').textContent).toContain('$5.00 off with a deal')
    const sums = page.all('dl > div').map(row => row.textContent)
    expect(sums).toEqual(['Subtotal$59.90', 'Happy hour−$5.00', 'HST$7.79', 'Total$62.69'])
    expect(page.text()).toContain('You save $11.00')
    expect(page.text()).toContain('Add one more for “Two for $40”.')
    expect(page.text()).toContain('Add $10.10 more to your cart for “5% off”.')
    expect(page.named('See all deals').getAttribute('href')).toBe('#/queen-west/deals')
    $locale.set('fr-CA')
    expect(open(offers).text()).toMatch(/Ajoutez-en un de plus pour «\sTwo for \$40\s»\./)
  })

  it('measures the purchase limit in words and as a meter', () => {
    const page = open({ equivalent: 12.4 })
    expect(page.get('[role=meter]').getAttribute('aria-valuetext')).toBe('12.4\u00a0g of 30\u00a0g')
  })

  it('offers no card online at a kiosk, whose reader is the only way to pay by card there', () => {
    const cards = { provider: 'stand-in', script: '/cards.js', application: 'a', store: 's', mode: 'test' } as const
    openRetailer([{ ...queenWest, cards }])
    expect(open().text()).toContain('or by card at checkout')
    navigate('/queen-west/cart?in_store=1')
    expect(open().text()).toContain('Pay in store when you pick up.')
    navigate('/queen-west/cart?in_store=0')
  })

  it('shows by how much the limit is exceeded and blocks checkout', () => {
    const page = open({ equivalent: 33.1, cartFull: { active: true, limit: 30, exceedValue: 3.1 } })
    expect(page.text()).toContain('Yours is over by 3.1 g.')
    expect((page.named('Checkout · $67.69') as HTMLButtonElement).disabled).toBe(true)
    expect(page.text()).toContain('Fix the highlighted items')
  })

  it.each([
    ['sold_out', 'Sold out. Not in your total.'],
    ['discontinued', 'No longer sold here. Not in your total.'],
    ['short', 'Only 1 left. Reduce the quantity to continue.']
  ] as const)('explains what to do about a line that is %s', (problem, words) => {
    const page = withLine({ problem, stock: problem === 'short' ? 1 : 0 })
    expect(page.text()).toContain(words)
    expect((page.named(/^Checkout/) as HTMLButtonElement).disabled).toBe(true)
    expect(page.named('Remove Night Ferry, 3.5 g')).toBeTruthy()
  })

  it('shows signed-in customers their remaining points: the user’s − the cart’s (SPEC A5)', () => {
    openRetailer([{ ...queenWest, features: { ...queenWest.features, loyalty: true } }])
    beginSession(alex)
    const page = open({
      orderLoyalty: { pointsRedeemed: 100, amount: 500 },
      orderReward: { points: 50, id: 'r1', name: 'Two dollars off', amount: 200 }
    })
    expect(page.text()).toContain('You have 170 points left to use.')
  })

  it('leads a guest to their points, and speaks of none where loyalty is switched off (SPEC C12)', () => {
    beginSession(alex)
    expect(open().text()).not.toMatch(/points/i)
    endSession('signed-out')
    expect(open().text()).not.toMatch(/points/i)
    openRetailer([{ ...queenWest, features: { ...queenWest.features, loyalty: true } }])
    const page = open()
    expect(page.named('Sign in to use your points').getAttribute('href')).toBe('#/user?back=cart')
    expect(page.all('section').map(one => one.getAttribute('aria-label'))).not.toContain('Points and rewards')
  })

  it.each([
    [false, false],
    [true, true]
  ])('lets an order be begun while closed unless after-hours ordering is off: %s gives %s (SPEC A5)', (is, can) => {
    const { deliverySettings } = queenWest
    openRetailer([{ ...queenWest, isOpen: false, deliverySettings: { ...deliverySettings, afterHoursOrdering: is } }])
    const page = open()
    const way = page.named('Checkout · $67.69')
    expect([way.getAttribute('href'), (way as HTMLButtonElement).disabled]).toEqual(
      can ? ['#/queen-west/checkout', undefined] : [null, true]
    )
    expect(page.text().includes('isn’t taking orders right now. Your cart is saved.')).toBe(!can)
  })

  it('changes how many and takes a line out', async () => {
    const page = open()
    page.named('Increase quantity of Night Ferry, 3.5 g').click()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    expect(requests[0]).toMatch(/^PUT .*\/carts\/k1\/lines\/v1/)
  })

  it('has a quiet way to note something about a line, which opens a labelled field', async () => {
    const page = open()
    page.named('Add a note, Night Ferry, 3.5 g').click()
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('input')))
    expect(page.get(`label[for="${page.get('input').id}"]`).textContent).toBe('Note for the store')
    page.type('input', 'freshest pack, please')
    page.get('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await vi.waitFor(() => expect(page.get('q').textContent).toBe('freshest pack, please'))
    expect(page.root.activeElement).toBe(page.named('Edit note, Night Ferry, 3.5 g'))
    expect(requests.join()).toContain('PUT /v1/carts/k1/lines/v1/note')
  })

  it('keeps the field of a note open when it is left, until the note is saved or given up', async () => {
    const page = withLine({ note: 'a green one' })
    const leave = () => page.get('input').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    expect(page.get('q').textContent).toBe('a green one')
    page.named('Edit note, Night Ferry, 3.5 g').click()
    await vi.waitFor(() => expect((page.get('input') as HTMLInputElement).value).toBe('a green one'))
    page.type('input', 'a red one')
    leave()
    page.named('Cancel').click()
    await vi.waitFor(() => expect(page.get('q').textContent).toBe('a green one'))
    page.named('Edit note, Night Ferry, 3.5 g').click()
    await vi.waitFor(() => expect(page.get('input')).toBeTruthy())
    page.type('input', 'a blue one')
    leave()
    page.named('Save note').click()
    await vi.waitFor(() => expect(page.get('q').textContent).toBe('a blue one'))
    expect(requests.filter(request => request.includes('/note'))).toHaveLength(1)
  })

  it('offers no note for a line that is sold out, only to remove it', () => {
    const page = withLine({ problem: 'sold_out' })
    expect(page.all('li button').map(button => button.textContent)).toEqual(['Remove'])
  })

  it('shows near the end how many characters a note has left, and beyond it that it is too long', async () => {
    const page = open()
    page.named('Add a note, Night Ferry, 3.5 g').click()
    await vi.waitFor(() => expect(page.inputs()).toHaveLength(1))
    page.type('input', 'x'.repeat(150))
    expect(page.text()).not.toContain('left')
    page.type('input', 'x'.repeat(199))
    expect(page.text()).toContain('1 character left')
    page.type('input', 'x'.repeat(201))
    page.get('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(page.text()).toContain('Note for the storeThis is too long.')
    expect(page.get('input').getAttribute('aria-invalid')).toBe('true')
    expect((page.get('input') as HTMLInputElement).value).toHaveLength(201)
    expect(requests).toEqual([])
  })

  it('keeps the last unit in the line, which has its own remove button', () => {
    const page = withLine({ quantity: 1 })
    expect(page.named('Decrease quantity of Night Ferry, 3.5 g').getAttribute('aria-disabled')).toBe('true')
  })

  it('keeps the focus on the page when the line that had it goes', async () => {
    const page = open()
    page.named('Remove Night Ferry, 3.5 g').focus()
    $cart.set({ state: 'ready', value: { ...cart, lines: [], count: 0 } })
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('h1')))
  })

  it('shows the error of the last change', () => {
    $cartProblem.set({ kind: 'refused', text: 'Your cart changed in another tab.' })
    expect(open().text()).toContain('Your cart changed in another tab.')
  })

  it('is empty before anything was added and after all was removed, with a way on', () => {
    $cart.set({ state: 'idle' })
    expect(
      render(<CartScreen />)
        .named('Go to the menu')
        .getAttribute('href')
    ).toBe('#/queen-west')
    expect(open({ lines: [], count: 0 }).text()).toContain('Your cart is empty')
  })

  it('loads while its first product is being added, and is not called empty', async () => {
    $cart.set({ state: 'idle' })
    const page = render(<CartScreen />)
    void addLine('first')
    await vi.waitFor(() => expect(page.text()).toContain('Loading your cart'))
    expect(page.text()).not.toContain('Your cart is empty')
  })

  it('shows its shape while it loads, its age when stale, and a way on when it failed', () => {
    $cart.set({ state: 'loading' })
    expect(render(<CartScreen />).text()).toContain('Loading your cart')
    $cart.set({ state: 'stale', value: cart, since: 0, problem: offline })
    expect(render(<CartScreen />).text()).toContain('minutes ago')
    $cart.set({ state: 'failed', problem: offline })
    expect(render(<CartScreen />).named('Try again')).toBeTruthy()
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    expect(open().text()).toContain('Passer à la caisse · 67,69 $')
  })
})
