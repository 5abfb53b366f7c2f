import { BrokenFile } from './broken-file.ts'
import { findHeadings, isBlank, type Table } from './find-table.ts'
import { type Field, fields, type Mapping } from './mapping.ts'
import { columnsOf, type Row, type Rows, toRow } from './read-rows.ts'
import type { Sheet } from './read-xlsx.ts'
import type { SheetCell, SheetRecord } from './sheet-cell.ts'

/** Reads the rows of the only sheet with headings; throws BrokenFile if there is none, or another one. */
export function readSheets(sheets: readonly Sheet[], mapping: Mapping): Rows {
  const found = sheets.map(sheet => ({ sheet, headings: findHeadings(sheet.records.map(textsOf), mapping) }))
  const [first, second] = found.flatMap(({ sheet, headings }) => (headings.ok ? [{ sheet, ...headings }] : []))
  if (first && second)
    throw new BrokenFile(
      `The sheets “${first.sheet.name}” and “${second.sheet.name}” both have a list: delete one, or save each as its own file.`
    )
  if (!first) {
    const [closest] = found.flatMap(({ headings }) => (headings.ok || headings.columnCount < 0 ? [] : [headings]))
    throw new BrokenFile(
      closest ? `${closest.line > 0 ? `Line ${closest.line}: ` : ''}${closest.problem}` : 'The file is empty.'
    )
  }
  return rowsBelow(first.sheet.records, { ...first, delimiter: '' }, mapping)
}

/** Reads the rows of records below their headings. */
function rowsBelow(records: readonly SheetRecord[], table: Table, mapping: Mapping): Rows {
  const rows: Row[] = []
  let blank = 0
  for (const record of records) {
    const { line, cells, problem } = record
    if (line <= table.line) continue
    if (problem === undefined && isBlank(cells.map(({ text }) => text))) {
      blank += 1
      continue
    }
    const texts = cells.map((cell, at) => textOf(cell, at, table))
    const row = toRow(line, texts, table, mapping)
    const reason = problem ?? row.problem ?? misreadOf(cells, table)
    rows.push(reason === undefined ? row : { ...row, problem: reason })
  }
  return { rows, blank, columns: columnsOf(table, mapping) }
}

const textsOf = ({ line, cells }: SheetRecord) => ({ line, record: cells.map(({ text }) => text) })

/** Fields of which a date of a spreadsheet is the value. */
const dated: ReadonlySet<Field> = new Set(['packaged_on', 'sale_starts', 'sale_ends'])

/** Returns why a row can't be read by the kinds of its cells. */
function misreadOf(cells: readonly SheetCell[], { columns }: Table): string | undefined {
  for (const field of fields) {
    const kind = cells[columns.get(field) ?? -1]?.kind
    if (kind === 'other') return `its ${field} is neither a text nor a number`
    if (kind === 'date' && !dated.has(field))
      return `a spreadsheet made a date of its ${field}: format the column as text, and enter it again`
  }
  return undefined
}

/** A share such as 0.22 below `THC (%)` may be 22 % in a cell that is formatted so: as text with both, it is left out. */
function textOf({ text, kind }: SheetCell, at: number, { columns, units }: Table): string {
  const isShare = (['thc', 'cbd'] as const).some(field => columns.get(field) === at && units.get(field) === '%')
  const value = Number(text)
  return kind === 'number' && isShare && value > 0 && value < 1 ? `${text} or ${value * 100}` : text
}
