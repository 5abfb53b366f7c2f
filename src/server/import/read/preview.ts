import { plainText } from '../../../contract/typed/plain-text.ts'
import { findHeadings, isShown, recordsOf } from './find-table.ts'
import type { Field, Mapping } from './mapping.ts'
import type { OpenedList } from './open-list.ts'

/** A heading of a list with some of its cells, and the field that it is read as. */
export interface PreviewColumn {
  heading: string
  samples: string[]
  field: Field | null
}

/** Records of a list as one sign between cells, or one sheet, gives them. */
type Grid = { record: string[]; line: number }[]

const mostRecords = 20
const mostSamples = 3
const longestSample = 60

/** Returns the headings of a list, also where some that are needed are missing. */
export function previewOf(list: OpenedList, mapping: Mapping): PreviewColumn[] {
  const found = gridsOf(list)
    .map(grid => ({ grid, headings: findHeadings(grid, mapping) }))
    .toSorted((a, b) => rank(b.headings) - rank(a.headings))[0]
  if (found === undefined) return []
  const { grid, headings } = found
  const isKnown = headings.ok || headings.columnCount > 1
  const line = isKnown ? headings.line : widest(grid)
  const at = grid.findIndex(row => row.line === line)
  const below = grid.slice(at + 1).map(row => row.record)
  const fields = new Map([...headings.columns].map(([field, place]) => [place, field]))
  return (grid[at]?.record ?? []).flatMap((heading, place) =>
    isShown(heading)
      ? [
          {
            heading: plainText(heading),
            samples: samplesOf(below, place),
            field: (isKnown && fields.get(place)) || null
          }
        ]
      : []
  )
}

const rank = (headings: ReturnType<typeof findHeadings>): number =>
  headings.ok ? Number.POSITIVE_INFINITY : headings.columnCount

function gridsOf(list: OpenedList): Grid[] {
  if (list.kind === 'text') return [',', ';', '\t', '|'].map(sign => recordsOf(list.text.slice(0, 65_536), sign))
  return list.sheets.map(({ records }) =>
    records.slice(0, mostRecords).map(({ line, cells }) => ({ line, record: cells.map(({ text }) => text) }))
  )
}

/** The line of the first record with the most cells: titles above a list have fewer. */
function widest(grid: Grid): number | undefined {
  const widths = grid.map(({ record }) => record.filter(isShown).length)
  return grid[widths.indexOf(Math.max(...widths))]?.line
}

function samplesOf(records: readonly string[][], place: number): string[] {
  const texts = records.map(record => plainText(record[place] ?? '')).filter(isShown)
  return [...new Set(texts)].slice(0, mostSamples).map(text => text.slice(0, longestSample))
}
