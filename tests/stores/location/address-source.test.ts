import { afterEach, expect, test } from 'vitest'
import { googleAddresses } from '../../../src/api/google-places.ts'
import { photonAddresses } from '../../../src/api/photon.ts'
import { provinceCode } from '../../../src/rules/address/province.ts'
import { configureApi } from '../../../src/client/http/api-settings.ts'
import { setPlatform } from '../../../src/platform/platform.ts'
import { testPlatform } from '../support/test-env.ts'

interface RecordedRequest {
  url: string
  headers: Record<string, string>
  body: unknown
}

/** Sets a platform whose provider responds with `answer`; returns the recorded requests. */
function answerWith(answer: (request: RecordedRequest) => unknown): RecordedRequest[] {
  const request: RecordedRequest[] = []
  const http = (url: string, init: RequestInit) => {
    const one = {
      url,
      headers: (init.headers ?? {}) as Record<string, string>,
      body: init.body ? (JSON.parse(init.body as string) as unknown) : undefined
    }
    request.push(one)
    const found = answer(one)
    return found === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(Response.json(found))
  }
  setPlatform({ ...testPlatform(), http })
  configureApi({
    base: '',
    locale: () => 'fr-CA',
    platformId: () => '',
    token: () => undefined,
    onUnauthorized: () => {}
  })
  return request
}

afterEach(() => setPlatform(undefined))

const near = { lat: 43.65, lng: -79.4 }

test.each(['CA', 'DE'])(
  'Google’s suggestions are of the market’s country (%s), and bear one session token and the key',
  async country => {
    const requests = answerWith(({ url }) =>
      url.endsWith(':autocomplete')
        ? { suggestions: [{ placePrediction: { placeId: 'p/1', text: { text: '211 Augusta Ave, Toronto' } } }, {}] }
        : {
            addressComponents: [
              { longText: '211', shortText: '211', types: ['street_number'] },
              { longText: 'Augusta Avenue', shortText: 'Augusta Ave', types: ['route'] },
              { longText: 'Toronto', shortText: 'Toronto', types: ['locality'] },
              { longText: 'Ontario', shortText: 'ON', types: ['administrative_area_level_1'] },
              { longText: 'M5T 2L4', shortText: 'M5T 2L4', types: ['postal_code'] }
            ],
            location: { latitude: 43.6541, longitude: -79.4014 }
          }
    )
    const source = googleAddresses('k1', near, () => country)
    expect(await source.suggest('211 aug', 's1')).toEqual([{ id: 'p/1', text: '211 Augusta Ave, Toronto' }])
    expect(await source.resolve('p/1', 's1')).toMatchObject({
      line1: '211 Augusta Avenue',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5T 2L4',
      lat: 43.6541,
      lng: -79.4014
    })
    const [first, second] = requests
    expect(first?.body).toMatchObject({
      input: '211 aug',
      sessionToken: 's1',
      languageCode: 'fr-CA',
      includedRegionCodes: [country.toLowerCase()]
    })
    expect(second?.url).toContain('/v1/places/p%2F1?sessionToken=s1')
    expect(second?.headers['X-Goog-FieldMask']).toBe('addressComponents,location')
    expect(requests.map(({ headers }) => headers['X-Goog-Api-Key'])).toEqual(['k1', 'k1'])
  }
)

test('Photon is asked near the store, in the shopper’s language', async () => {
  const requests = answerWith(() => ({
    features: [
      {
        geometry: { coordinates: [-79.4014, 43.6541] },
        properties: {
          housenumber: '211',
          street: 'Augusta Avenue',
          city: 'Toronto',
          state: 'Ontario',
          postcode: 'M5T 2L4'
        }
      },
      { geometry: { coordinates: [0, 0] }, properties: {} }
    ]
  }))
  const source = photonAddresses('https://photon.example/', near, provinceCode)
  expect(await source.suggest('211 aug', 's')).toEqual([{ id: '0', text: '211 Augusta Avenue, Toronto, M5T\u00a02L4' }])
  expect(await source.resolve('0', 's')).toMatchObject({
    line1: '211 Augusta Avenue',
    province: 'ON',
    lat: 43.6541,
    lng: -79.4014
  })
  expect(requests[0]?.url).toBe('https://photon.example/api?q=211+aug&lang=fr&limit=6&lat=43.65&lon=-79.4')
})

test.each([
  ['can’t be reached', undefined],
  ['answers nonsense', { suggestions: 'no', features: 7 }]
])('a source that %s suggests nothing, and the address is typed by hand', async (_, answer) => {
  answerWith(() => answer)
  for (const source of [
    googleAddresses('k', undefined, () => 'CA'),
    photonAddresses('https://photon.example', undefined, provinceCode)
  ]) {
    expect(await source.suggest('queen', 's')).toEqual([])
    expect(await source.resolve('0', 's')).toBeUndefined()
  }
})
