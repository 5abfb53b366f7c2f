import { expect, test } from 'vitest'
import { locations } from '../../../demo/catalogue/locations.ts'
import type { ClockOffset } from '../../../src/rules/time/clock-offsets.ts'
import { checkZoneData, zoneDataWarnings } from '../../../src/server/settings/zone-data.ts'
import { startTestServer } from '../support/process/demo-server.ts'

const current: ClockOffset[] = [
  { from: '2026-01-01T00:00:00.000Z', offset: -420 },
  { from: '2026-03-08T09:00:00.000Z', offset: -360 }
]
const old: ClockOffset[] = [
  ...current,
  { from: '2026-11-01T08:00:00.000Z', offset: -420 },
  { from: '2027-03-14T09:00:00.000Z', offset: -360 },
  { from: '2027-11-07T08:00:00.000Z', offset: -420 }
]

test('zone data that is as expected is no reason for a warning', () => {
  expect(zoneDataWarnings(['America/Edmonton', 'America/Edmonton'], () => current)).toEqual([])
})

test('old zone data is warned of once for a zone, with the first day on which it is wrong', () => {
  const [warning, ...others] = zoneDataWarnings(['America/Edmonton', 'America/Edmonton'], () => old)
  expect(others).toEqual([])
  expect(warning).toContain('from 2026-11-01 it has America/Edmonton at UTC-7 h')
  expect(warning).toContain('at UTC-6 h')
})

test('a zone of which nothing is known is warned of; one that this release has no expectation of is not', () => {
  expect(zoneDataWarnings(['America/Toronto'], () => [])).toHaveLength(1)
  expect(zoneDataWarnings(['Europe/Paris'], () => old)).toEqual([])
})

test('the zones of all stores are checked', async () => {
  const server = await startTestServer()
  const warnings = await checkZoneData(server.db)
  await server.close()
  expect(warnings.toSorted()).toEqual(zoneDataWarnings(locations.map(({ timezone }) => timezone)).toSorted())
})
