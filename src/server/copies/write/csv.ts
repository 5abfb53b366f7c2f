import type { Column } from 'drizzle-orm'
import { csvRow } from '../../../rules/text/csv-row.ts'
import { columnsOf } from '../kind-columns.ts'
import type { CopyKind } from '../kinds.ts'

/** A column of a table for people, and the text of its cell in a record. */
interface TableColumn {
  heading: string
  cellOf(value: unknown): string
}

const text = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

const dollars = (value: unknown): string => (typeof value === 'number' ? (value / 100).toFixed(2) : '')

/** `2026-11-21T15:00:00.123456+00:00` as spreadsheets read it: `2026-11-21 15:00:00`. */
const moment = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 19).replace('T', ' ') : '')

const inLanguage = (language: 'en' | 'fr') => (value: unknown) =>
  text(typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[language] : value)

/** Columns that hold a text in both languages. */
const inBothLanguages = /^(?:name|title|text|alt|size|description|ingredients|allergens|label|\w+_name)$/

function tableColumns(kind: CopyKind, { name, dataType }: Column): TableColumn[] {
  if (kind.cents?.includes(name)) return [{ heading: `${name} ($)`, cellOf: dollars }]
  if (dataType === 'date') return [{ heading: `${name} (UTC)`, cellOf: moment }]
  if (dataType === 'custom') return []
  if (dataType === 'json' && inBothLanguages.test(name))
    return [
      { heading: `${name} (English)`, cellOf: inLanguage('en') },
      { heading: `${name} (français)`, cellOf: inLanguage('fr') }
    ]
  return [{ heading: name, cellOf: text }]
}

/**
 * Yields the table of a kind as CSV, for people with a spreadsheet: amounts in dollars, times in UTC, and texts in columns of their
 * own by language. The mark at its beginning makes spreadsheets read it as UTF-8.
 */
export async function* csvOf(kind: CopyKind, batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  const columns = columnsOf(kind).flatMap(column =>
    tableColumns(kind, column).map(cell => ({ ...cell, name: column.name }))
  )
  yield `\uFEFF${csvRow(columns.map(({ heading }) => heading))}\r\n`
  for await (const lines of batches)
    yield lines
      .map(line => JSON.parse(line) as Record<string, unknown>)
      .map(record => `${csvRow(columns.map(({ name, cellOf }) => cellOf(record[name])))}\r\n`)
      .join('')
}
