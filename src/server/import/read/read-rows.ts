import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { BrokenFile } from './broken-file.ts'
import { cleanCell } from './clean-cell.ts'
import { cleanId } from './clean-id.ts'
import { blanksBefore, breaksIn, findTable, isBlank, isShown, rowOptions, type Table } from './find-table.ts'
import { type Field, fields, type Mapping } from './mapping.ts'
import { openQuoteLine } from './open-quote.ts'

/** A row by our fields; `line` is its first line in the file. */
export interface Row {
  line: number
  cells: Record<Field, string>
  /** Fields with repaired characters, and fields that look garbled and were left. */
  repaired: Field[]
  stray: Field[]
  /** The end of a sentence about a row whose cells are not those of the headings. */
  problem?: string
}

/** A list's rows, the fields that it has, and the number of rows with nothing in their cells. */
export interface Rows {
  columns: ReadonlySet<Field>
  rows: Row[]
  blank: number
}

/** A record with its source text, which includes blank lines before it and ends in one line break. */
interface Parsed {
  record: string[]
  raw: string
}

/** Parses a list's text, with line feeds only. Throws BrokenFile with the line number if it is invalid. */
export async function readRows(list: string, mapping: Mapping): Promise<Rows> {
  const text = withoutFormulas(list)
  const table = findTable(text, mapping)
  const quote = openQuoteLine(text, table.delimiter)
  if (quote !== undefined)
    throw new BrokenFile(`Line ${quote}: invalid CSV: the quote that opens here is not closed at the end of its cell.`)
  const parser = parse({ ...rowOptions, raw: true, delimiter: table.delimiter })
  const source = Readable.from(partsOf(text))
  source.pipe(parser)
  const rows: Row[] = []
  let [last, blank] = [0, 0]
  try {
    for await (const { record, raw } of parser as AsyncIterable<Parsed>) {
      const line = last + 1 + blanksBefore(raw)
      last += breaksIn(raw)
      if (line <= table.line) continue
      if (isBlank(record)) blank += 1
      else rows.push(toRow(line, record, table, mapping))
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BrokenFile(`Line ${last + 1}: invalid CSV: ${error.message}.`)
  } finally {
    source.destroy()
  }
  return { rows, blank, columns: columnsOf(table, mapping) }
}

/** Returns the fields that a list has, by its headings and by defaults. */
export const columnsOf = ({ columns }: Table, mapping: Mapping): ReadonlySet<Field> =>
  new Set([...columns.keys(), ...(Object.keys(mapping.defaults) as Field[])])

/** Ids that a till protects from spreadsheets, `="00123"`, are no valid CSV: returns them without the formula. */
const withoutFormulas = (text: string): string => text.replace(/(^|[,;\t|])="([^"\n]*)"(?=[,;\t|\n]|$)/gm, '$1$2')

/** Yields the text in chunks of whole lines, so that no character is split. */
function* partsOf(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at + 65_536) + 1 || text.length
    yield text.slice(at, end)
    at = end
  }
}

/** Returns a row with clean cells. */
export function toRow(
  line: number,
  record: string[],
  { columns, units, width, delimiter }: Table,
  mapping: Mapping
): Row {
  const row: Row = { line, cells: {} as Row['cells'], repaired: [], stray: [] }
  for (const field of fields) {
    const at = columns.get(field)
    const { text, state } = cleanCell(at === undefined ? '' : (record[at] ?? ''))
    if (state === 'repaired') row.repaired.push(field)
    if (state === 'stray') row.stray.push(field)
    const cell = identifiers.has(field) ? cleanId(text) : text
    row.cells[field] = cell === '' ? (mapping.defaults[field] ?? '') : withUnit(cell, units.get(field))
  }
  const sign = delimiter === '\t' ? 'a tab' : `“${delimiter}”`
  const used = record.findLastIndex(isShown) + 1
  const hint = delimiter === '' ? '' : `: put a cell with ${sign} in it in double quotes`
  if (used > width) row.problem = `it has ${used} cells for ${width} headings${hint}`
  return row
}

/** Fields of which spreadsheets make dates and numbers. */
const identifiers: ReadonlySet<Field> = new Set(['id', 'sku', 'gtin'])

const withUnit = (cell: string, unit: string | undefined): string =>
  unit !== undefined && /^[<\d.,\s–-]+$/.test(cell) ? `${cell} ${unit}` : cell
