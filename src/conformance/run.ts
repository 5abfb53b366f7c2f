import { areas } from './areas/index.ts'
import { Failed, Skipped } from './must.ts'
import { type Point } from './point.ts'
import { createShop, type Options, type Shop } from './shop.ts'

/** The result of a check; `why` explains a failure or a skip. */
export interface Result {
  area: string
  name: string
  outcome: 'ok' | 'failed' | 'skipped'
  why: string
}

/** Filters checks, and receives each result as it comes. */
interface Watch {
  only?: string | undefined
  onResult?: (result: Result) => void
}

/** Checks a back end against the contract, over HTTP only; it places one pay-in-store order and cancels it. */
export async function conform(base: string, options: Options = {}, { only, onResult }: Watch = {}): Promise<Result[]> {
  const shop = createShop(base, options)
  const results: Result[] = []
  for (const area of areas) {
    for (const point of area.points.filter(candidate => only === undefined || candidate.name === only)) {
      const result = { area: area.name, name: point.name, ...(await outcomeOf(point, shop)) }
      results.push(result)
      onResult?.(result)
    }
  }
  await shop.tidy()
  return results
}

async function outcomeOf(point: Point, shop: Shop): Promise<Pick<Result, 'outcome' | 'why'>> {
  try {
    await point.check(shop)
    return { outcome: 'ok', why: '' }
  } catch (error) {
    if (error instanceof Skipped) return { outcome: 'skipped', why: error.message }
    if (error instanceof Failed) return { outcome: 'failed', why: error.message }
    throw error
  }
}

/** Formats a result as a line. */
export const lineOf = ({ outcome, name, why }: Result): string =>
  ({
    ok: `ok       ${name}`,
    failed: `FAIL     ${name}\n         ${why}`,
    skipped: `skipped: ${name}\n         ${why}`
  })[outcome]

/** Formats the summary of a run. */
export function closing(results: Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter(result => result.outcome === outcome).length
  return `${count('ok')} passed, ${count('failed')} failed, ${count('skipped')} skipped`
}
