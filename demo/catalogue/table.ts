/**
 * Parses a table: one row per line, cells separated by bars, `-` for an empty cell; throws for a row of the wrong
 * width.
 */
export function table<Column extends string>(columns: readonly Column[], text: string): Record<Column, string>[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const cells = line.split('|').map(cell => cell.trim())
      if (cells.length !== columns.length) throw new Error(`${cells.length} cells for ${columns.join(', ')}: ${line}`)
      const pairs = columns.map((column, at) => [column, cells[at] === '-' ? '' : cells[at]])
      return Object.fromEntries(pairs) as Record<Column, string>
    })
}

/** Splits a cell at spaces. */
export function words(cell: string): string[] {
  return cell.split(/\s+/).filter(word => word !== '')
}

/** Returns an entry of a map; throws if it is missing. */
export function lookUp<Value>(map: Map<string, Value>, name: string, what: string): Value {
  const value = map.get(name)
  if (value === undefined) throw new Error(`no ${what} called "${name}"`)
  return value
}
