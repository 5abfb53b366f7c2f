import { formatWallTime } from './wall-time.ts'
import type { Range, Status } from './hours.ts'

/** The words of the status label. */
export interface StatusWords {
  open: string
  closed: string
}

/** Formats an opening range as `hh:mm a - hh:mm a`. */
const rangeLabel = (range: Pick<Range, 'openTime' | 'closeTime'>): string =>
  `${formatWallTime(range.openTime)} - ${formatWallTime(range.closeTime)}`

/**
 * Returns `OPEN` when the store is open; the opening range followed by `(CLOSED)` when it is closed now but today's
 * hours entry is open; `CLOSED` otherwise (SPEC A4).
 */
export function statusLabel(status: Status, words: StatusWords = { open: 'OPEN', closed: 'CLOSED' }): string {
  if (status.kind === 'open') return words.open
  return status.kind === 'closed' ? words.closed : `${rangeLabel(status.range)} (${words.closed})`
}
