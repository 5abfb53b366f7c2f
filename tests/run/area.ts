/**
 * `npm run test:area -- AREA …`: runs all tests of one or more areas, also those that `npm test` leaves to `verify:full`.
 * A path of a changed file may be given in place of an area; one that belongs to none runs everything.
 */
import { areas, areasOf } from './areas.ts'
import { run } from './packages.ts'

/** Projects that are doubles of others, in another engine or database. */
const doubles = ['screens-react', 'firefox', 'webkit', 'server-pglite-rest', 'wordpress']

const words = process.argv.slice(2)
const names = words.flatMap(word => (word in areas ? [word] : (areasOf(word) ?? Object.keys(areas))))
if (names.length === 0) {
  console.error(`Name an area or a changed file: ${Object.keys(areas).join(', ')}.`)
  process.exit(1)
}

const isBuilt = run('npm', 'run', '--silent', 'build')
const tests = [...new Set(names.flatMap(name => areas[name]?.tests ?? []))]
const without = doubles.map(name => `--project=!${name}`)
let isGood = isBuilt && run('npx', 'vitest', 'run', ...without, ...tests)
if (tests.includes('tests/wordpress/')) isGood = run('npm', 'run', '--silent', 'test:wordpress') && isGood
process.exitCode = isGood ? 0 : 1
