/**
 * `npm run verify`, or `npm run verify:full` with `--full`: runs all stages, also after one has failed, prints a line for
 * each, and ends with what failed and how to run it alone. What the scripts print is in `tests/.out/logs`.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { findChromium } from '../browser/support/find-browser.ts'
import { runScript, type Ran } from './run-script.ts'
import { needBrowser, rest, verify } from './stages.ts'
import { failuresOf, lineOf, noticesOf, total } from './summary.ts'

rmSync('tests/.out/reports', { recursive: true, force: true })
mkdirSync('tests/.out/logs', { recursive: true })

const ran: Ran[] = []
const leftOut: string[] = []
const begun = performance.now()
for (const stage of process.argv.includes('--full') ? [...verify, ...rest] : verify) {
  const isWithout = findChromium() === undefined
  const possible = stage.filter(script => !isWithout || !needBrowser.has(script))
  leftOut.push(...stage.filter(script => !possible.includes(script)))
  ran.push(
    ...(await Promise.all(
      possible.map(async script => {
        const one = await runScript(script)
        for (const line of [...noticesOf(one), lineOf(one)]) console.log(line)
        return one
      })
    ))
  )
}

for (const one of ran) for (const line of failuresOf(one)) console.log(line)
for (const script of leftOut) console.log(`Left out: ${script}. No Chromium was found; CHROMIUM_PATH can name one.`)
console.log(`\nin all ${((performance.now() - begun) / 1000).toFixed(1)} s`)
console.log(total(ran))
// Where all can be installed, nothing may be left out.
const isWhole = leftOut.length === 0 || process.env['CI'] === undefined
process.exitCode = isWhole && ran.every(({ isGood }) => isGood) ? 0 : 1
