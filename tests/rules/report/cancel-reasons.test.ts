import { expect, test } from 'vitest'
import { groupReasons } from '../../../src/rules/report/cancel-reasons.ts'

const held = 'Not confirmed in time.'
const order = (reason: string | null, firstName = 'Élise', lastName = 'Tremblay-Roy') => ({
  reason,
  firstName,
  lastName,
  total: 1000
})
const groupOf = (reason: string | null, firstName?: string, lastName?: string) => {
  const [group] = groupReasons([order(reason, firstName, lastName)], [held])
  return [group?.kind, group?.reason]
}

test.each([
  ['Sold out', 'given', 'Sold out'],
  ['  Sold   out ', 'given', 'Sold out'],
  [held, 'unconfirmed', null],
  ['', 'none', null],
  ['   ', 'none', null],
  [null, 'none', null],
  ['Élise called', 'other', null],
  ['elise a appelé', 'other', null],
  ['M. ROY est malade', 'other', null],
  ['call 416 555-0123', 'other', null],
  ['write to a@b.example', 'other', null],
  ['Elisenheim is closed', 'given', 'Elisenheim is closed'],
  ['2 of 12 left', 'given', '2 of 12 left']
])('the reason %j is %s, shown as %j', (reason, kind, shown) => {
  expect(groupOf(reason)).toEqual([kind, shown])
})

test('a reason of an order whose names were removed isn’t shown, since it may have them', () => {
  expect(groupOf('Élise called', '–', '–')).toEqual(['other', null])
})

test('reasons that differ in case and spaces are one, and the most frequent is first', () => {
  const orders = [order('Late'), order('sold out'), order('Sold  out'), order(null), order('SOLD OUT')]
  expect(groupReasons(orders, [held]).map(({ reason, orders: count, amount }) => [reason, count, amount])).toEqual([
    ['sold out', 3, 3000],
    ['Late', 1, 1000],
    [null, 1, 1000]
  ])
})
