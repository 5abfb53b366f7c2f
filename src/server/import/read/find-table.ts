import { parse, type Options } from 'csv-parse/sync'
import { BrokenFile } from './broken-file.ts'
import { type Headings, readHeadings } from './headings.ts'
import type { Field, Mapping } from './mapping.ts'

/** The place of a list's headings, and the sign between its cells. */
export interface Table {
  delimiter: string
  /** Line of the headings in the file, from 1. */
  line: number
  columns: ReadonlyMap<Field, number>
  /** Units that headings give to their column, such as `%` for `THC (%)`. */
  units: ReadonlyMap<Field, string>
  /** Number of columns up to the last one with a heading. */
  width: number
}

/** Options for reading rows as spreadsheets write them: of any length, with quotes within unquoted cells (`6" pipe`). */
export const rowOptions = {
  relax_column_count: true,
  relax_quotes: true,
  record_delimiter: '\n',
  skip_empty_lines: true
} satisfies Options

/** Number of records in which headings are looked for: a till prints its name, the store and the date above them. */
const mostTitles = 20

/**
 * Finds the headings of a list below its titles and a line `sep=;`, by each sign that may be between cells. Throws
 * BrokenFile with the line that comes closest if there are none.
 */
export function findTable(text: string, mapping: Mapping): Table {
  const head = text.slice(0, 65_536)
  const said = /^\s*"?sep=(.|\\t)"?[^\S\t\n]*\n/i.exec(head)?.[1]
  const signs = [said === String.raw`\t` ? '\t' : (said ?? ''), mapping.delimiter ?? '', ',', ';', '\t', '|']
  let closest = { columnCount: -1, line: 1, problem: '' }
  for (const delimiter of new Set(signs.filter(sign => sign !== ''))) {
    const headings = findHeadings(recordsOf(head, delimiter), mapping)
    if (headings.ok) return { delimiter, ...headings }
    if (headings.columnCount > closest.columnCount) closest = headings
  }
  if (closest.columnCount < 0) throw new BrokenFile('The file is empty.')
  throw new BrokenFile(`Line ${closest.line}: ${closest.problem}`)
}

/** Headings with their line and width, or the line that comes closest; its count of columns is below 0 if there is none. */
type HeadingsFound =
  | (Omit<Table, 'delimiter'> & { ok: true })
  | (Omit<Extract<Headings, { ok: false }>, 'ok'> & { ok: false; line: number })

/** Finds the headings among the first records. */
export function findHeadings(records: readonly { record: string[]; line: number }[], mapping: Mapping): HeadingsFound {
  let closest: Extract<HeadingsFound, { ok: false }> = {
    ok: false,
    columns: new Map(),
    columnCount: -1,
    line: 1,
    problem: ''
  }
  for (const { record, line } of records.filter(row => !isBlank(row.record)).slice(0, mostTitles)) {
    const headings = readHeadings(record, mapping)
    const width = record.findLastIndex(isShown) + 1
    if (headings.ok) return { line, width, ...headings }
    if (headings.columnCount > closest.columnCount) closest = { ...headings, line }
  }
  return closest
}

/** Returns the first records that say something. An invalid one ends them; the import names its line later. */
export function recordsOf(text: string, delimiter: string): { record: string[]; line: number }[] {
  const records: { record: string[]; line: number }[] = []
  let last = 0
  const onRecord = ({ record, raw }: { record: string[]; raw: string }) => {
    const line = last + 1 + blanksBefore(raw)
    last += breaksIn(raw)
    if (!isBlank(record) && !/^sep=.?$/i.test(record[0] ?? '')) records.push({ record, line })
    return null
  }
  try {
    parse(text, { ...rowOptions, delimiter, raw: true, to: mostTitles, on_record: onRecord as never })
  } catch {}
  return records
}

/** Returns whether a row has nothing in its cells. */
export const isBlank = (record: readonly string[]): boolean => !record.some(isShown)

/** Returns whether a cell shows anything. */
export const isShown = (cell: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(cell)

/** Returns the number of empty lines before a record. */
export const blanksBefore = (raw: string): number => /^\n*/.exec(raw)?.[0].length ?? 0

/** Returns the number of lines that a record takes, with the empty ones before it. */
export const breaksIn = (raw: string): number => raw.split('\n').length - 1
