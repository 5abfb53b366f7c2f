import { isDeepStrictEqual } from 'node:util'
import type { Change } from './changes.ts'

/** Columns that say nothing about a product: when it was written, and what follows from others. */
const ignored = new Set(['updatedAt', 'receivedAt', 'sortNameEn', 'sortNameFr'])

/** A row as it was before an import, and the number of values that were changed since and are left alone. */
export interface PutBack<Row> {
  row: Row
  changed: number
}

/**
 * Returns a row with its values from before an import where they still are those of the import; undefined if none differs.
 * `counters` are handled by the caller.
 */
export function putBack<Row extends object>(
  { before, after }: { before: Row; after: Row },
  current: Row,
  counters: readonly (keyof Row & string)[] = []
): PutBack<Row> | undefined {
  const row = { ...current }
  let [changed, isDifferent] = [0, false]
  for (const key of Object.keys(before) as (keyof Row & string)[]) {
    if (ignored.has(key) || counters.includes(key) || isDeepStrictEqual(before[key], after[key])) continue
    if (isDeepStrictEqual(current[key], after[key])) {
      row[key] = before[key]
      isDifferent = true
    } else if (!isDeepStrictEqual(current[key], before[key])) changed += 1
  }
  return isDifferent || changed > 0 ? { row, changed } : undefined
}

/** Returns a count as it would be without an import: later changes of it stay, and it is never below 0. */
export function countBack(before: number, after: number, current: number): { count: number; short: number } {
  const count = before + current - after
  return { count: Math.max(0, count), short: Math.max(0, -count) }
}

/** A change of a row that was there before and after. */
export const isKept = <Row>(change: Change<Row>): change is { before: Row; after: Row } =>
  change.before !== null && change.after !== null
