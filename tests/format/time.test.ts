import { expect, test } from 'vitest'
import { writeTime } from '../../src/format/time.ts'
import type { Locale } from '../../src/i18n/locale.ts'

const write = (time: string, locale: Locale) =>
  writeTime(new Date(`1970-01-01T${time}Z`), locale).replaceAll('\u00a0', ' ')

test.each([
  ['00:00', 'midnight', 'minuit'],
  ['00:15', '12:15 am', '0 h 15'],
  ['09:00', '9:00 am', '9 h'],
  ['12:00', '12:00 pm', '12 h'],
  ['17:40', '5:40 pm', '17 h 40']
])('%s is written as people say it, in both languages', (time, english, french) => {
  expect([write(time, 'en-CA'), write(time, 'fr-CA')]).toEqual([english, french])
})
