/** The retailer's own switch of a store. During a pause it is off until then. */
export interface Switch {
  isOpen: boolean
  /** The end of a pause. */
  pausedUntil?: string | Date | null | undefined
}

/** Returns true if a store is switched on. A pause ends on time, whether or not the page hears of it. */
export const isSwitchedOn = ({ isOpen, pausedUntil }: Switch, now: number): boolean =>
  isOpen || new Date(pausedUntil ?? NaN).getTime() <= now
