import { expect, test } from 'vitest'
import { isPostalPrefix, plainPrefix } from '../../../src/rules/address/postal-prefix.ts'

test.each(['M6', 'M6J', 'm6j 1', 'M6J-1E', 'M6J 1E8'])('%s begins a Canadian postal code', text => {
  expect(isPostalPrefix(plainPrefix(text), 'CA')).toBe(true)
})

test.each(['', 'M', '6M', 'D5H', 'W1A', 'M6O', 'M6JJ', 'M6J1E88', '90210'])('%j begins none', text => {
  expect(isPostalPrefix(plainPrefix(text), 'CA')).toBe(false)
})

test('elsewhere, letters and digits do', () => {
  expect(isPostalPrefix('90210', 'US')).toBe(true)
  expect(isPostalPrefix('', 'US')).toBe(false)
})
