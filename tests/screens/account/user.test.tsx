import { afterEach, describe, expect, it, vi } from 'vitest'
import { OpenUser } from '../../../src/app/chunks/account.tsx'
import { startDeferredReactions } from '../../../src/app/reactions/deferred-reactions.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { $place, navigate } from '../../../src/routing/location.ts'
import { UserScreen } from '../../../src/screens/user/user-screen.tsx'
import { $cart } from '../../../src/stores/cart/cart.ts'
import { reset } from '../../../src/client/reset.ts'
import { $session, beginSession } from '../../../src/stores/session/session.ts'
import { alex, cart, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, openRetailer, requests } from '../support/shop.ts'

const rewarding = { ...queenWest, features: { ...queenWest.features, loyalty: true } }

describe('user area', () => {
  inQueenWest()
  afterEach(() => reset('all'))

  // Must run first: React logs each warning only once.
  it('names each part once and warns of nothing', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    beginSession(alex)
    render(<UserScreen section="" />)
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('shows who is signed in, how they are reached, and a place for each part', () => {
    beginSession(alex)
    const page = render(<UserScreen section="" />)
    expect(page.get('h1').textContent).toBe('Alex Moreau')
    expect(page.text()).toContain('alex@example.com')
    expect(page.text()).toContain('+1 416-555-0161')
    expect(page.named('Menu').getAttribute('href')).toBe('#/queen-west')
    expect(page.all('li a').map(link => link.getAttribute('href'))).toEqual([
      '#/user/profile',
      '#/user/orders',
      '#/user/addresses',
      '#/user/watches',
      '#/user/security',
      '#/queen-west/favourites'
    ])
  })

  it('shows the available points: the user’s − redeemed − rewards in the cart, never below 0 (SPEC A5)', async () => {
    beginSession(alex)
    openRetailer([rewarding])
    $cart.set({
      state: 'ready',
      value: {
        ...cart,
        orderLoyalty: { pointsRedeemed: 100, amount: 0 },
        orderReward: { points: 20, id: null, name: null, amount: 0 }
      }
    })
    const page = render(<UserScreen section="" />)
    expect(page.text()).toContain('200 Available points')
    $cart.set({ state: 'ready', value: { ...cart, orderLoyalty: { pointsRedeemed: 900, amount: 0 } } })
    await vi.waitFor(() => expect(page.text()).toContain('0 Available points'))
  })

  it('shows no points where no store may offer any (SPEC C12), at their own address either', () => {
    beginSession(alex)
    expect(render(<UserScreen section="" />).text()).not.toMatch(/points/i)
    expect(render(<UserScreen section="loyalty" />).get('h1').textContent).toBe('Alex Moreau')
  })

  it('shows each part at its own address, with the way back to all of them', async () => {
    beginSession(alex)
    openRetailer([rewarding])
    for (const [section, title, path] of [
      ['profile', 'Profile', '/me'],
      ['orders', 'Orders', '/me/orders'],
      ['loyalty', 'Points and rewards', '/me/loyalty'],
      ['addresses', 'Addresses', '/me/addresses'],
      ['security', 'Security and data', '/me/sessions']
    ] as const) {
      const page = render(<UserScreen section={section} />)
      expect(page.get('h1').textContent).toBe(title)
      expect(page.named('Your account').getAttribute('href')).toBe('#/user')
      expect(page.get('[aria-current]').getAttribute('href')).toBe(`#/user/${section}`)
      expect(page.text()).toContain('Loading your account')
      await vi.waitFor(() => expect(requests.join()).toMatch(new RegExp(`GET [^,]*/v1${path}(\\?|,|$)`)))
      page.unmount()
    }
  })

  it('signs out, and is the way in for guests from then on', async () => {
    beginSession(alex)
    const page = render(<OpenUser />)
    page.named('Sign out').click()
    expect($session.get().loggedIn).toBe(false)
    await vi.waitFor(() => expect(page.get('h1').textContent).toBe('Sign in'))
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('h1')))
    expect(requests.join()).toMatch(/^DELETE .*\/v1\/session$/)
  })

  it.each([
    ['/user?back=checkout', '/queen-west/checkout'],
    ['/user/sign-up?back=cart', '/queen-west/cart'],
    ['/user/code', '/user'],
    ['/user/orders', '/user/orders']
  ])('who signs in at %s goes on at %s', (from, to) => {
    const end = startDeferredReactions()
    navigate(from)
    beginSession(alex)
    expect($place.get().path).toBe(to)
    end()
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    beginSession(alex)
    expect(render(<UserScreen section="" />).text()).toContain('Se déconnecter')
  })
})
