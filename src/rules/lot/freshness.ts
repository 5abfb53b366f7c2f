import { isDate } from '../time/is-date.ts'

const DAY = 86_400_000

/**
 * Returns the days from a packaging date to another day, such as the store's today, both `YYYY-MM-DD`. Undefined if the date
 * is missing, isn't one, or lies after that day: none of these is ever shown as fresh.
 */
export function daysSincePackaged(packagedOn: string | undefined, today: string): number | undefined {
  if (packagedOn === undefined || !isDate(packagedOn) || !isDate(today) || packagedOn > today) return undefined
  return (Date.parse(today) - Date.parse(packagedOn)) / DAY
}
