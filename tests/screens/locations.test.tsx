import { describe, expect, it } from 'vitest'
import { $locale } from '../../src/i18n/locale.ts'
import { LocationsScreen } from '../../src/screens/locations/locations-screen.tsx'
import { $business } from '../../src/stores/business.ts'
import { kensington, queenWest } from './support/samples.ts'
import { render } from './support/render.tsx'
import { inQueenWest, offline, openRetailer } from './support/shop.ts'

describe('store picker', () => {
  inQueenWest()

  it('shows each store with its state, its address, its phone and when an order is ready', () => {
    const page = render(<LocationsScreen />)
    const [open, closed] = page.all('li')
    expect(open?.textContent).toContain('OPEN')
    expect(open?.textContent).toContain('until 11:00\u00a0pm')
    expect(open?.textContent).toContain('718 Queen Street West, Toronto')
    expect(open?.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+14165550141')
    expect(open?.textContent).toContain('Pickup ready by 5:40\u00a0pm')
    expect(closed?.textContent).toContain('10:00 am - 05:00 pm (CLOSED)')
    expect(closed?.textContent).toContain('opens tomorrow 10:00\u00a0am')
  })

  it('leads into the store', () => {
    expect(
      render(<LocationsScreen />)
        .named('Queen West')
        .getAttribute('href')
    ).toBe('#/queen-west')
  })

  it('says so when an address named a store that there is none of', () => {
    const page = render(<LocationsScreen refused="wp-login" />)
    expect(page.get('[role=status]').textContent).toContain('“wp-login”')
    expect(page.all('li')).toHaveLength(2)
  })

  it('does not promise a pickup where there is none', () => {
    openRetailer([{ ...queenWest, pickupSettings: { isEnabled: false, orderPrepTime: null } }])
    expect(render(<LocationsScreen />).text()).not.toContain('Pickup ready')
  })

  it('shows what is stale with its age, and what failed with a way on', () => {
    const business = $business.get()
    if (business.state !== 'ready') throw new Error('not open')
    $business.set({ ...business, state: 'stale', since: 0, problem: offline })
    expect(render(<LocationsScreen />).text()).toContain(kensington.name)
    $business.set({ state: 'failed', problem: offline })
    expect(render(<LocationsScreen />).named('Try again')).toBeTruthy()
    $business.set({ state: 'loading' })
    expect(render(<LocationsScreen />).text()).toContain('Loading the stores')
  })

  it('says what to do when there is no store at all', () => {
    openRetailer([])
    expect(render(<LocationsScreen />).text()).toContain('Please come back a little later.')
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    expect(render(<LocationsScreen />).get('h1').textContent).toBe('Choisissez votre magasin')
  })
})
