import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatHash, parseHash } from '../../src/routing/hash.ts'
import { chromeOf, flagNames, flagsOn, isOn, keptOnSignOut, readFlags } from '../../src/routing/parameters.ts'

/**
 * A parameter's name or value as a link may spell it: plain, percent-encoded byte by byte, or with a plus for a space.
 */
const written = (text: string) =>
  fc.constantFrom(
    encodeURIComponent(text),
    [...new TextEncoder().encode(text)].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    new URLSearchParams([['', text]]).toString().slice(1)
  )
/** A parameter of the host that is none of our flags. */
const foreign = fc
  .tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
  .filter(([name]) => !flagNames.some(flag => flag === name))
  .map(pair => new URLSearchParams([pair]).toString())
const off = fc.constantFrom('0', 'false', 'off', 'no', 'FALSE', 'Off', 'nO', ' 0')
const on = fc
  .oneof(fc.constantFrom('', '1', 'true', 'yes', 'on', 'no way', '00'), fc.string())
  .filter(value => !/^\s*(0|false|off|no)\s*$/i.test(value))
const flag = fc.constantFrom(...flagNames)
const flagSet = fc.record(
  Object.fromEntries(flagNames.map(name => [name, fc.oneof(on, off)])) as Record<
    (typeof flagNames)[number],
    fc.Arbitrary<string>
  >,
  { requiredKeys: [] }
)
/** A query with the flags, in any spelling and order, among the host's parameters. */
const queryWith = (flags: Record<string, string>) =>
  fc
    .tuple(
      fc.array(foreign, { maxLength: 3 }),
      ...Object.entries(flags).map(([name, value]) =>
        fc
          .tuple(written(name), written(value))
          .chain(([key, text]) => (value === '' ? fc.constantFrom(key, `${key}=`) : fc.constant(`${key}=${text}`)))
      )
    )
    .chain(([others, ...own]) => fc.shuffledSubarray([...others, ...own], { minLength: others.length + own.length }))
    .map(parts => parts.join('&'))

describe('reading flags', () => {
  test('in_store, iframe, noh and nof are read from the page’s query, in any order and encoding, among the host’s own parameters', () => {
    const cases = flagSet.chain(flags => fc.tuple(fc.constant(flags), queryWith(flags)))
    fc.assert(
      fc.property(cases, fc.constantFrom('', '?'), ([flags, query], mark) => {
        expect(readFlags(mark + query, '')).toEqual(flags)
        expect(readFlags('', query)).toEqual(flags)
      })
    )
  })

  test('flags are read from both places, the page’s query and the hash’s, and the hash’s win (SPEC C3)', () => {
    expect(readFlags('?in_store=1&noh&x=2', 'in_store=0&nof=1')).toEqual({ in_store: '0', noh: '', nof: '1' })
    const both = fc
      .tuple(flagSet, flagSet)
      .chain(([page, hash]) => fc.tuple(fc.constant({ ...page, ...hash }), queryWith(page), queryWith(hash)))
    fc.assert(
      fc.property(both, ([flags, page, hash]) => {
        expect(readFlags(page, hash)).toEqual(flags)
      })
    )
  })

  test('of a flag that is repeated the first counts', () => {
    fc.assert(
      fc.property(flag, fc.array(fc.oneof(on, off), { minLength: 1 }), (name, values) => {
        const query = values.map(value => `${name}=${encodeURIComponent(value)}`).join('&')
        expect(readFlags(query, '')[name]).toBe(values[0])
      })
    )
  })

  test.each([
    ['%69frame', { iframe: '' }],
    ['n%6Fh=0', { noh: '0' }],
    ['no+h=1', {}],
    ['IFRAME=1', {}],
    ['in_store=1&&=&nof', { in_store: '1', nof: '' }]
  ])('in the query %s', (query, flags) => {
    expect(readFlags(query, '')).toEqual(flags)
  })

  test('a flag is on when present and not `0`, `false`, `off` or `no` (SPEC C3)', () => {
    fc.assert(
      fc.property(on, value => {
        expect(isOn(value)).toBe(true)
      })
    )
    fc.assert(
      fc.property(off, value => {
        expect(isOn(value)).toBe(false)
      })
    )
    expect(isOn(undefined)).toBe(false)
    expect(flagsOn({ in_store: '1', iframe: '', noh: 'off' })).toEqual({
      in_store: true,
      iframe: true,
      noh: false,
      nof: false
    })
  })
})

