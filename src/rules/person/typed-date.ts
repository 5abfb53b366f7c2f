/** A date as people type it, year first, with any marks or none between, as `YYYY-MM-DD`; undefined for what is no date. */
export function readDate(typed: string): string | undefined {
  const text = typed.trim()
  const [, year, month = '', day = ''] =
    /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  if (!year) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = Date.parse(`${date}T00:00Z`)
  // A day that the month doesn't have is taken for the next month's by some browsers.
  return new Date(instant || 0).toISOString().startsWith(date) ? date : undefined
}
