import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

interface Outcome {
  html: string
  all: string
  structured: string
  stores: Record<string, string>
  connection: { ok: boolean; text: string }
  complaints: string[]
  ended?: string
}

const week = { day: 1, openTime: '09:00', closeTime: '22:00', isOpen: true }
const holiday = { date: '2199-12-25', openTime: '10:00', closeTime: '16:00', isOpen: true, name: 'Christmas' }

const store = {
  slug: 'queen-west',
  name: 'Queen West',
  openingHours: [week],
  specialHours: [holiday],
  contact_details: [{ type: 'phone', label: 'Phone', value: '+1 416-555-0141 ext. 4' }],
  address: {
    line1: '718 Queen Street West',
    unit: null,
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M6J 1E8',
    country: 'CA',
    lat: 43.6,
    lng: -79.4
  },
  compliance: {
    licenceHolder: 'Linden Inc.',
    licenceNumber: 'CRSA1',
    licenceIssuer: 'AGCO',
    storeName: 'Linden Queen West'
  }
}
const other = {
  ...store,
  slug: 'kensington',
  name: 'Kensington',
  compliance: { ...store.compliance, storeName: 'Linden Kensington' }
}
const shop = { name: 'Linden', phone: '+1 416-555-0100', currency: 'CAD' }
const product = { name: 'Sunrise', brand: 'Fern', variants: [{ price: 1200, salePrice: null, available: true }] }
const flower = { slug: 'flower', name: 'Dried flower', productCount: 1 }

const business = (locations: unknown, own: unknown = shop) => JSON.stringify({ payload: { business: own, locations } })
const menu = (categories: unknown, products: unknown = [product]) =>
  JSON.stringify({ payload: { categories, products } })

interface Replies {
  business?: string
  menu?: string
}

