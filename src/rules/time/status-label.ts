import { formatWallTime } from './wall-time.ts'
import type { Status } from './hours.ts'

/** The words of the status label. */
export interface StatusWords {
  open: string
  closed: string
}

/**
 * Returns `OPEN` when the store is open; the opening range followed by `(CLOSED)` when it is closed now but today's
 * hours entry is open, its times `hh:mm a`; `CLOSED` otherwise (SPEC A4).
 */
export function statusLabel(
  status: Status,
  words: StatusWords = { open: 'OPEN', closed: 'CLOSED' },
  write: (time: string) => string = formatWallTime
): string {
  if (status.kind === 'open') return words.open
  if (status.kind === 'closed') return words.closed
  const { openTime, closeTime } = status.range
  return `${write(openTime)} - ${write(closeTime)} (${words.closed})`
}
