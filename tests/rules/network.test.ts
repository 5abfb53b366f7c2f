import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf, networksOf } from '../../src/server/http/request/network.ts'
import { limitsFrom } from '../../src/server/rate-limit/shopping-limits.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:49152', '203.0.113.7'],
  ['"203.0.113.7:49152"', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2'],
  ['"[2001:db8:1:2::6]:443"', '2001:db8:1:2'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0']
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2', ['2001:db8:1:2', '2001:db8:1:0/56', '2001:db8:1/48']],
  ['2001:db8:1:12fe', ['2001:db8:1:12fe', '2001:db8:1:1200/56', '2001:db8:1/48']],
  ['0:0:0:0', ['0:0:0:0', '0:0:0:0/56', '0:0:0/48']],
  ['none', ['none']]
])('%s lies in the networks %j', (network, wider) => {
  expect(networksOf(network)).toEqual(wider)
})

test.each(['', 'unknown', '_hidden', '203.0.113', '203.0.113.7.8:1', '[203.0.113.7', 'shop.example:80'])(
  '%j is no address',
  text => {
    expect(networkOf(text)).toBeUndefined()
  }
)

test('every port of an address is of the same network', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV6(), fc.integer({ min: 1, max: 65_535 }), (four, six, port) => {
      expect(networkOf(`${four}:${port}`)).toBe(networkOf(four))
      expect(networkOf(`[${six}]:${port}`)).toBe(networkOf(six))
      expect(networkOf(six)).toBeDefined()
    })
  )
})

test('a store’s own IPv6 address is trusted as requests have it', () => {
  expect(limitsFrom({ TRUSTED_ADDRESSES: '203.0.113.7, 2001:DB8:1:2::6' }).trusted).toEqual([
    '203.0.113.7',
    '2001:db8:1:2'
  ])
})

test('an address to trust that is none is an error of the settings', () => {
  expect(() => limitsFrom({ TRUSTED_ADDRESSES: '203.0.113.7, the shop' })).toThrow('TRUSTED_ADDRESSES "the shop"')
})
