import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Report, reportOf } from './report.ts'

/** How a script of package.json ended. */
export interface Ran {
  script: string
  seconds: number
  isGood: boolean
  /** Counts and failures, if the script runs tests. */
  report: Report | undefined
  /** What it printed. */
  log: string
}

/** Runs a script of package.json; what it prints goes to `tests/.out/logs`. */
export async function runScript(script: string): Promise<Ran> {
  const begun = performance.now()
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32'
  })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => void printed.push(part))
  const code = await new Promise(done => child.once('close', done))
  const log = Buffer.concat(printed).toString()
  writeFileSync(`tests/.out/logs/${script.replaceAll(':', '-')}.log`, log)
  return { script, seconds: (performance.now() - begun) / 1000, isGood: code === 0, report: readReport(script), log }
}

function readReport(script: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(reportOf(script), 'utf8')) as Report
  } catch {
    return undefined
  }
}
