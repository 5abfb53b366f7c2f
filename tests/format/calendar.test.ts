import { expect, test } from 'vitest'
import { calendarFile } from '../../src/format/calendar.ts'

const entry = {
  id: 'o1',
  start: '2026-11-21T13:00:00-05:00',
  end: '2026-11-21T13:15:00-05:00',
  title: 'Pick up order QW-1001',
  place: '718 Queen Street West, Toronto ON',
  text: 'Code 4821; bring your ID\nto the counter.'
}

test('an order’s time is written in universal time, and its text escaped (RFC 5545)', () => {
  const lines = calendarFile(entry).split('\r\n')
  expect(lines).toContain('DTSTART:20261121T180000Z')
  expect(lines).toContain('DTEND:20261121T181500Z')
  expect(lines).toContain('LOCATION:718 Queen Street West\\, Toronto ON')
  expect(lines).toContain('DESCRIPTION:Code 4821\\; bring your ID\\nto the counter.')
  expect(lines.at(-1)).toBe('')
})

test('no line is longer than 75 bytes, and folded ones read as before', () => {
  const title = 'Ramassage de la commande à Marché Kensington, à l’heure prévue, avec une pièce d’identité'
  const file = calendarFile({ ...entry, title })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`)
})
