/** A cell of a spreadsheet or of JSON, as the text that a person would type for it. */
export interface SheetCell {
  text: string
  kind: 'text' | 'number' | 'date' | 'other'
}

/** A row of a spreadsheet or of JSON; `line` is its first line in the file, or its number in the sheet. */
export interface SheetRecord {
  line: number
  cells: SheetCell[]
  /** The end of a sentence about a row that can't be read. */
  problem?: string
}

/** A cell with nothing in it. */
export const emptyCell: SheetCell = { text: '', kind: 'text' }

/** Integers up to which a spreadsheet keeps every digit. */
const exact = 1e15

/**
 * Returns a number as text that has one reading only, with a decimal point. One with more digits than a spreadsheet keeps is in
 * scientific notation, which no id has. Noise of binary fractions is rounded away.
 */
export function numberCell(value: number): SheetCell {
  if (Number.isInteger(value))
    return { text: Math.abs(value) < exact ? String(value) : value.toExponential(), kind: 'number' }
  const text = String(Number(value.toPrecision(15)))
  // `1.125` may be 1,125 with a comma between thousands; `1.1250` may not.
  return { text: /\.\d{3}$/.test(text) ? `${text}0` : text, kind: 'number' }
}

/** Returns a date of a spreadsheet, which has no zone, as `2026-12-01` or `2026-12-01 18:00`. */
export function dateCell(date: Date): SheetCell {
  // A time is a fraction of a day, which may be some microseconds short of its minute.
  const rounded = new Date(Math.round(date.getTime() / 60_000) * 60_000)
  const [day = '', time = ''] = rounded.toISOString().split('T')
  return { text: time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`, kind: 'date' }
}
