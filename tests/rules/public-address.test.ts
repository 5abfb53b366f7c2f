import { isIPv4, isIPv6 } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLoopbackAddress, isPublicAddress } from '../../src/server/pictures/fetch/public-address.ts'

const open = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '223.255.255.254',
  '2606:4700::1111',
  '2a00:1450:4001::1'
]

const closed = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',

  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '100::1',
  '2001:db8::1',
  '3fff::1',
  // IPv4 in another form: mapped, compatible, translated, and in tunnels.

  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:1::1',
  'localhost',
  'shop.example',
  '',
  '1.1.1',
  '0x7f.0.0.1',
  '127.0.0.1%eth0'
]

describe('an address of the internet', () => {
  test.each(open)('may be %s', address => expect(isPublicAddress(address)).toBe(true))
  test.each(closed)('is not “%s”', address => expect(isPublicAddress(address)).toBe(false))

  test('is never a private one, however it is written', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), ([a, b, c]) => {
        for (const address of [`10.${a}.${b}.${c}`, `127.${a}.${b}.${c}`, `192.168.${a}.${b}`])
          expect([address, `::ffff:${address}`].filter(isPublicAddress)).toEqual([])
      })
    )
  })

  test('is never an address of this machine', () => {
    fc.assert(
      fc.property(fc.ipV4(), address => !(isIPv4(address) && isPublicAddress(address) && isLoopbackAddress(address)))
    )
    fc.assert(
      fc.property(fc.ipV6(), address => !(isIPv6(address) && isPublicAddress(address) && isLoopbackAddress(address)))
    )
    expect(['127.0.0.1', '127.9.9.9', '::1'].every(isLoopbackAddress)).toBe(true)
    expect(['10.0.0.1', '::2', 'localhost'].some(isLoopbackAddress)).toBe(false)
  })
})
