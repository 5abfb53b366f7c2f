import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allows, type Entry, refusedLicences } from '../../.ci/licences.ts'

test.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', '(BSD-2-Clause OR MIT OR Apache-2.0)'])(
  '%s is allowed in production',
  licence => expect(allows(licence)).toBe(true)
)

test.each(['GPL-3.0-only', 'MPL-2.0', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE', ''])('%j is not', licence =>
  expect(allows(licence)).toBe(false)
)

test('production packages with other licences are rejected by name; development packages and the reviewed one are not', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'AGPL-3.0-only' },
    'node_modules/d': { version: '3.0.0' },
    'node_modules/e': { version: '4.0.0', license: 'MPL-2.0', dev: true },
    'node_modules/pubnub': { version: '5.0.0', license: 'SEE LICENSE IN LICENSE' }
  }
  expect(refusedLicences(packages, () => '')).toEqual(['@b/c 2.0.0: AGPL-3.0-only', 'd 3.0.0: no licence is named'])
})

test('every package that the server installs in production has an allowed licence', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
  const production = Object.values(packages).filter(({ dev = false }) => !dev)
  expect(production.length).toBeGreaterThan(50)
  expect(refusedLicences(packages, installedLicence)).toEqual([])
})

/** Returns the licence of an installed package, for entries of the lock file that name none. */
function installedLicence(path: string): string {
  const file = `${path}/package.json`
  return existsSync(file) ? ((JSON.parse(readFileSync(file, 'utf8')) as Entry).license ?? '') : ''
}
