import type { LocationRow } from './find-location.ts'

/** The retailer's switch of a location, and the end of a pause. */
type Switch = Pick<LocationRow, 'isOpen' | 'pausedUntil'>

/** Returns the end of a location's pause; null if it is not paused. */
export const pauseOf = ({ isOpen, pausedUntil }: Switch, now: Date): Date | null =>
  isOpen && pausedUntil !== null && pausedUntil > now ? pausedUntil : null

/**
 * Returns a location with its switch as it is at an instant: off while it is paused, without a pause otherwise. A pause
 * needs no one to end it, because it is always read through this.
 */
export const switchedAt = <Row extends Switch>(row: Row, now: Date): Row => {
  const pausedUntil = pauseOf(row, now)
  return { ...row, isOpen: row.isOpen && pausedUntil === null, pausedUntil }
}
