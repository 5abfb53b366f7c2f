import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { BrokenFile } from './broken-file.ts'
import { type Field, fields, type Mapping, required } from './mapping.ts'
import { openQuoteLine } from './open-quote.ts'
import { repair } from './repair.ts'

/** A row by our fields; `line` is its first line in the file. */
export interface Row {
  line: number
  cells: Record<Field, string>
  /** Fields with repaired characters, and fields that look garbled and were left. */
  repaired: Field[]
  stray: Field[]
}

/** A record with its source text, which includes blank lines before it and ends in one line break. */
interface Parsed {
  record: string[]
  raw: string
}

/** Parses a list's text, with line feeds only, row by row. Throws BrokenFile with the line number if it is invalid. */
export async function* readRows(text: string, mapping: Mapping): AsyncGenerator<Row> {
  const { delimiter } = mapping
  const parser = parse({ raw: true, skip_empty_lines: true, delimiter, record_delimiter: '\n' })
  const source = Readable.from(partsOf(text))
  source.pipe(parser)
  let last = 0
  let columns: Map<Field, number> | undefined
  try {
    for await (const { record, raw } of parser as AsyncIterable<Parsed>) {
      const line = last + 1 + blanksBefore(raw)
      last += breaksIn(raw)
      if (columns === undefined) columns = headings(record, line, mapping)
      else yield toRow(line, record, columns, mapping)
    }
  } catch (error) {
    throw sentence(error, { text, delimiter, last })
  } finally {
    source.destroy()
  }
  if (columns === undefined) throw new BrokenFile('The file is empty.')
}

/** Yields the text in chunks of whole lines, so that no character is split. */
function* partsOf(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at + 65_536) + 1 || text.length
    yield text.slice(at, end)
    at = end
  }
}

const blanksBefore = (raw: string): number => /^\n*/.exec(raw)?.[0].length ?? 0

const breaksIn = (raw: string): number => raw.split('\n').length - 1

function headings(record: string[], line: number, mapping: Mapping): Map<Field, number> {
  const names = record.map(name => name.trim().toLowerCase())
  const columns = new Map<Field, number>()
  for (const field of fields) {
    const wanted = mapping.columns[field] ?? field
    const name = wanted.trim().toLowerCase()
    const at = names.indexOf(name)
    const another = names.indexOf(name, at + 1)
    if (at >= 0 && another >= 0)
      throw new BrokenFile(`Line ${line}: columns ${at + 1} and ${another + 1} are both named “${wanted}”.`)
    if (at >= 0) columns.set(field, at)
    else if (
      mapping.columns[field] !== undefined ||
      (required.includes(field) && mapping.defaults[field] === undefined)
    )
      throw new BrokenFile(missing(wanted, line, record))
  }
  return columns
}

function missing(wanted: string, line: number, record: string[]): string {
  const [only = ''] = record
  const other = [';', '\t'].find(one => record.length === 1 && only.includes(one))
  const hints: Record<string, string> = {
    ';': ' The file uses semicolons: set "delimiter": ";" in the mapping.',
    '\t': ' The file uses tabs: set "delimiter": "\\t" in the mapping.'
  }
  const names = record.map(name => `“${name}”`).join(', ')
  return `Line ${line}: there is no column “${wanted}”; the columns are ${names}.${hints[other ?? ''] ?? ''}`
}

function toRow(line: number, record: string[], columns: Map<Field, number>, mapping: Mapping): Row {
  const row: Row = { line, cells: {} as Row['cells'], repaired: [], stray: [] }
  for (const field of fields) {
    const at = columns.get(field)
    const { text, state } = repair(at === undefined ? '' : (record[at] ?? ''))
    if (state === 'repaired') row.repaired.push(field)
    const spaced = text.replace(/\s+/g, ' ')
    const plain = spaced.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()
    if (state === 'stray' || /[\p{Cc}\p{Cs}]/u.test(spaced)) row.stray.push(field)
    row.cells[field] = plain === '' ? (mapping.defaults[field] ?? '') : plain
  }
  return row
}

interface Reading {
  text: string
  delimiter: string
  /** The last line that was parsed without error. */
  last: number
}

function sentence(error: unknown, { text, delimiter, last }: Reading): unknown {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_INVALID_CLOSING_QUOTE') {
    const line = openQuoteLine(text, last + 1, delimiter)
    return new BrokenFile(`Line ${line}: invalid CSV: the quote that opens here is not closed at the end of its cell.`)
  }
  const line = typeof error['lines'] === 'number' ? error['lines'] : last + 1
  return new BrokenFile(`Line ${line}: invalid CSV: ${error.message}.`)
}
