import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DeliveryZone, StoreLocation } from '../../../src/contract/store/location.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { $place } from '../../../src/routing/location.ts'
import { LocationsScreen } from '../../../src/screens/locations/locations-screen.tsx'
import { PlaceFinder } from '../../../src/screens/locations/place-finder.tsx'
import { $business } from '../../../src/stores/location/business.ts'
import { $cartIds, $slug, $userAddress, enterLocation } from '../../../src/stores/location/location.ts'
import { $placeSearch, forgetPlace } from '../../../src/stores/location/place-search.ts'
import { $popup, closePopup } from '../../../src/stores/core/popup.ts'
import { kensington, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, offline, openRetailer, requests } from '../support/shop.ts'

describe('store picker', () => {
  inQueenWest()

  it('shows each store with its state, its address and when an order is ready, and one way in', () => {
    const page = render(<LocationsScreen />)
    const [open, closed] = page.all('li')
    expect(open?.textContent).toContain('OPEN')
    expect(open?.textContent).toContain('until 11:00\u00a0pm')
    expect(open?.textContent).toContain('718 Queen Street West, Toronto')
    expect(open?.querySelectorAll('a')).toHaveLength(1)
    expect(open?.textContent).toContain('Pickup from5:40\u00a0pm')
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

  it('shows a message when a URL names a store that does not exist', () => {
    const page = render(<LocationsScreen refused="wp-login" />)
    expect(page.get('[role=status]').textContent).toContain('“wp-login”')
    expect(page.all('li')).toHaveLength(2)
  })

  it.each([
    ['enters the only store, where there is nothing to choose', [queenWest], undefined, queenWest.slug],
    ['lets shoppers choose among stores', [queenWest, kensington], undefined, undefined],
    ['stays with its message when a URL names a store that does not exist', [queenWest], 'wp-login', undefined]
  ] as const)('%s', async (_, stores, refused, slug) => {
    openRetailer([...stores])
    enterLocation(undefined)
    const page = render(<LocationsScreen {...(refused && { refused })} />)
    await vi.waitFor(() => expect(page.all('li')).toHaveLength(stores.length))
    expect($slug.get()).toBe(slug)
  })

  it('does not promise a pickup where there is none', () => {
    openRetailer([{ ...queenWest, pickupSettings: { isEnabled: false, orderPrepTime: null } }])
    expect(render(<LocationsScreen />).text()).not.toContain('Pickup ready')
  })

  it('shows stale data with its age, and failures with a way on', () => {
    const business = $business.get()
    if (business.state !== 'ready') throw new Error('not open')
    $business.set({ ...business, state: 'stale', since: 0, problem: offline })
    expect(render(<LocationsScreen />).text()).toContain(kensington.name)
    $business.set({ state: 'failed', problem: offline })
    expect(render(<LocationsScreen />).named('Try again')).toBeTruthy()
    $business.set({ state: 'loading' })
    expect(render(<LocationsScreen />).text()).toContain('Loading stores')
  })

  it('explains what to do when there is no store at all', () => {
    openRetailer([])
    expect(render(<LocationsScreen />).text()).toContain('Please check back later.')
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    expect(render(<LocationsScreen />).get('h1').textContent).toBe('Choisissez votre magasin')
  })

  describe('where the shopper is', () => {
    const place = { lat: 43.6001, lng: -79.4, address: '1 Near Street, Toronto, M6J\u00a01E8' }
    const delivering = (zones: DeliveryZone[]) => ({
      ...queenWest,
      deliverySettings: { isEnabled: true, orderPrepTime: null, afterHoursOrdering: true, zones }
    })
    const zone = {
      name: 'West',
      postalPrefixes: ['M6J'],
      polygon: [],
      fee: 500,
      minimum: 4000,
      freeFrom: null,
      hours: null
    }
    afterEach(() => forgetPlace())

    it('is asked by a field and a button, and nothing else is asked before', () => {
      const page = render(<LocationsScreen finder={<PlaceFinder />} />)
      expect(page.named('Near me')).toBeTruthy()
      expect(page.get('label').textContent).toBe('Postal code or address')
      expect(page.all('li').some(card => card.textContent?.includes('away'))).toBe(false)
      expect(requests).toEqual([])
    })

    it('puts the nearest store first, with its distance', () => {
      const far = { ...kensington, address: { ...kensington.address, lat: 43.65 } }
      openRetailer([far, queenWest])
      $userAddress.set(place)
      const page = render(<LocationsScreen finder={<PlaceFinder />} />)
      expect(page.all('h2').map(one => one.textContent)).toEqual(['Queen West', 'Kensington'])
      expect(page.all('li').map(card => /[\d.]+\s(?:k?m) away/.exec(card.textContent ?? '')?.[0])).toEqual([
        '10\u00a0m away',
        '5.5\u00a0km away'
      ])
    })

    it('is named and can be forgotten', async () => {
      $userAddress.set(place)
      const page = render(<LocationsScreen finder={<PlaceFinder />} />)
      expect(page.text()).toContain('Near 1 Near Street, Toronto, M6J 1E8')
      flushSync(() => page.named('Clear location').click())
      expect($userAddress.get()).toBeUndefined()
      await vi.waitFor(() => expect(page.text()).not.toContain('away'))
    })

    it('is the device’s own place when that has no address', () => {
      $userAddress.set({ ...place, address: '' })
      expect(render(<LocationsScreen finder={<PlaceFinder />} />).text()).toContain('Near you')
    })

    it('decides how a store card describes delivery', () => {
      const said = (location: StoreLocation, where?: typeof place) => {
        openRetailer([location])
        $userAddress.set(where)
        return render(<LocationsScreen finder={<PlaceFinder />} />).text()
      }
      expect(said(queenWest)).toContain('Pickup only')
      expect(said(delivering([zone]))).toContain('Pickup and delivery')
      expect(said(delivering([zone]), place)).toContain('Delivers to you')
      expect(said(delivering([{ ...zone, postalPrefixes: ['M5T'] }]), place)).toContain('Doesn’t deliver to you')
      expect(said(delivering([]), place)).toContain('Pickup and delivery')
    })

    it.each([
      ['denied', 'We don’t have access to your location. Enter a postal code or an address instead.'],
      ['unavailable', 'We couldn’t find your location. Enter a postal code or an address instead.'],
      ['none', 'We couldn’t find that place. Try a postal code, or choose from the list below.'],
      ['failed', 'The search didn’t work. Try again, or choose from the list below.']
    ] as const)('shows an explanation and an alternative when it is not known (%s)', (problem, sentence) => {
      $placeSearch.set({ text: 'x', answered: '', places: [], problem })
      expect(render(<LocationsScreen finder={<PlaceFinder />} />).text()).toContain(sentence)
    })

    it('is chosen from the search results', () => {
      $placeSearch.set({ text: 'near', answered: 'near', places: [place] })
      const page = render(<LocationsScreen finder={<PlaceFinder />} />)
      expect(page.get('[role=option]').textContent).toBe(place.address)
      flushSync(() => page.get('[role=option]').click())
      expect($userAddress.get()).toEqual(place)
    })
  })

  it('asks before switching stores with a filled cart, and stays on the page until then', () => {
    $cartIds.set({ 'queen-west': 'c1' })
    const page = render(<LocationsScreen finder={<PlaceFinder />} />)
    flushSync(() => page.named('Kensington').click())
    expect($popup.get()?.key).toBe('switch-store')
    expect($place.get().path).toBe('/')
    closePopup()
    $cartIds.set({})
  })
})
