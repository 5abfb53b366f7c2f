import { inspect } from 'node:util'
import type { Result } from './places.ts'

/** Number of violations shown per check. */
const SHOWN = 5

/** Prints the result of a run; returns the number of failed checks. */
export function report(title: string, { told, kills, tally, seconds, verdicts }: Result): number {
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}×`)
      .join(', ')
  console.log(`\n${title}`)
  console.log(`  killed     ${list(kills)}`)
  console.log(
    `  orders     ${told.length} in ${seconds.toFixed(0)} s, ${told.filter(one => one.isCancelled).length} cancelled`
  )
  console.log(`  answers    ${list(tally.statuses)}; ${tally.unanswered} calls lost`)
  for (const { name, wrong } of verdicts) {
    console.log(`  ${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    for (const one of wrong.slice(0, SHOWN)) console.log(`         ${inspect(one, { breakLength: Infinity })}`)
    if (wrong.length > SHOWN) console.log(`         and ${wrong.length - SHOWN} more`)
  }
  const failed = verdicts.filter(({ wrong }) => wrong.length > 0).length
  console.log(`  ${verdicts.length - failed} passed, ${failed} failed`)
  return failed
}
