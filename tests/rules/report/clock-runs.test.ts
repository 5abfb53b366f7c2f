import { expect, test } from 'vitest'
import { clockRuns } from '../../../src/rules/report/clock-runs.ts'
import { HOUR } from '../support/clocks.ts'

const toronto = [
  { from: '2026-01-01T00:00:00.000Z', offset: -300 },
  { from: '2026-03-08T07:00:00.000Z', offset: -240 },
  { from: '2026-11-01T06:00:00.000Z', offset: -300 }
]
const newfoundland = toronto.map(({ from, offset }) => ({
  from: new Date(Date.parse(from) - (from.endsWith('T00:00:00.000Z') ? 0 : 1.5 * HOUR)).toISOString(),
  offset: offset + 90
}))

/** The hours of the parts of some days, and their offsets. */
const hoursOf = (from: string, to: string, offsets = toronto) =>
  clockRuns({ from, to }, 'America/Toronto', offsets).map(({ start, end, offset }) => [(end - start) / HOUR, offset])

test.each([
  ['an ordinary day', '2026-07-01', '2026-07-01', [[24, -240]]],
  [
    'the day of 23 hours',
    '2026-03-08',
    '2026-03-08',
    [
      [2, -300],
      [21, -240]
    ]
  ],
  [
    'the day of 25 hours',
    '2026-11-01',
    '2026-11-01',
    [
      [2, -240],
      [23, -300]
    ]
  ],
  ['the day before it', '2026-10-31', '2026-10-31', [[24, -240]]],
  ['the day after it', '2026-11-02', '2026-11-02', [[24, -300]]],
  [
    'a week with a change',
    '2026-10-29',
    '2026-11-04',
    [
      [74, -240],
      [95, -300]
    ]
  ],
  [
    'both changes',
    '2026-03-08',
    '2026-11-01',
    [
      [2, -300],
      [5711, -240],
      [23, -300]
    ]
  ]
])('%s has its hours', (_, from, to, hours) => {
  expect(hoursOf(from, to)).toEqual(hours)
})

test('a zone that is half an hour off has its own days', () => {
  expect(hoursOf('2026-11-01', '2026-11-01', newfoundland)).toEqual([
    [2, -150],
    [23, -210]
  ])
})

test('the days of a span follow each other without a gap', () => {
  const days = ['2026-10-31', '2026-11-01', '2026-11-02'].flatMap(day =>
    clockRuns({ from: day, to: day }, 'America/Toronto', toronto)
  )
  for (const [at, { start }] of days.entries()) if (at > 0) expect(start).toBe(days[at - 1]?.end)
  const [whole] = [clockRuns({ from: '2026-10-31', to: '2026-11-02' }, 'America/Toronto', toronto)]
  expect([whole[0]?.start, whole[whole.length - 1]?.end]).toEqual([days[0]?.start, days[days.length - 1]?.end])
})
