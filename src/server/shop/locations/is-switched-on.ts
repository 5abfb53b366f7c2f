import type { LocationRow } from './find-location.ts'

/** The retailer's switch of a location, the end of a pause, and whether shoppers see it. */
type Switch = Pick<LocationRow, 'isOpen' | 'pausedUntil' | 'isListed'>

/** Returns the end of a location's pause; null if it is not paused. */
export const pauseOf = ({ isOpen, pausedUntil }: Pick<Switch, 'isOpen' | 'pausedUntil'>, now: Date): Date | null =>
  isOpen && pausedUntil !== null && pausedUntil > now ? pausedUntil : null

/**
 * Returns a location with its switch as it is at an instant: off while it is paused or not listed, without a pause otherwise. A pause
 * needs no one to end it, because it is always read through this.
 */
export const switchedAt = <Row extends Switch>(row: Row, now: Date): Row => {
  const pausedUntil = pauseOf(row, now)
  return { ...row, isOpen: row.isOpen && row.isListed && pausedUntil === null, pausedUntil }
}
