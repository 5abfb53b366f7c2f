import { getDotPath, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { sample } from '../../src/server/setup/sample.ts'
import { shopFile } from '../../src/server/setup/shop-file.ts'

const [store] = sample.locations

/** Reads the sample with a delivery zone. */
function withZone(zone: object) {
  const deliverySettings = { ...store?.deliverySettings, zones: [{ name: 'Zone', postalPrefixes: ['M5H'], ...zone }] }
  return safeParse(shopFile, { ...sample, locations: [{ ...store, deliverySettings }] })
}

/** Returns the zone as it is stored. */
const stored = (zone: object) =>
  (withZone(zone).output as { locations: typeof sample.locations }).locations[0]?.deliverySettings.zones?.[0]

const problemsOf = ({ issues }: ReturnType<typeof withZone>) =>
  (issues ?? []).map(issue => `${getDotPath(issue)}: ${issue.message}`)

describe('a delivery zone in a shop’s file', () => {
  test('has its amounts in dollars', () => {
    expect(stored({ fee: 5, minimum: 39.99, freeFrom: 100 })).toMatchObject({
      fee: 500,
      minimum: 3999,
      freeFrom: 10_000
    })
    expect(stored({})).toMatchObject({ fee: 0, minimum: 0, freeFrom: null, polygon: [] })
  })

  test.each([
    [{ fee: 500 }, 'fee: Expected an amount in dollars, not in cents'],
    [{ fee: '5' }, 'fee: Expected an amount in dollars, such as 5 or 5.50'],
    [{ fee: 5.555 }, 'fee: Expected dollars with two decimals at most'],
    [{ minimum: -1 }, 'minimum: Expected an amount in dollars, not below 0'],
    [{ postalPrefixes: [] }, 'Expected postalPrefixes such as ["M5H"], or the corners of a polygon'],
    [{ polygon: [[43.65, -79.38]] }, 'polygon: Expected corners like { "lat": 43.65, "lng": -79.38 }'],
    [{ polygon: [{ lat: 43, lng: -79 }] }, 'polygon: Expected at least three corners']
  ])('that can’t be read is refused in a sentence: %j', (zone, sentence) => {
    expect(problemsOf(withZone(zone)).join('\n')).toContain(sentence)
  })

  test('has the corners of a GeoJSON polygon in its order', () => {
    const ring = [
      [-79.4, 43.6],
      [-79.3, 43.6],
      [-79.3, 43.7],
      [-79.4, 43.6]
    ]
    expect(stored({ polygon: { type: 'Polygon', coordinates: [ring] } })?.polygon).toEqual([
      { lat: 43.6, lng: -79.4 },
      { lat: 43.6, lng: -79.3 },
      { lat: 43.7, lng: -79.3 }
    ])
  })
})

test('a shop’s file with several faults names all of them', () => {
  const categories = [{ ...sample.categories[0], parent: 'nowhere' }]
  const business = { ...sample.business, logo: 'logo.png', ageGate: 'never' }
  const { issues } = safeParse(shopFile, { business, locations: [{ ...store, legalAge: 18 }], categories })
  expect(issues?.map(issue => getDotPath(issue))).toEqual(['business.logo', 'business.ageGate', 'categories', null])
})

test('the settings of a shop’s kiosks are taken', () => {
  const business = { ...sample.business, kioskSettings: { logoutTime: 60, guestLogoutTime: 45 } }
  expect(safeParse(shopFile, { ...sample, business }).output).toMatchObject({
    business: { logoutTime: 60, guestLogoutTime: 45 }
  })
})

test('a shop names its privacy policy and terms, one address or one for each language', () => {
  const privacy = { en: 'https://www.shop.example.com/privacy', fr: 'https://www.shop.example.com/fr/vie-privee' }
  const withPolicies = (policies: unknown) =>
    safeParse(shopFile, { ...sample, business: { ...sample.business, policies } })
  const { output } = withPolicies({ privacy, terms: 'http://shop.example.com/terms' })
  expect(output).toMatchObject({ business: { policies: { privacy, terms: 'http://shop.example.com/terms' } } })
  expect(withPolicies(null).success).toBe(true)
  expect(withPolicies({ privacy: privacy.en }).output).toMatchObject({ business: { policies: { terms: null } } })
  for (const bad of [
    'www.shop.example.com',
    '/privacy',
    'javascript:alert(1)',
    'mailto:a@b.example',
    7,
    { en: privacy.en },
    { ...privacy, fr: 'x' }
  ])
    expect(withPolicies({ privacy: bad }).success).toBe(false)
})
