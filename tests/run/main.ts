/** `npm run verify`, or `npm run verify:full` with `--full`: runs the stages one after the other, and prints how long each took. */
import { spawn } from 'node:child_process'
import { rest, verify } from './stages.ts'

interface Ran {
  name: string
  seconds: number
  isGood: boolean
}

/** Runs a script of package.json; one that is `beside` others writes when it has ended, so that lines don't mix. */
async function run(name: string, beside: boolean): Promise<Ran> {
  const begun = performance.now()
  const child = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32'
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => void said.push(part))
  const code = await new Promise(done => child.once('close', done))
  const ran = { name, seconds: (performance.now() - begun) / 1000, isGood: code === 0 }
  process.stdout.write(Buffer.concat(said).toString() + line(ran))
  return ran
}

const line = ({ name, seconds, isGood }: Ran): string =>
  `${isGood ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s\n`

const ran: Ran[] = []
const begun = performance.now()
for (const stage of process.argv.includes('--full') ? [...verify, ...rest] : verify) {
  const [first = '', ...others] = stage
  ran.push(...(await Promise.all([run(first, false), ...others.map(name => run(name, true))])))
  if (ran.some(({ isGood }) => !isGood)) break
}

console.log(`\n${ran.map(line).join('')}  in all ${((performance.now() - begun) / 1000).toFixed(1).padStart(15)} s`)
process.exitCode = ran.every(({ isGood }) => isGood) ? 0 : 1
