import { expect, test } from 'vitest'
import { shortestWindow } from '../../../src/rules/time/shortest-window.ts'

const window = (openTime: string, closeTime: string, isOpen = true) => ({ openTime, closeTime, isOpen })

test('the shortest window counts past midnight, a whole day for equal times, and leaves closed days out', () => {
  expect(shortestWindow([window('12:00', '12:10'), window('09:00', '17:00')])).toBe(10)
  expect(shortestWindow([window('23:30', '00:15')])).toBe(45)
  expect(shortestWindow([window('00:00', '00:00')])).toBe(1440)
  expect(shortestWindow([window('12:00', '12:10', false)])).toBe(Infinity)
})
