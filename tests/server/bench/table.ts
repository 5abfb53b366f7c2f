/** A measured figure. */
export interface Row {
  part: string
  what: string
  value: string
}

/** Request times in milliseconds, and counts by status; 0 is a request without a response. */
export interface Times {
  times: number[]
  statuses: Map<number, number>
}

/** Returns an empty record. */
export const noTimes = (): Times => ({ times: [], statuses: new Map() })

/** Records a request. */
export function noteCall({ times, statuses }: Times, status: number, milliseconds: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  times.push(milliseconds)
}

/** Returns rows with the percentiles and statuses of requests. */
export function rowsOfTimes(part: string, name: string, { times, statuses }: Times): Row[] {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  const answered = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status || 'none'} ${count}×`)
  return [
    { part, what: `${name}: p50 / p95 / p99`, value: `${at(0.5)} / ${at(0.95)} / ${at(0.99)} ms` },
    { part, what: `${name}: statuses`, value: answered.join(', ') }
  ]
}

/** Prints the rows as a table. */
export function printTable(rows: readonly Row[]): void {
  const width = (of: (row: Row) => string): number => Math.max(...rows.map(row => of(row).length))
  const [parts, whats] = [width(row => row.part), width(row => row.what)]
  for (const { part, what, value } of rows) console.log(`${part.padEnd(parts)}  ${what.padEnd(whats)}  ${value}`)
}
