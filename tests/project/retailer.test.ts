import { describe, expect, test } from 'vitest'
import { ageGateMode } from '../../src/contract/store/business.ts'
import { cardProvider } from '../../src/contract/order/payment-settings.ts'
import type { StorefrontEvents } from '../../src/embed/host/host-events.ts'
import { optionTakes } from '../../src/embed/mount/advice.ts'
import { flagNames } from '../../src/routing/parameters.ts'
import { kept } from '../stores/support/kept.ts'
import { codesIn, rowsIn, section } from './support/docs.ts'

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

test('the table of events lists every event with the names in its detail', () => {
  // Typed, so that an event without a row here doesn't compile.
  const events: { [Name in keyof StorefrontEvents]: (keyof StorefrontEvents[Name])[] } = {
    ready: [],
    navigate: ['path'],
    cart: ['cart'],
    order: ['order']
  }
  const expected = Object.entries(events).map(([name, detail]) => [
    `storefront:${name}`,
    detail.length > 0 ? `{ ${detail.join(', ')} }` : '{}'
  ])
  const rows = rowsIn(section(page, 'Events and the JavaScript API'))
  expect(rows.map(([name, detail]) => [...codesIn(name), ...codesIn(detail)])).toEqual(expected)
})

test('the table of flags lists every flag', () => {
  expect(new Set(named('URL flags'))).toEqual(new Set(flagNames))
})

test('the table of age gates lists every mode', () => {
  expect(named('Age gate')).toEqual(ageGateMode.options)
})

test('the table of cookies lists every slice that is kept', () => {
  expect(named('Cookies').sort()).toEqual(
    Object.keys(kept)
      .map(slice => `storefront.${slice}`)
      .sort()
  )
})

test('the content security policy covers every real payment provider', () => {
  const providers = rowsIn(section(page, 'Content security policy')).map(([name = '']) => name.toLowerCase())
  expect(providers).toEqual(cardProvider.options.slice(1))
})
