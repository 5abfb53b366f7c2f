import { array, assert, constant, constantFrom, oneof, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { staffRights } from '../../../src/contract/staff/rights.ts'
import { isTheirStore, isWithin, type Reach, reachesAll, rightsOf } from '../../../src/rules/staff/rights.ts'

const stores = ['a', 'b', 'c']
const reach = record<Reach>({
  rights: uniqueArray(constantFrom(...staffRights)),
  locations: oneof(constant(null), uniqueArray(constantFrom(...stores)))
})

test('a role has its rights; own ones take their place, none included', () => {
  expect(rightsOf('manager', null)).toEqual(staffRights)
  expect(rightsOf('staff', undefined)).toEqual(['orders', 'refunds'])
  expect(rightsOf('manager', ['keys'])).toEqual(['keys'])
  expect(rightsOf('manager', [])).toEqual([])
})

test('all stores are within all stores only, and no store is within any', () => {
  expect([isWithin(null, null), isWithin(null, stores), isWithin(['a'], null), isWithin([], [])]).toEqual([
    true,
    false,
    true,
    true
  ])
})

test('a reach covers another if each of its rights in each of its stores is there', () => {
  assert(
    property(reach, reach, array(constantFrom(...stores)), (mine, other, asked) => {
      const can = (of: Reach, slug: string) => (isTheirStore(of, slug) ? of.rights : [])
      if (!reachesAll(mine, other)) return
      for (const slug of [...stores, ...asked, 'one to come'])
        for (const right of can(other, slug)) expect(can(mine, slug)).toContain(right)
    })
  )
})

test('each reach covers itself, and with more in both it still covers it', () => {
  assert(
    property(reach, reach, (mine, more) => {
      expect(reachesAll(mine, mine)).toBe(true)
      const locations = mine.locations && more.locations && [...mine.locations, ...more.locations]
      expect(reachesAll({ rights: [...mine.rights, ...more.rights], locations }, mine)).toBe(true)
    })
  )
})
