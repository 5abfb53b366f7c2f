import { expect, test } from 'vitest'
import { createOpenCounts } from '../../src/server/rate-limit/open-counts.ts'

test('open calls are counted for an IPv6 client’s /56 and /48 too, with higher limits, until they end', () => {
  const { isFull, count } = createOpenCounts(2)
  for (const network of ['2001:db8:1:100', '2001:db8:1:100', '2001:db8:1:101']) count(network, 1)
  expect([isFull('2001:db8:1:100'), isFull('2001:db8:1:101')]).toEqual([true, false])
  count('2001:db8:1:102', 1)
  expect([isFull('2001:db8:1:1ff'), isFull('2001:db8:1:200')]).toEqual([true, false])
  for (const network of ['2001:db8:1:200', '2001:db8:1:300', '2001:db8:1:400', '2001:db8:1:500']) count(network, 1)
  expect([isFull('2001:db8:1:f00'), isFull('2001:db8:2:f00'), isFull('203.0.113.1')]).toEqual([true, false, false])
  count('2001:db8:1:500', -1)
  expect(isFull('2001:db8:1:f00')).toBe(false)
})

test('an IPv4 address is counted separately', () => {
  const { isFull, count } = createOpenCounts(1)
  count('203.0.113.1', 1)
  expect([isFull('203.0.113.1'), isFull('203.0.113.2')]).toEqual([true, false])
})
