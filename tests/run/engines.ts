/**
 * `npm run test:engines`: the main journeys in Firefox, and an order in WebKitGTK. `npm run test:firefox`: an order in
 * Firefox. Installs what is missing where it can, and says what it could not test in.
 */
import { findFirefox } from '../browser/support/find-browser.ts'
import { findMiniBrowser } from '../webkit/find.ts'
import { mayInstall, packages, run } from './packages.ts'

const isShort = process.argv.includes('--short')
const short = ['tests/browser/checkout/order.test.ts', '--tags-filter=core']
const projects: string[] = []

/** Adds a project if its browser is there or can be installed. */
function want(project: string, find: () => string | undefined, ...names: string[]): void {
  if (find() === undefined && mayInstall) {
    console.log(`No ${project} was found: installing Debian’s ${names.join(' and ')} for the tests.`)
    packages(...names)
  }
  if (find() === undefined) console.log(`No ${project} was found: nothing is tested in it.`)
  else projects.push('--project', project)
}

want('firefox', findFirefox, 'firefox-esr')
if (!isShort) want('webkit', findMiniBrowser, 'webkit2gtk-driver', 'xvfb', 'xauth')

const words = [...projects, ...(isShort ? short : [])]
if (projects.length > 0 && !run('npx', 'vitest', 'run', '--maxWorkers=1', ...words)) process.exitCode = 1
