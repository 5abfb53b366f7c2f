import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas, areasOf } from '../run/areas.ts'

test.each(Object.entries(areas))('all paths of the area %s exist', (_, { sources, tests }) => {
  const missing = [...sources, ...tests].filter(path => path.endsWith('/') && !existsSync(path))
  expect(missing).toEqual([])
})

test.each([
  ['src/screens/menu/find/filter.tsx', ['menu']],
  ['src/embed/first-screen/show-first.ts', ['loader', 'embed']],
  ['src/server/ordering/orders/place.ts', ['order', 'server']],
  ['tests/browser/kiosk/kiosk.test.ts', ['kiosk']]
])('%s belongs to %s', (path, names) => {
  expect(areasOf(path)).toEqual(names)
})

test.each(['src/rules/slug.ts', 'src/lib/lists.ts', 'package.json', 'tests/run/main.ts'])(
  '%s concerns everything',
  path => {
    expect(areasOf(path)).toBeUndefined()
  }
)
