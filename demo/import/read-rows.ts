import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { BrokenFile } from './broken-file.ts'
import { type Field, fields, type Mapping, required } from './mapping.ts'
import { repair } from './repair.ts'

/** A row by our fields; `line` is where it begins in the file. */
export interface Row {
  line: number
  cells: Record<Field, string>
  /** Fields whose characters were put right, and those that look spoilt and were left. */
  repaired: Field[]
  stray: Field[]
}

/** A record with the text it was read from, which begins with the blank lines before it and ends in one break. */
interface Parsed {
  record: string[]
  raw: string
}

/** Reads a list row by row; `onBytes` hears how far. Throws BrokenFile, with the line, when it is no proper list. */
export async function* readRows(path: string, mapping: Mapping, onBytes: (bytes: number) => void): AsyncGenerator<Row> {
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      if (bytes === 0 && /^(?:fffe|feff)/.test(chunk.toString('hex', 0, 2)))
        return done(new BrokenFile('Line 1: the file is UTF-16. Save it as “CSV UTF-8” and try again.'))
      bytes += chunk.length
      onBytes(bytes)
      return done(null, chunk)
    }
  })
  const parser = parse({ bom: true, raw: true, skip_empty_lines: true, delimiter: mapping.delimiter })
  const source = createReadStream(path)
  source.on('error', error => counter.destroy(error))
  counter.on('error', error => parser.destroy(error))
  source.pipe(counter).pipe(parser)
  let last = 0
  let columns: Map<Field, number> | undefined
  try {
    for await (const { record, raw } of parser as AsyncIterable<Parsed>) {
      const line = last + 1 + blanksBefore(raw)
      last += breaksIn(raw)
      if (columns === undefined) columns = headings(record, mapping)
      else yield toRow(line, record, columns, mapping)
    }
  } catch (error) {
    throw sentence(error, path, last)
  } finally {
    source.destroy()
  }
  if (columns === undefined) throw new BrokenFile(`${path} is empty.`)
}

// The parser hands over only the first character of a break between records, so that each one here is a blank line.
const blanksBefore = (raw: string): number => /^[\r\n]*/.exec(raw)?.[0].length ?? 0

const breaksIn = (raw: string): number => raw.match(/\r\n|\r|\n/g)?.length ?? 0

function headings(record: string[], mapping: Mapping): Map<Field, number> {
  const names = record.map(name => name.trim().toLowerCase())
  const columns = new Map<Field, number>()
  for (const field of fields) {
    const wanted = mapping.columns[field] ?? field
    const at = names.indexOf(wanted.trim().toLowerCase())
    if (at >= 0) columns.set(field, at)
    else if (
      mapping.columns[field] !== undefined ||
      (required.includes(field) && mapping.defaults[field] === undefined)
    )
      throw new BrokenFile(missing(wanted, record))
  }
  return columns
}

function missing(wanted: string, record: string[]): string {
  const hint =
    record.length === 1 && record[0]?.includes(';')
      ? ' Its cells are parted by semicolons: say "delimiter": ";" in the mapping.'
      : ''
  return `Line 1: there is no column “${wanted}”; the columns are ${record.map(name => `“${name}”`).join(', ')}.${hint}`
}

function toRow(line: number, record: string[], columns: Map<Field, number>, mapping: Mapping): Row {
  const row: Row = { line, cells: {} as Row['cells'], repaired: [], stray: [] }
  for (const field of fields) {
    const at = columns.get(field)
    const { text, state } = repair(at === undefined ? '' : (record[at] ?? ''))
    if (state === 'repaired') row.repaired.push(field)
    const spaced = text.replace(/\s+/g, ' ')
    const plain = spaced.replace(/\p{Cc}/gu, '').trim()
    if (state === 'stray' || /\p{Cc}/u.test(spaced)) row.stray.push(field)
    row.cells[field] = plain === '' ? (mapping.defaults[field] ?? '') : plain
  }
  return row
}

function sentence(error: unknown, path: string, last: number): unknown {
  if (error instanceof CsvError) {
    const line = typeof error['lines'] === 'number' ? error['lines'] : last + 1
    return new BrokenFile(`Line ${line}: the CSV is broken: ${error.message}.`)
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new BrokenFile(`There is no file ${path}.`)
  if (code === 'EISDIR' || code === 'EACCES' || code === 'EPERM')
    return new BrokenFile(`${path} can't be read as a file.`)
  return error
}
