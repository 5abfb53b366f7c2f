/**
 * `npm run verify`, or `npm run verify:full` with `--full`: runs all stages, also after one has failed, prints a line for
 * each, and ends with what failed and how to run it alone. What the scripts print is in `tests/.out/logs`.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { findChromium } from '../browser/support/find-browser.ts'
import { startCluster } from '../server/support/postgres/cluster.ts'
import { findPostgres } from '../server/support/postgres/find.ts'
import { runScript, type Ran } from './run-script.ts'
import { needBrowser, rest, verify } from './stages.ts'
import { failuresOf, lineOf, noticesOf, total } from './summary.ts'

rmSync('tests/.out/reports', { recursive: true, force: true })
mkdirSync('tests/.out/logs', { recursive: true })

/** Starts the Postgres that the stages of `npm test` share: one that each of them starts would be seeded anew. */
async function sharePostgres(): Promise<() => Promise<void>> {
  const programs = await findPostgres()
  if (programs === undefined) return async () => {}
  const { url, stop } = await startCluster(programs)
  process.env['SHARED_POSTGRES'] = url
  return async () => {
    delete process.env['SHARED_POSTGRES']
    await stop()
  }
}

const ran: Ran[] = []
const leftOut: string[] = []
const begun = performance.now()
let stopPostgres: (() => Promise<void>) | undefined
for (const stage of process.argv.includes('--full') ? [...verify, ...rest] : verify) {
  // The first stage installs it. The long stages leave too many databases behind to share one.
  if (stage === rest[0]) await stopPostgres?.()
  else if (stage !== verify[0]) stopPostgres ??= await sharePostgres()
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

await stopPostgres?.()
for (const one of ran) for (const line of failuresOf(one)) console.log(line)
for (const script of leftOut) console.log(`Left out: ${script}. No Chromium was found; CHROMIUM_PATH can name one.`)
console.log(`\nin all ${((performance.now() - begun) / 1000).toFixed(1)} s`)
console.log(total(ran))
// Where all can be installed, nothing may be left out.
const isWhole = leftOut.length === 0 || process.env['CI'] === undefined
process.exitCode = isWhole && ran.every(({ isGood }) => isGood) ? 0 : 1
