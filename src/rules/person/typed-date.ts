/** Parses a typed date, year first, with any separators or none, into `YYYY-MM-DD`; undefined if invalid. */
export function readDate(typed: string): string | undefined {
  const text = typed.trim()
  const [, year, month = '', day = ''] =
    /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  if (!year) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = Date.parse(`${date}T00:00Z`)
  // Some browsers roll a day that the month doesn't have over into the next month.
  return new Date(instant || 0).toISOString().startsWith(date) ? date : undefined
}
