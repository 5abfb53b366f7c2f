import type { ImportResult, StoredChange } from '../../db/schema.ts'
import type { PreviewColumn } from '../read/preview.ts'
import type { ReadMenu } from '../import-menu.ts'
import type { Outcome, Report, Tally } from '../report/report.ts'
import type { Drop } from '../write/large-drop.ts'
import type { Described } from './changes/describe-changes.ts'
import { exampleIn } from './texts/example-in.ts'

/** Maximum numbers of changes, lines and examples that are kept of a list. */
export const most = { changes: 300, refused: 1000, examples: 100, categories: 200 }

/** Returns the result of a list that can't be imported as it is. */
export function unclearResult(columns: readonly PreviewColumn[], problem: string): ImportResult {
  return {
    problem,
    hasStores: columns.some(({ field }) => field === 'store'),
    columns: [...columns],
    categories: [],
    counts: null,
    changes: [],
    moreChanges: 0,
    refused: [],
    moreRefused: 0,
    warnings: [],
    drops: []
  }
}

/** Returns the result of a list: the changes of all its stores, what takes most from shoppers first. */
export function resultOf(
  columns: readonly PreviewColumn[],
  { report, categories }: Pick<ReadMenu, 'report' | 'categories'>,
  described: readonly Described[],
  drops: readonly Drop[]
): ImportResult {
  const changes = described.flatMap(store => store.changes).toSorted((a, b) => ranks[a.kind] - ranks[b.kind])
  const { refused } = report
  const names = new Map(described.flatMap(store => store.names.map(name => [name.en, name.fr] as const)))
  return {
    ...unclearResult(columns, ''),
    problem: null,
    categories: [...categories]
      .filter(([name]) => name !== '')
      .map(([name, place]) => ({
        name,
        to: place ? [place.category, place.subCategory].filter(Boolean).join('/') : null
      }))
      .toSorted((a, b) => Number(a.to !== null) - Number(b.to !== null))
      .slice(0, most.categories),
    counts: countsOf(report, described),
    changes: changes.slice(0, most.changes),
    moreChanges: Math.max(0, changes.length - most.changes),
    refused: refused.slice(0, most.refused),
    moreRefused: Math.max(0, refused.length - most.refused),
    warnings: Object.entries(report.warnings).map(([kind, list]) => ({
      kind,
      count: list.length,
      examples: list.slice(0, most.examples).map(({ line, text }) => ({ line, text: exampleIn(text, names) }))
    })),
    drops: drops.map(drop => ({ ...drop }))
  }
}

const ranks: Record<StoredChange['kind'], number> = { off_sale: 0, changed: 1, new: 2 }

function countsOf({ rows, refused, notInFile, otherStores }: Report, described: readonly Described[]) {
  return {
    rows,
    refused: refused.length,
    products: tallyOf(described.map(({ products }) => products)),
    sizes: tallyOf(described.map(({ sizes }) => sizes)),
    offSale: new Set(described.flatMap(({ offSale }) => offSale)).size,
    notInFile,
    otherStores
  }
}

const weights: Record<Outcome, number> = { unchanged: 0, changed: 1, added: 2 }

/** Counts products or sizes by their outcomes; one of several stores is counted once, by the strongest outcome. */
function tallyOf(stores: readonly ReadonlyMap<string, Outcome>[]): Tally {
  const all = new Map<string, Outcome>()
  for (const [key, outcome] of stores.flatMap(store => [...store])) {
    const known = all.get(key)
    if (known === undefined || weights[outcome] > weights[known]) all.set(key, outcome)
  }
  const tally = { added: 0, changed: 0, unchanged: 0 }
  for (const outcome of all.values()) tally[outcome] += 1
  return tally
}
