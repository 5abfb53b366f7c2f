import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** What a vitest stage came to, as the summary of `npm test` reads it. */
export interface Report {
  passed: number
  failed: number
  skipped: number
  failures: Failure[]
}

export interface Failure {
  name: string
  /** The line that runs it alone. */
  command: string
  message: string
}

const isFiltered = process.argv.some(word => word.startsWith('--tags-filter'))
const folder = 'tests/.out/reports'

/** Returns the path of a script's report. */
export const reportOf = (script: string): string => `${folder}/${script.replaceAll(':', '-')}.json`

/** Writes the report of the script that vitest was started by, if any. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export.
export default class StageReport implements Reporter {
  readonly #report: Report = { passed: 0, failed: 0, skipped: 0, failures: [] }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    // Tests that the run's filter leaves out don't count as skipped.
    if (state === 'pending' || (state === 'skipped' && isFiltered)) return
    this.#report[state]++
    if (state === 'failed') this.#fail(test.module, test.fullName, errors?.[0]?.message ?? '')
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) this.#fail(module, '', message)
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly { message?: string }[]): void {
    for (const { message = '' } of errors)
      this.#report.failures.push({ name: 'outside of all tests', command: '', message })
    const script = process.env['npm_lifecycle_event']
    if (script === undefined) return
    mkdirSync(folder, { recursive: true })
    writeFileSync(reportOf(script), JSON.stringify(this.#report, null, 2))
  }

  #fail({ project, relativeModuleId: file }: TestModule, name: string, message: string): void {
    const title = name === '' ? '' : ` -t ${JSON.stringify(name.replaceAll(' > ', ' '))}`
    this.#report.failures.push({
      name: `${project.name} ${file} ${name}`,
      command: `npx vitest run --project ${project.name} ${file}${title}`,
      message
    })
  }
}
