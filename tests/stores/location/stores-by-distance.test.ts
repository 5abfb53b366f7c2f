import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { locations } from '../../../demo/catalogue/locations.ts'
import { $business, $locations } from '../../../src/stores/location/business.ts'
import { $userAddress } from '../../../src/stores/location/location.ts'
import { $distances, $storesByDistance, deliveryOf } from '../../../src/stores/location/stores-by-distance.ts'
import {
  $placeSearch,
  choosePlace,
  findNear,
  forgetPlace,
  submitPlace,
  typePlace
} from '../../../src/stores/location/place-search.ts'
import { holdAnswers, listCalls } from '../support/calls.ts'
import { testPlatform } from '../support/test-env.ts'
import { type DemoServer, startDemo, until, type Visit, visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit

beforeAll(async () => {
  server = await startDemo()
}, 60_000)
afterEach(() => here.end())
afterAll(() => server.close())

async function open(outside = testPlatform()) {
  here = visit(server.url, { hash: '#/', outside })
  await until($business, load => load.state === 'ready')
  return outside
}

const order = () => $storesByDistance.get().map(location => location.slug)
const answered = () => until($placeSearch, ({ places, problem }) => places.length > 0 || problem !== undefined)

describe('the stores by distance', () => {
  test('are in the retailer’s order, without distances, until the shopper gives a location', async () => {
    const outside = await open()
    expect(order()).toEqual(locations.map(({ slug }) => slug))
    expect($distances.get()).toEqual({})
    expect(outside.timesLocated).toBe(0)
  })

  test('begin with the nearest to where the device is', async () => {
    const outside = testPlatform()
    outside.whereabouts = { lat: 45.43, lng: -75.69 }
    await open(outside)
    await findNear()
    expect(order()).toEqual(['byward-market', 'kensington', 'queen-west', 'inglewood', 'mount-pleasant'])
    expect($distances.get()['byward-market']).toBeLessThan(300)
    expect($userAddress.get()).toEqual({ lat: 45.43, lng: -75.69, address: '' })
  })

  test('keep the place for the next visit, until it is forgotten', async () => {
    const outside = testPlatform()
    outside.whereabouts = { lat: 51.04, lng: -114.03 }
    await open(outside)
    await findNear()
    here.end()
    const next = await open(testPlatform(outside.cookies))
    expect(order()[0]).toBe('inglewood')
    expect(next.timesLocated).toBe(0)
    forgetPlace()
    expect(next.cookies.get('storefront.location') ?? '').not.toContain('lat')
    expect(order()[0]).toBe('queen-west')
  })
})

describe('where the shopper is', () => {
  test.each(['denied', 'unavailable'] as const)(
    'stays unknown when the device reports “%s”, with a message',
    async answer => {
      const outside = testPlatform()
      outside.whereabouts = answer
      await open(outside)
      await findNear()
      expect($placeSearch.get()).toMatchObject({ problem: answer, waiting: undefined })
      expect($userAddress.get()).toBeUndefined()
      typePlace('m6j')
      expect($placeSearch.get().problem).toBeUndefined()
    }
  )

  test('is found by a postal code and Enter, without waiting for suggestions', async () => {
    await open()
    typePlace('M6J 1E8')
    await submitPlace()
    expect($userAddress.get()).toEqual({
      lat: 43.6479,
      lng: -79.4197,
      address: 'Little Portugal and Trinity Bellwoods, Toronto, M6J'
    })
    expect($placeSearch.get()).toMatchObject({ text: '', places: [] })
    expect(order()[0]).toBe('queen-west')
  })

  test('is chosen from suggestions, which are requested once typing pauses', async () => {
    const { outside, calls } = listCalls()
    await open(outside)
    for (const text of ['9', '94', '941 q', '941 queen']) typePlace(text)
    await answered()
    const [place] = $placeSearch.get().places
    expect(place?.address).toBe('941 Queen Street West, Toronto, M6J\u00a01G5')
    expect(calls.filter(call => call.path === '/v1/addresses/suggest')).toHaveLength(1)
    if (place) choosePlace(place)
    expect($userAddress.get()).toEqual(place)
  })

  test('is taken from the suggestions by Enter, without another call', async () => {
    const { outside, calls } = listCalls()
    await open(outside)
    typePlace('augusta')
    await answered()
    await submitPlace()
    expect($userAddress.get()?.address).toBe('214 Augusta Avenue, Toronto, M5T\u00a02L6')
    expect(calls.filter(call => call.path === '/v1/addresses/suggest')).toHaveLength(1)
  })

  test('is not set by a late response after something else was typed or cleared', async () => {
    const outside = testPlatform()
    const held = holdAnswers(outside, call => call === 'GET /v1/addresses/suggest')
    await open(outside)
    typePlace('m6j')
    const late = submitPlace()
    await held.arrived
    typePlace('k')
    held.release()
    await late
    expect($userAddress.get()).toBeUndefined()
    expect($placeSearch.get()).toEqual({ text: 'k', answered: '', places: [], waiting: undefined, problem: undefined })
  })

  test('stays unknown when there is no such place or no network, each with a message', async () => {
    const outside = await open()
    typePlace('zzzz')
    await submitPlace()
    expect($placeSearch.get()).toMatchObject({ problem: 'none', waiting: undefined })
    outside.setOnline(false)
    typePlace('m6j')
    await submitPlace()
    expect($placeSearch.get()).toMatchObject({ problem: 'failed', waiting: undefined })
    expect($userAddress.get()).toBeUndefined()
  })
})

describe('a store', () => {
  const deliveries = () =>
    Object.fromEntries($locations.get().map(one => [one.slug, deliveryOf(one, $userAddress.get())]))

  test('delivers somewhere or never while it isn’t known where to', async () => {
    await open()
    expect(deliveries()).toEqual({
      'queen-west': 'somewhere',
      kensington: 'somewhere',
      'byward-market': 'never',
      inglewood: 'somewhere',
      'mount-pleasant': 'somewhere'
    })
  })

  test('delivers here where a zone takes the place in, by its postal code or by where it lies', async () => {
    await open()
    typePlace('m6j')
    await submitPlace()
    expect(deliveries()).toMatchObject({ 'queen-west': 'here', kensington: 'not-here', inglewood: 'not-here' })
    $userAddress.set({ lat: 0, lng: 0, address: '1 Some Street, Toronto, M5T\u00a02L6' })
    expect(deliveries()).toMatchObject({ 'queen-west': 'not-here', kensington: 'here' })
    $userAddress.set({ lat: 51.04, lng: -114.05, address: '' })
    expect(deliveries()).toMatchObject({ 'queen-west': 'not-here', inglewood: 'here' })
  })
})
