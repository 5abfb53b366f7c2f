import { areas } from './areas/index.ts'
import { Failed, Skipped } from './must.ts'
import { type Point } from './point.ts'
import { createShop, type Options, type Shop } from './shop.ts'

/** How one point came out; `why` says of a failure what the back end did instead. */
export interface Result {
  area: string
  name: string
  outcome: 'ok' | 'failed' | 'skipped'
  why: string
}

/** Which points to check, and who hears of each as it is done. */
interface Watch {
  only?: string | undefined
  onResult?: (result: Result) => void
}

/** Checks a back end against the contract, over HTTP alone; it places one order to be paid in store and cancels it. */
export async function conform(base: string, options: Options = {}, { only, onResult }: Watch = {}): Promise<Result[]> {
  const shop = createShop(base, options)
  const results: Result[] = []
  for (const area of areas) {
    for (const point of area.points.filter(one => only === undefined || one.name === only)) {
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

/** A result as a line of its own. */
export const lineOf = ({ outcome, name, why }: Result): string =>
  ({
    ok: `ok       ${name}`,
    failed: `FAIL     ${name}\n         ${why}`,
    skipped: `skipped: ${name}\n         ${why}`
  })[outcome]

/** The line that closes a run. */
export function closing(results: Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter(one => one.outcome === outcome).length
  return `${count('ok')} passed, ${count('failed')} failed, ${count('skipped')} skipped`
}
