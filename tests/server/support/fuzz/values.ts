import type { Random } from './random.ts'

/** Maximum size of a body in bytes. */
export const mostBytes = 64 * 1024

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

/** Texts that break databases and headers: NUL, lone surrogates, line breaks, control characters. */
const sharp = ['a\0b', '\ud83d', 'a\udc00b', 'a\nb', 'a\r\nb: c', '\u001b[31m', '\u007f\u0085\u009b'] as const

/** Texts that break other software: empty, in other scripts, with special meanings, long. */
const texts = [
  '',
  ' ',
  '\0',
  '\udc00\ud83d',
  '\u2028\u2029',
  '\ufeff\ufffe\uffff',
  '\u202eabc',
  'é̀ñ 中文 🔔 👩‍👩‍👧',
  '__proto__',
  'constructor',
  "'; drop table orders; --",
  '%00%0A%ED%A0%80',
  '../../etc/passwd',
  '${7*7}{{7*7}}<script>alert(1)</script>',
  '9999-99-99',
  '0000-00-00',
  '-0',
  'NaN',
  '1e999',
  'x'.repeat(256),
  'x'.repeat(4001),
  '9'.repeat(400),
  '🔔'.repeat(3000),
  '('.repeat(5000),
  `1${' '.repeat(20_000)}!`,
  'a@'.repeat(3000),
  `a@${'b.'.repeat(3000)}c`
] as const

/** Numbers at and beyond common limits. */
const numbers = [0, -1, 0.5, -0.0001, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308] as const

/** Values of wrong types. */
const others: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  Array.from({ length: 1000 }, () => 0),
  JSON.parse(nested(500)),
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')
]

/** Returns an odd value: mostly of the same type, which gets further than another type. */
export function odd(random: Random, value?: unknown): unknown {
  const isAnother = value === undefined || random.happens(0.25)
  if (!isAnother && typeof value === 'number') return random.pick(numbers)
  if (!isAnother && typeof value === 'string') return random.happens(0.5) ? random.pick(sharp) : random.pick(texts)
  return random.pick<unknown>(random.pick([sharp, texts, numbers, others]))
}

/** Bodies that no JSON serializer produces, or at and over the size limit; `valid` is a valid one. */
export function rawBodies(valid: string): (string | Buffer)[] {
  const filled = (size: number): string => `{"a":"${'x'.repeat(Math.max(0, size - 8))}"}`
  return [
    '',
    ' ',
    'null',
    '"text"',
    '0',
    '[]',
    '{',
    valid.slice(0, -1),
    `${valid}${valid}`,
    `\ufeff${valid}`,
    '{"a":1,"a":2}',
    '{"a":"\u0001"}',
    nested(30_000),
    '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
    `[${'1e999,'.repeat(500)}1]`,
    Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
    Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
    filled(mostBytes - 1),
    filled(mostBytes),
    filled(mostBytes + 1),
    filled(16 * mostBytes)
  ]
}

/** Odd path segments and query values, not necessarily encoded. */
export const encoded = [
  '',
  '%00',
  'a%00b',
  '%0A',
  '%0D%0Ax:%20y',
  '%ED%A0%80',
  '%FF%FE',
  '%',
  '%zz',
  '%25%30%30',
  '%2e%2e%2f%2e%2e%2fetc',
  '..',
  '.',
  '//',
  '%2F',
  ';a=b',
  '%E2%80%AE',
  '%F0%9F%94%94',
  '\u00e9\u00ff',
  "'--",
  '*',
  '-1',
  '9'.repeat(400),
  'x'.repeat(300),
  'x'.repeat(6000),
  '__proto__',
  'undefined',
  '%5B%5D',
  'W10',
  Buffer.from('[1,"a",false,"b","c"]').toString('base64url'),
  Buffer.from('[2147483648,"a\\u0000",false,"b","\\ud800"]').toString('base64url')
] as const

/** Odd header values that an HTTP client can send. */
export const headerValues = [
  '',
  ' ',
  '\t',
  'a\tb',
  'null',
  '*',
  ',',
  ';;;',
  ',,,,'.repeat(500),
  '"',
  '\u00e9\u00ff\u0080',
  'x'.repeat(256),
  'x'.repeat(7000),
  '-1',
  '1e999',
  'en;q=NaN, fr;q=2, *;q=-1',
  '%00%0A',
  'Bearer',
  'Bearer ',
  'Bearer a b',
  'bearer \u00ff',
  'Basic Og==',
  `Bearer ${'x'.repeat(4000)}`,
  'http://',
  'http://[::1',
  'https://user:pass@evil.example:99999/%zz?a#b',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=',
  'text/plain; charset=utf-7',
  'application/json; charset=\u00ff',
  '0-0',
  'ffffffff-99999999999999999999',
  '__proto__'
] as const

/** Headers that the server or a proxy in front of it reads. */
export const headerNames = [
  'Idempotency-Key',
  'Authorization',
  'Accept-Language',
  'X-Platform-Id',
  'Last-Event-ID',
  'Origin',
  'Referer',
  'Content-Type',
  'Accept-Encoding',
  'Accept',
  'If-None-Match',
  'Range',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'X-Request-Id',
  'Access-Control-Request-Method',
  'Access-Control-Request-Headers'
] as const

/** Methods, served or not. */
export const methods = [
  'HEAD',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'DELETE',
  'POST',
  'PUT',
  'GET',
  'QUERY'
] as const
