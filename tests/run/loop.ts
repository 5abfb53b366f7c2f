/**
 * `npm run test:loop -- FILE …`: runs test files 20 times, or `--times N`, while another process keeps a core busy. A test
 * joins the core only with 20 of 20. `--core` runs all core tests of the browser instead of files.
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { run } from './packages.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' }, core: { type: 'boolean', default: false } }
})
const wanted = values.core ? ['--project', 'browser', '--tags-filter=core'] : positionals
if (wanted.length === 0) throw new Error('Name at least one test file, or --core.')

const burner = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
let passed = 0
let failed = 0
try {
  for (let nth = 0; nth < Number(values.times); nth++) {
    if (run('npx', 'vitest', 'run', '--reporter=dot', ...wanted)) passed++
    else failed++
    console.log(`${passed} of ${nth + 1}`)
  }
} finally {
  burner.kill()
}
console.log(`loop: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
