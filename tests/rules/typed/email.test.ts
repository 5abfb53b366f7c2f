import fc from 'fast-check'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { contactOrNone, emailAddress } from '../../../src/contract/account/customer.ts'
import { emailKey, isSameEmail } from '../../../src/contract/typed/email.ts'

const read = (typed: string): string | undefined => {
  const { success, output } = safeParse(emailAddress, typed)
  return success ? output : undefined
}

test.each([
  ["nora.o'neil@example.com", "nora.o'neil@example.com"],
  ['fern&moss@example.com', 'fern&moss@example.com'],
  ['maya+weed/2=x?y@example.com', 'maya+weed/2=x?y@example.com'],
  ['#$%*^`{|}~!_-@example.com', '#$%*^`{|}~!_-@example.com'],
  ['info@xn--caf-dma.ca', 'info@xn--caf-dma.ca'],
  ['info@café.ca', 'info@xn--caf-dma.ca'],
  ['info@CAFE\u0301.ca', 'info@xn--caf-dma.ca'],
  ['a@b--c.example', 'a@b--c.example'],
  ['a@3m.com', 'a@3m.com'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['josé@example.com', 'josé@example.com'],
  ['JOSÉ@example.com', 'JOSé@example.com'],
  ['Maya@Example.COM', 'Maya@example.com'],
  ['maya＠example．com', 'maya@example.com'],
  ['maya@example.com.', 'maya@example.com'],
  ['maya@example.com,', 'maya@example.com'],
  ['mailto:maya@example.com', 'maya@example.com'],
  ['Maya Roy <maya@example.com>', 'maya@example.com']
])('the address %j is taken as %s', (typed, address) => {
  expect(read(typed)).toBe(address)
})

test.each([
  ['a zero-width space', 'maya@example.com\u200b'],
  ['a word joiner', 'ma\u2060ya@example.com'],
  ['a byte order mark', '\ufeffmaya@example.com'],
  ['direction marks', '\u202amaya@example.com\u202c'],
  ['isolates', '\u2068maya@example.com\u2069'],
  ['a soft hyphen', 'maya@exam\u00adple.com'],
  ['no-break spaces around it', '\u00a0maya@example.com\u202f'],
  ['a tag character', 'maya@example.com\u{e0061}'],
  ['a variation selector', 'maya@example.com\ufe0f']
])('an address with %s is taken without', (_, typed) => {
  expect(read(typed)).toBe('maya@example.com')
})

test.each([
  'a@',
  '@example.com',
  'a b@c.d',
  'a@b..c',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a@b',
  'a@b@c.d',
  'a@1.2.3.4',
  'a@[127.0.0.1]',
  'a@-b.example',
  'a@b-.example',
  'a@b_c.example',
  'a@b.c/d',
  'a@b.c:25',
  'a@b.c?d',
  'a@%62.example',
  'a@xn--a.example',
  'a@b c.example',
  'a,b@example.com',
  'a@b.c;d@e.f',
  '"a b"@example.com',
  'maya',
  `a@${'b'.repeat(64)}.example`,
  `${'a'.repeat(65)}@example.com`,
  `a@${'é'.repeat(60)}.${'é'.repeat(60)}.${'é'.repeat(60)}.${'é'.repeat(60)}.example`
])('the address %j is refused', typed => {
  const { success, issues } = safeParse(emailAddress, typed)
  expect([success, issues?.[0].message]).toEqual([false, 'email'])
})

test('an address of invisible signs alone is missing', () => {
  expect(safeParse(emailAddress, '\u200b \u2060').issues?.[0]).toMatchObject({ type: 'min_length', requirement: 1 })
  const contact = { first_name: 'Maya', last_name: '', phone: '', email: '\u200b' }
  expect(safeParse(contactOrNone, contact).output).toMatchObject({ email: '' })
})

const invisible = fc.constantFrom(
  '\u200b',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u00ad'
)

/** An address with signs that show nothing at random places. */
const pasted = fc
  .tuple(fc.emailAddress(), fc.array(fc.tuple(fc.nat(), invisible), { maxLength: 5 }))
  .map(([address, signs]) => {
    const letters = [...address]
    for (const [at, sign] of signs) letters.splice(at % (letters.length + 1), 0, sign)
    return { address, typed: letters.join('') }
  })

test('any address of RFC 5322 is taken, with and without invisible signs, and reads as itself', () => {
  fc.assert(
    fc.property(pasted, ({ address, typed }) => {
      const [name, domain = ''] = address.split('@')
      expect(read(typed)).toBe(`${name}@${domain.toLowerCase()}`)
      expect(read(read(typed) ?? '')).toBe(read(typed))
    })
  )
})

test.each([
  ['maya@example.com', 'Maya@EXAMPLE.com.'],
  ['info@café.ca', 'INFO@XN--CAF-DMA.ca'],
  ['josé@example.com', '\u2068JOSE\u0301@example.com\u2069'],
  ['maya@example.com', ' mailto:maya@example.com\u200b']
])('%j and %j are the same address', (one, other) => {
  expect(isSameEmail(one, other)).toBe(true)
})

test('an invalid address has a key of its own', () => {
  expect([emailKey(''), emailKey(' Maya@ '), isSameEmail('maya@', 'maya')]).toEqual(['', 'maya@', false])
})
