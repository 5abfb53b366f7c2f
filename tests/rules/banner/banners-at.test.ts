import { expect, test } from 'vitest'
import type { Banner } from '../../../src/contract/catalog/banners.ts'
import { bannersAt, nextBannerChange } from '../../../src/rules/banner/banners-at.ts'
import { spansUntil } from '../../../src/rules/promo/spans-until.ts'

const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`)
const banner = (id: string, shown: Banner['shown']): Banner => ({
  id,
  place: 'menu',
  title: id,
  text: '',
  picture: null,
  alt: '',
  link: null,
  shown
})
const span = (starts?: string, ends?: string) => ({
  starts: starts && `2026-11-28T${starts}:00Z`,
  ends: ends && `2026-11-28T${ends}:00Z`
})
const list = [
  banner('always', [span()]),
  banner('afternoon', [span('12:00', '14:00'), span('16:00', '18:00')]),
  banner('until', [span(undefined, '13:00')])
]
const idsAt = (time: string) => bannersAt(list, at(time)).map(({ id }) => id)

test('a banner is in force from the start of a span, and no longer at its end', () => {
  expect(idsAt('11:59')).toEqual(['always', 'until'])
  expect(idsAt('12:00')).toEqual(['always', 'afternoon', 'until'])
  expect(idsAt('14:00')).toEqual(['always'])
  expect(idsAt('17:59')).toEqual(['always', 'afternoon'])
})

test('the next change is the nearest start or end that is still to come', () => {
  expect(nextBannerChange(list, at('11:00'))).toBe(at('12:00'))
  expect(nextBannerChange(list, at('12:00'))).toBe(at('13:00'))
  expect(nextBannerChange(list, at('18:00'))).toBe(Infinity)
  expect(nextBannerChange([], 0)).toBe(Infinity)
})

test('the spans of an offer reach from the current one to the last that begins in time', () => {
  const times = { weekly: [6, 0].map(day => ({ day, from: '09:00', to: '11:00' })) }
  const hours = (until: string) =>
    spansUntil(times, at('14:30'), Date.parse(until), 'America/Toronto').map(({ start, end }) =>
      [start, end].map(instant => new Date(instant).toISOString().slice(8, 16))
    )
  expect(hours('2026-11-28T20:00:00Z')).toEqual([['28T14:00', '28T16:00']])
  expect(hours('2026-11-29T14:00:00Z')).toEqual([['28T14:00', '28T16:00']])
  expect(hours('2026-11-29T14:01:00Z')).toEqual([
    ['28T14:00', '28T16:00'],
    ['29T14:00', '29T16:00']
  ])
  expect(spansUntil(null, 0, 1, 'America/Toronto')).toEqual([{ start: -Infinity, end: Infinity }])
  expect(spansUntil({ ends: '2026-11-01T00:00' }, at('14:30'), Infinity, 'America/Toronto')).toEqual([])
})
