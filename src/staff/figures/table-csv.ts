import type { Locale } from '../../i18n/locale.ts'
import { csvRow } from '../../rules/text/csv-row.ts'
import type { Column, FigureTable } from './tables.ts'

/** An amount in cents as spreadsheets of a language read it: `-12.50`, `-12,50`. */
function amountIn(cents: number, locale: Locale): string {
  const [sign, whole, rest] = [cents < 0 ? '-' : '', Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100]
  return `${sign}${whole}${locale === 'fr-CA' ? ',' : '.'}${String(rest).padStart(2, '0')}`
}

const cellIn = (cell: string | number, kind: Column['kind'] | undefined, locale: Locale): string =>
  typeof cell === 'number' && kind === 'money' ? amountIn(cell, locale) : String(cell)

/**
 * Returns a table as a CSV file with its headings. In French the cells are separated by semicolons and amounts have a comma, as
 * spreadsheets set to French expect.
 */
export function tableCsv({ columns, rows }: FigureTable, locale: Locale): string {
  const separator = locale === 'fr-CA' ? ';' : ','
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map(row => row.map((cell, at) => cellIn(cell, columns[at]?.kind, locale)))
  ]
  return `${lines.map(line => csvRow(line, separator)).join('\r\n')}\r\n`
}
