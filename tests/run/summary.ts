import { stripVTControlCharacters } from 'node:util'
import type { Ran } from './run-script.ts'

/** The lines of a failed script's output that are printed, where it has no report of failed tests. */
const MOST_LINES = 40

const counts = ({ report }: Ran): string =>
  report ? `${report.passed} passed, ${report.failed} failed${report.skipped ? `, ${report.skipped} skipped` : ''}` : ''

/** Returns the line of a script that has ended: its name, seconds and counts. */
export const lineOf = (ran: Ran): string =>
  `${ran.isGood ? '✓' : '✗'} ${ran.script.padEnd(18)} ${ran.seconds.toFixed(1).padStart(7)} s  ${counts(ran)}`.trimEnd()

/** Returns what a script said about programs that it lacks or installs. */
export const noticesOf = ({ log }: Ran): string[] =>
  stripVTControlCharacters(log)
    .split('\n')
    .filter(line => /^(No \w+ was found|Installing )/.test(line))

/** Returns what failed in a script, and the line that runs it alone. */
export function failuresOf({ script, isGood, report, log }: Ran): string[] {
  if (isGood) return []
  if (!report || report.failures.length === 0)
    return [
      `\n✗ ${script}: npm run ${script}`,
      ...stripVTControlCharacters(log).trimEnd().split('\n').slice(-MOST_LINES)
    ]
  return report.failures.flatMap(({ name, command, message }) => [`\n✗ ${script}: ${name}`, `  ${command}`, message])
}

/** Returns the counts of all scripts together. */
export function total(all: readonly Ran[]): string {
  const sum = (name: 'passed' | 'failed' | 'skipped') => all.reduce((to, { report }) => to + (report?.[name] ?? 0), 0)
  return `tests: ${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`
}