describe('the host’s header and footer', () => {
  test.each([
    ['', 'shown', 'shown'],
    ['noh', 'hidden', 'shown'],
    ['nof=1', 'shown', 'hidden'],
    ['noh=0&nof=no', 'shown', 'shown'],
    ['iframe', 'hidden', 'hidden'],
    ['iframe&noh=0', 'shown', 'hidden'],
    ['iframe&nof=0', 'hidden', 'shown'],
    ['iframe&noh=0&nof=off', 'shown', 'shown'],
    ['iframe=0', 'shown', 'shown'],
    ['in_store=1', 'hidden', 'hidden'],
    ['in_store=1&nof=0', 'hidden', 'shown'],
    ['in_store=0&iframe=0&noh', 'hidden', 'shown']
  ])('with "%s" the header is %s and the footer is %s (SPEC C4, C15)', (query, header, footer) => {
    expect(chromeOf(readFlags(query, ''))).toEqual({ header, footer })
  })

  test('`noh` and `nof`, where they are written, decide for themselves', () => {
    fc.assert(
      fc.property(flagSet, flags => {
        const { header, footer } = chromeOf(flags)
        if (flags.noh !== undefined) expect(header === 'hidden').toBe(isOn(flags.noh))
        if (flags.nof !== undefined) expect(footer === 'hidden').toBe(isOn(flags.nof))
      })
    )
  })
})

describe('sign-out', () => {
  test('token, verify_email, source, signup_token, in_store and signup are removed from links (SPEC A2)', () => {
    const listed = ['token', 'verify_email', 'source', 'signup_token', 'signup']
    const inAnyOrder = fc
      .shuffledSubarray(listed, { minLength: 1 })
      .chain(names => fc.tuple(fc.constant(names), flagSet))
    fc.assert(
      fc.property(inAnyOrder, ([names, flags]) => {
        const query = new URLSearchParams([...names.map(name => [name, 'x']), ...Object.entries(flags)]).toString()
        const { query: kept } = parseHash(formatHash('/queen-west', keptOnSignOut('?noh=1', query))) ?? { query: '' }
        const left = [...new URLSearchParams(kept).keys()]
        expect(left.filter(name => listed.includes(name))).toEqual([])
        expect(left.includes('in_store')).toBe(isOn(flags.in_store))
      })
    )
  })

  test('of the flags, those of the mode in force survive: `in_store` in kiosk mode; `iframe`, `noh`, `nof` as written (SPEC C5)', () => {
    const cases = flagSet.chain(flags => fc.tuple(fc.constant(flags), queryWith(flags)))
    fc.assert(
      fc.property(cases, ([flags, query]) => {
        const { in_store, ...others } = flags
        expect(keptOnSignOut('?in_store=0', query)).toEqual(isOn(in_store) ? flags : others)
      })
    )
  })

  test('a kiosk mode that was left stays off while the page’s own query turns it on (SPEC C5)', () => {
    const cases = flagSet.chain(flags => fc.tuple(fc.constant(flags), queryWith(flags)))
    fc.assert(
      fc.property(cases, on, ([flags, query], value) => {
        const page = `?${new URLSearchParams({ in_store: value }).toString()}`
        const left = keptOnSignOut(page, query)
        expect(left).toEqual(flags)
        expect(flagsOn(readFlags(page, new URLSearchParams(left).toString()))).toEqual(flagsOn(readFlags(page, query)))
      })
    )
  })
})