/** Returns what the plugin makes of the last of several replies, having read them all. */
function outcomeOf(...replies: Replies[]): Outcome {
  const good = { business: business([store, other]), menu: menu([flower]) }
  const input = JSON.stringify(replies.map(some => ({ ...good, ...some })))
  const { stdout, stderr } = spawnSync('php', ['tests/wordpress/support/alone.php'], { input, encoding: 'utf8' })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

/** The store that is named in each text, unless the reply is about something else. */
const isWhole = ({ html, structured }: Outcome) =>
  html.includes('Linden Queen West') && structured.includes('Linden Queen West')

test('a good reply is printed whole', () => {
  const { html, structured, stores, connection, complaints } = outcomeOf({})
  for (const part of [
    'Linden Queen West',
    'Monday: 09:00 – 22:00',
    '2199-12-25 (Christmas): 10:00 – 16:00',
    'Linden Inc. · AGCO · CRSA1',
    'href="tel:+14165550141;ext=4"',
    'Dried flower',
    'Fern Sunrise, 12.00 CAD'
  ])
    expect(html).toContain(part)
  expect(JSON.parse(/>(.*)</.exec(structured)?.[1] ?? '')['@graph'][0].geo).toMatchObject({ latitude: 43.6 })
  expect(stores).toEqual({ 'queen-west': 'Queen West', kensington: 'Kensington' })
  expect(connection).toEqual({ ok: true, text: 'The API answers: Linden, 2 stores.' })
  expect(complaints).toEqual([])
})

/** Values of other kinds than the contract's. */
const odd = [null, true, -1, 1.5, 1e300, '', 'text', [], [[]], {}, { a: { b: 1 } }, [null, 3, 'x', [[]]]]

const put = (target: object, path: string, value: unknown): object => {
  const [first = '', ...rest] = path.split('.')
  const inner = (target as Record<string, unknown>)[first]
  const next = rest.length === 0 ? value : put(inner as object, rest.join('.'), value)
  return Array.isArray(target)
    ? target.map((one, index) => (index === Number(first) ? next : one))
    : { ...target, [first]: next }
}

const ofStore = [
  'name',
  'openingHours',
  'openingHours.0',
  'openingHours.0.day',
  'openingHours.0.openTime',
  'openingHours.0.closeTime',
  'openingHours.0.isOpen',
  'specialHours',
  'specialHours.0',
  'specialHours.0.date',
  'specialHours.0.day',
  'specialHours.0.openTime',
  'specialHours.0.name',
  'contact_details',
  'contact_details.0',
  'contact_details.0.type',
  'contact_details.0.value',
  'address',
  'address.line1',
  'address.unit',
  'address.city',
  'address.lat',
  'address.lng',
  'address.country',
  'compliance.licenceNumber',
  'compliance.licenceHolder'
]
const ofProduct = [
  'brand',
  'variants',
  'variants.0',
  'variants.0.price',
  'variants.0.salePrice',
  'variants.0.available'
]

describe('a field of another kind is left out, and everything else is printed', () => {
  test.each(ofStore)('%s of a store', path => {
    for (const value of odd) {
      const outcome = outcomeOf({ business: business([put(store, path, value), other]) })
      expect([path, value, outcome.complaints, outcome.ended]).toEqual([path, value, [], undefined])
      // A store needs a name, but no other is lost with it.
      if (path !== 'name') expect(isWhole(outcome), `${path} ${JSON.stringify(value)}`).toBe(true)
      expect(outcome.all).toContain('Linden Kensington')
      expect(outcome.html + outcome.all + outcome.structured).not.toMatch(/Array|NAN|INF/)
    }
  })

  test.each(ofProduct)('%s of a product', path => {
    for (const value of odd) {
      const outcome = outcomeOf({ menu: menu([flower], [put(product, path, value), { ...product, name: 'Next' }]) })
      expect([path, value, outcome.complaints, outcome.ended]).toEqual([path, value, [], undefined])
      expect(outcome.html).toContain('Fern Next, 12.00 CAD')
      expect(outcome.html).toContain('Sunrise')
    }
  })

  test.each(['name', 'phone', 'currency'])('%s of the business', name => {
    for (const value of odd) {
      const outcome = outcomeOf({ business: business([store, other], { ...shop, [name]: value }) })
      expect([name, value, outcome.complaints, outcome.ended]).toEqual([name, value, [], undefined])
      expect(isWhole(outcome)).toBe(true)
    }
  })
})

test.each([
  ['an hour out of range', { openTime: '99:99' }],
  ['an hour of one digit', { openTime: '9:00' }],
  ['a time with a date', { closeTime: '2026-01-01T22:00' }],
  ['a day out of range', { day: 7 }],
  ['a day as text', { day: '1' }]
])('%s leaves out that day only', (_, wrong) => {
  const tuesday = { ...week, day: 2 }
  const { html, complaints } = outcomeOf({
    business: business([{ ...store, openingHours: [{ ...week, ...wrong }, tuesday] }])
  })
  expect(html).toContain('<ul><li>Tuesday: 09:00 – 22:00</li><li>2199-12-25')
  expect(complaints).toEqual([])
})

test('a closed day needs no times, and a day of the week no date', () => {
  const closed = { day: 0, openTime: null, closeTime: '', isOpen: false }
  const dated = { date: '2199-01-01', openTime: '09:00', closeTime: '10:00', isOpen: true }
  const { html, structured } = outcomeOf({ business: business([{ ...store, openingHours: [closed, dated] }]) })
  expect(html).toContain('<ul><li>Sunday: closed</li><li>2199-12-25')
  expect(structured).not.toContain('"openingHoursSpecification"')
})

test.each([
  ['no JSON', 'Bad gateway'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no payload', '{}'],
  ['an empty payload', '{"payload":{}}'],
  ['a payload of text', '{"payload":"down"}'],
  ['stores that are no list', '{"payload":{"business":{"name":"Linden"},"locations":"none"}}'],
  ['JSON that is cut off', business([store]).slice(0, 200)],
  ['JSON deeper than PHP reads', `{"payload":{"locations":${'['.repeat(600)}${']'.repeat(600)}}}`]
])('known data stays when the API answers with %s, and nothing is made up where there is none', (_, body) => {
  const kept = outcomeOf({}, { business: body, menu: body })
  expect(isWhole(kept)).toBe(true)
  expect(kept.html).toContain('Dried flower')
  const { html, structured, stores, connection, complaints } = outcomeOf({ business: body, menu: body })
  expect(html).toContain('To order online, allow JavaScript')
  expect([structured, stores, connection.ok, complaints]).toEqual(['', {}, false, []])
})

test('markup, control characters and turned writing of a reply are text, and end where they begin', () => {
  const name = '</script><script>alert(1)</script> [gallery]\u202etxt\u0007'
  const { html, structured, stores } = outcomeOf({
    business: business([{ ...store, name, compliance: null }]),
    menu: menu([{ ...flower, name }], [{ ...product, name }])
  })
  for (const text of [html, structured]) {
    expect(text.match(/<script/g)?.length ?? 0).toBe(text === structured ? 1 : 0)
    for (const left of ['[gallery', '\u0007', '\u202e']) expect(text).not.toContain(left)
  }
  expect(stores['queen-west']).toBe('</script><script>alert(1)</script> [gallery]txt')
})

test('a store without a name or with an address that is none of ours is left out', () => {
  const { stores, all } = outcomeOf({
    business: business([{ ...store, slug: '../x"' }, { ...store, name: undefined }, null, 'x', other])
  })
  expect(stores).toEqual({ kensington: 'Kensington' })
  expect(all).toContain('Linden Kensington')
  expect(all).not.toContain('Queen West</h2>')
})

test('endless lists and texts are cut off', () => {
  const long = 'x'.repeat(100_000)
  const many = Array.from({ length: 5000 }, (_, index) => ({ ...flower, slug: `c${index}`, name: `Category ${index}` }))
  const { html } = outcomeOf({
    business: business([{ ...store, compliance: { ...store.compliance, storeName: long } }]),
    menu: menu(many)
  })
  expect(html.length).toBeLessThan(50_000)
})
