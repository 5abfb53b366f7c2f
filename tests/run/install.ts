/**
 * The first step of `npm test`: installs the browser and the Postgres that the machine lacks. Where no Postgres can be had,
 * the server's tests run on the embedded database; without a browser its tests are left out.
 */
import { findChromium } from '../browser/support/find-browser.ts'
import { findPostgres } from '../server/support/postgres/find.ts'
import { mayInstall, packages, run } from './packages.ts'

const shell = 'chromium-headless-shell'

if (findChromium() === undefined && !mayInstall) {
  console.log('No Chromium was found: Playwright downloads one for the tests.')
  run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium')
} else if (findChromium() === undefined) {
  console.log(`No Chromium was found: installing Debian’s package ${shell} for the tests.`)
  // Other systems than Debian lack the smaller package.
  void (packages(shell, 'fonts-liberation') || packages('chromium', 'fonts-liberation'))
} else if (process.env['CI'] && mayInstall && !findChromium()?.endsWith(shell)) {
  console.log(`Installing Debian’s package ${shell}, in which the tests take less time.`)
  packages(shell)
}

if ((await findPostgres()) === undefined && mayInstall) {
  console.log('No Postgres was found: installing Debian’s package postgresql for the tests.')
  packages('postgresql')
}

if ((await findPostgres()) === undefined)
  console.log('No Postgres was found, nor could one be installed: all tests run on the embedded database.')

if (findChromium() === undefined)
  console.log('No Chromium was found, nor could one be installed: no browser test runs. CHROMIUM_PATH can name one.')
