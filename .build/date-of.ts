/** Stands in for the parser of dates that date-fns-tz has: `toZonedTime` is only given instants. */
export const toDate = (instant: number): Date => new Date(instant)
