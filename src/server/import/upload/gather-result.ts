import type { ImportResult, StoredChange } from '../../db/schema.ts'
import type { PreviewColumn } from '../read/preview.ts'
import type { ReadMenu } from '../import-menu.ts'
import type { Report } from '../report/report.ts'
import type { Drop } from '../write/large-drop.ts'
import type { Described } from './changes/describe-changes.ts'

/** Maximum numbers of changes, lines and examples that are kept of a list. */
export const most = { changes: 300, refused: 1000, examples: 5, categories: 200 }

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
      examples: list.slice(0, most.examples)
    })),
    drops: drops.map(drop => ({ ...drop }))
  }
}

const ranks: Record<StoredChange['kind'], number> = { off_sale: 0, changed: 1, new: 2 }

function countsOf({ rows, refused, notInFile, otherStores }: Report, described: readonly Described[]) {
  const sum = (part: 'products' | 'sizes', key: 'added' | 'changed' | 'unchanged') =>
    described.reduce((total, store) => total + store[part][key], 0)
  const tally = (part: 'products' | 'sizes') => ({
    added: sum(part, 'added'),
    changed: sum(part, 'changed'),
    unchanged: sum(part, 'unchanged')
  })
  return {
    rows,
    refused: refused.length,
    products: tally('products'),
    sizes: tally('sizes'),
    offSale: described.reduce((total, store) => total + store.offSale, 0),
    notInFile,
    otherStores
  }
}
