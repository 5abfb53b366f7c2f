import { expect, test } from 'vitest'
import { polygonProblem, withoutClosing } from '../../../src/rules/address/polygon.ts'

const corners = (text: string) =>
  text.split(' ').map(corner => {
    const [lat = 0, lng = 0] = corner.split(',').map(Number)
    return { lat, lng }
  })

test.each([
  ['a triangle', '0,0 0,1 1,0', undefined],
  ['a square', '0,0 0,1 1,1 1,0', undefined],
  ['an outline with a corner on a straight side', '0,0 0,1 0,2 2,2', undefined],
  ['a hollow outline', '0,0 0,4 4,4 4,3 1,3 1,1 4,1 4,0', undefined],
  ['two corners', '0,0 0,1', 'few'],
  ['a bow', '0,0 1,1 1,0 0,1', 'crossing'],
  ['a corner twice', '0,0 0,1 1,1 0,1', 'crossing'],
  ['a side that runs back', '0,0 0,2 0,1', 'crossing'],
  ['a side that touches another', '0,0 0,4 2,4 0,2 2,0', 'crossing']
])('%s: %s is judged as %s', (_, text, problem) => {
  expect(polygonProblem(corners(text))).toBe(problem)
})

test('no corners are no problem, and a repeated last corner is dropped', () => {
  expect(polygonProblem([])).toBeUndefined()
  expect(withoutClosing(corners('0,0 0,1 1,1 0,0'))).toEqual(corners('0,0 0,1 1,1'))
  expect(withoutClosing(corners('0,0 0,1 0,0'))).toHaveLength(3)
  expect(withoutClosing(corners('0,0 0,1 1,1 1,0'))).toHaveLength(4)
})
