import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ageGateMode } from '../../src/contract/store/business.ts'
import { cardProvider } from '../../src/contract/order/card-settings.ts'
import type { Handle } from '../../src/loader/handle.ts'
import { baseStyles } from '../../src/theme/tokens.ts'
import type { EventCart, EventItem, EventOrder, StorefrontEvents } from '../../src/platform/host-events.ts'
import { themes } from '../../src/embed/host/chrome/themes.ts'
import { optionTakes } from '../../src/embed/mount/option-warnings.ts'
import { flagNames } from '../../src/routing/parameters.ts'
import { codesIn, rowsIn, section } from './support/docs.ts'
import { sourceFiles } from './support/source-files.ts'

const page = 'docs/retailer.md'
const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const named = (heading: string, column = 0) => rowsIn(section(page, heading)).flatMap(row => codesIn(row[column]))

/** The documented default of each option, which the code doesn't describe. */
const defaults: Record<keyof typeof optionTakes, string> = {
  api: 'required',
  location: 'the store picker',
  locale: '`auto`',
  theme: '`auto`',
  accent: 'neutral',
  radius: '`12`',
  phone: 'none',
  minHeight: 'the window’s height, at least 640',
  pubnubSubscribeKey: 'none: the API is used',
  pubnubCipherKey: 'none: not encrypted',
  googlePlacesKey: 'the API is used',
  photon: 'the API is used',
  hostHeader: 'detected',
  hostFooter: 'detected',
  frameOrigins: 'the page’s own',
  analytics: '`off`',
  mode: '`page`',
  frame: 'the page of the API’s host',
  nonce: 'none'
}

describe('the table of options', () => {
  const rows = rowsIn(section(page, 'Options'))

  test('lists every option and no other', () => {
    expect(rows.map(row => row[1])).toEqual(Object.keys(optionTakes).map(name => `\`${name}\``))
  })

  test.each(Object.entries(optionTakes))('describes %s as the code does', (name, takes) => {
    const given = defaults[name as keyof typeof optionTakes]
    expect(rows.find(row => row[1] === `\`${name}\``)).toEqual([`\`data-${kebab(name)}\``, `\`${name}\``, takes, given])
  })
})

test('the table of themes lists every theme that is known by name and no other', () => {
  const cells = rowsIn(section(page, 'Header and footer')).flat()
  expect(cells.toSorted()).toEqual(themes.map(theme => theme.name).toSorted())
})

test('the table of events lists every event with the names in its detail', () => {
  // Typed, so that an event without a row here doesn't compile.
  const events: { [Name in keyof StorefrontEvents]: (keyof StorefrontEvents[Name])[] } = {
    ready: [],
    route: ['path'],
    'location-changed': ['location', 'name'],
    'menu-viewed': ['location', 'list', 'items'],
    'product-viewed': ['location', 'item'],
    search: ['term', 'results'],
    filter: ['filters'],
    'line-added': ['item'],
    'line-removed': ['item'],
    'cart-changed': ['cart'],
    'cart-viewed': ['cart'],
    'limit-reached': ['limit', 'exceedValue'],
    'checkout-started': ['cart'],
    'checkout-step': ['step', 'tender', 'cart'],
    'order-placed': ['order'],
    'order-status': ['number', 'status'],
    'age-passed': [],
    'signed-in': [],
    'signed-out': ['how'],
    error: ['where', 'kind']
  }
  const expected = Object.entries(events).map(([name, detail]) => [
    `storefront:${name}`,
    detail.length > 0 ? `{ ${detail.join(', ')} }` : '{}'
  ])
  const rows = rowsIn(section(page, 'Events'))
  expect(rows.map(([name, detail]) => [...codesIn(name), ...codesIn(detail)])).toEqual(expected)
})

test('the tables of what events hold list every field', () => {
  const item: Record<keyof EventItem, true> = {
    product: true,
    variant: true,
    name: true,
    brand: true,
    category: true,
    variantName: true,
    price: true,
    quantity: true,
    currency: true
  }
  const cart: Record<keyof EventCart, true> = {
    location: true,
    method: true,
    items: true,
    subtotal: true,
    fee: true,
    deposits: true,
    tax: true,
    tip: true,
    total: true,
    currency: true
  }
  const order: Record<Exclude<keyof EventOrder, keyof EventCart>, true> = { number: true, tender: true, coupons: true }
  const fields = rowsIn(section(page, 'What events hold')).map(([, names]) => codesIn(names))
  expect(fields).toEqual([item, cart, order].map(one => Object.keys(one)))
})

test('the table of the handle lists every method', () => {
  const methods: Record<keyof Handle, true> = {
    unmount: true,
    navigate: true,
    setTheme: true,
    setLocale: true,
    setAnalytics: true,
    on: true,
    cart: true
  }
  const named = rowsIn(section(page, 'The handle')).map(([call = '']) => /\w+/.exec(call)?.[0])
  expect(named).toEqual(Object.keys(methods))
})

test('the tables of CSS variables and slots list those that a page may use', () => {
  // The only variable that is read but never set is the page's own.
  const styles = baseStyles()
  const read = new Set(styles.match(/(?<=var\()--sf-[\w-]+/g))
  const own = [...read].filter(name => !styles.includes(`${name}:`))
  const [variables = [], slots = []] = ['CSS variables', 'Slots'].map(heading => named(heading))
  expect(variables).toEqual(own)
  const source = readFileSync('src/payments/payment-slot.ts', 'utf8')
  const known = /slot: ([^=]*) = /.exec(source)?.[1]?.match(/\w+/g)
  expect(slots).toEqual(known)
})

test('the table of flags lists every flag', () => {
  expect(new Set(named('URL flags'))).toEqual(new Set(flagNames))
})

test('the table of age gates lists every mode', () => {
  expect(named('Age gate')).toEqual(ageGateMode.options)
})

test('the table of cookies lists every slice that is kept', () => {
  const sources = sourceFiles('src').map(file => readFileSync(file, 'utf8'))
  const slices = sources.flatMap(source => [
    ...source.matchAll(/: Slice<.*?> = \{\s*name: '(\w+)'/gs),
    ...source.matchAll(/= sliceOf\('(\w+)'/g)
  ])
  expect(named('Cookies').toSorted()).toEqual(slices.map(([, name]) => `storefront.${name}`).toSorted())
})

test('the content security policy covers every real payment provider', () => {
  const providers = rowsIn(section(page, 'Content security policy')).map(([name = '']) => name.toLowerCase())
  expect(providers).toEqual(cardProvider.options.slice(1))
})
