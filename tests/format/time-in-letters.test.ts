import { expect, test } from 'vitest'
import { writeTime } from '../../src/format/time.ts'
import { writeTime as writeInLetters } from '../../src/server/mail/write-time.ts'

test.each(['en', 'fr'] as const)('letters in %s write each time of day as the shop does', language => {
  for (let minute = 0; minute < 24 * 60; minute++) {
    const wall = new Date(Date.UTC(2026, 10, 21, 0, minute))
    expect(writeInLetters(wall, language)).toBe(writeTime(wall, `${language}-CA`))
  }
})

test.each([
  ['en', ['midnight', '12:05\u00a0am', '9:00\u00a0am', '12:00\u00a0pm', '5:30\u00a0pm']],
  ['fr', ['minuit', '0\u00a0h\u00a005', '9\u00a0h', '12\u00a0h', '17\u00a0h\u00a030']]
] as const)('times of day in letters in %s', (language, written) => {
  const times = ['00:00', '00:05', '09:00', '12:00', '17:30']
  expect(times.map(time => writeInLetters(new Date(`2026-11-21T${time}Z`), language))).toEqual(written)
})
