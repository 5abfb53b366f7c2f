import { describe, expect, it, vi } from 'vitest'
import { $locale } from '../../src/i18n/locale.ts'
import { UserScreen } from '../../src/screens/user/user-screen.tsx'
import { $cart } from '../../src/stores/cart.ts'
import { $session, beginSession } from '../../src/stores/session.ts'
import { alex, cart, queenWest } from './support/samples.ts'
import { render } from './support/render.tsx'
import { inQueenWest, openRetailer, requests } from './support/shop.ts'

describe('user area', () => {
  inQueenWest()

  // First of all: what React warns of it says once.
  it('names each fact once and warns of nothing', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    beginSession(alex)
    render(<UserScreen />)
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('shows who is signed in, and how they are reached', () => {
    beginSession(alex)
    const page = render(<UserScreen />)
    expect(page.get('h1').textContent).toBe('Alex Moreau')
    expect(page.all('dt').map(name => name.textContent)).toEqual(['E-mail', 'Phone'])
    expect(page.all('dd').map(value => value.textContent)).toEqual(['alex@example.com', '+1 416-555-0161'])
    expect(page.named('Menu').getAttribute('href')).toBe('#/queen-west')
  })

  it('shows the available points: the user’s − redeemed − rewards in the cart, never below 0 (SPEC A5)', async () => {
    beginSession(alex)
    openRetailer([{ ...queenWest, features: { ...queenWest.features, loyalty: true } }])
    $cart.set({
      state: 'ready',
      value: {
        ...cart,
        orderLoyalty: { pointsRedeemed: 100, amount: 0 },
        orderReward: { points: 20, id: null, name: null, amount: 0 }
      }
    })
    const page = render(<UserScreen />)
    expect(page.text()).toContain('Points to use200')
    $cart.set({ state: 'ready', value: { ...cart, orderLoyalty: { pointsRedeemed: 900, amount: 0 } } })
    await vi.waitFor(() => expect(page.text()).toContain('Points to use0'))
  })

  it('shows no points where the store may offer none (SPEC C12)', () => {
    beginSession(alex)
    expect(render(<UserScreen />).text()).not.toContain('Points')
  })

  it('signs out, and says then that nobody is signed in', async () => {
    beginSession(alex)
    const page = render(<UserScreen />)
    page.named('Sign out').click()
    expect($session.get().loggedIn).toBe(false)
    await vi.waitFor(() => expect(page.text()).toContain('You aren’t signed in'))
    expect(requests.join()).toMatch(/^DELETE .*\/v1\/session$/)
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    beginSession(alex)
    expect(render(<UserScreen />).text()).toContain('Se déconnecter')
  })
})
