import { BrokenFile } from './broken-file.ts'
import { emptyCell, numberCell, type SheetCell, type SheetRecord } from './sheet-cell.ts'

/** Returns whether a list is JSON, by its name or its beginning. */
export const isJson = (path: string, text: string): boolean => /\.json$/i.test(path) || /^\s*\[\s*[{\]]/.test(text)

/**
 * Reads an array of objects: first a record of all their names, then one for each object. `{ "en": …, "fr": … }` is a text in
 * both languages, and a list of texts is one with semicolons.
 */
export function readJson(text: string): SheetRecord[] {
  const items = parse(text)
  const lines = linesOfItems(text)
  const records = items.map(item => (isObject(item) ? flat(item) : undefined))
  const names = [...new Set(records.flatMap(record => [...(record?.keys() ?? [])]))]
  if (names.length === 0) throw new BrokenFile('The file has no objects: it should be a list of them.')
  const rows = records.map((record, at): SheetRecord => {
    const line = lines[at] ?? at + 1
    if (record === undefined) return { line, cells: [], problem: 'it is no object' }
    return { line, cells: names.map(name => record.get(name) ?? emptyCell) }
  })
  return [{ line: 0, cells: names.map(name => ({ text: name, kind: 'text' })) }, ...rows]
}

function parse(text: string): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new BrokenFile(`The file is not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}.`)
  }
  if (Array.isArray(value)) return value
  throw new BrokenFile('The JSON is no list: it should be an array of objects.')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns cells by their names; a text in both languages is two. */
function flat(item: Record<string, unknown>): Map<string, SheetCell> {
  const cells = new Map<string, SheetCell>()
  for (const [name, value] of Object.entries(item)) {
    const isBilingual = isObject(value) && Object.keys(value).every(key => key === 'en' || key === 'fr')
    cells.set(name, cellOf(isBilingual ? value['en'] : value))
    if (isBilingual && 'fr' in value) cells.set(`${name}_fr`, cellOf(value['fr']))
  }
  return cells
}

function cellOf(value: unknown): SheetCell {
  if (value === null || value === undefined) return emptyCell
  if (typeof value === 'string') return { text: value, kind: 'text' }
  if (typeof value === 'number') return numberCell(value)
  if (typeof value === 'boolean') return { text: String(value), kind: 'text' }
  if (Array.isArray(value) && value.every(part => typeof part === 'string'))
    return { text: value.join('; '), kind: 'text' }
  return { text: JSON.stringify(value), kind: 'other' }
}

/** Returns the line on which each item of the outer array begins; the text is valid JSON. */
function linesOfItems(text: string): number[] {
  const lines: number[] = []
  let [line, depth, isNext] = [1, 0, false]
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[^\s"[\]{},:]+|[[\]{},]|\n/g)) {
    if (token === '\n') line += 1
    else if (token === ']' || token === '}') depth -= 1
    else if (token === ',') isNext ||= depth === 1
    else {
      if (depth === 1 && isNext) lines.push(line)
      isNext = depth === 0
      if (token === '[' || token === '{') depth += 1
    }
  }
  return lines
}
