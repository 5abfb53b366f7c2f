import { expect, test } from 'vitest'
import { areas } from '../../src/conformance/areas/index.ts'
import { faults } from '../server/support/process/faults.ts'

test('each point of the conformance check has a wrong server that it is tried on', () => {
  const names = areas.flatMap(area => area.points.map(point => point.name))
  expect(Object.keys(faults).sort()).toEqual(names.sort())
})
