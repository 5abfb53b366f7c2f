import type { Column, Measured } from '../run-pages.ts'
import type { FigureName } from '../visit/figures.ts'
import { networks } from '../visit/networks.ts'
import { figureText, limitOf } from './table.ts'

/** A budget of first visits to a page of ours. */
interface Budget {
  title: string
  figure: FigureName
  /** Returns the limit for a size of the menu; undefined if there is none. */
  limit(size: number, path: string): number | undefined
  /** The limit is a multiple of the page drawn by hand. */
  isRatio?: true
}

const isUsual = (size: number): boolean => size === 24 || size === 250

const budgets: Budget[] = [
  {
    title: 'first product, × by hand',
    figure: 'firstProduct',
    isRatio: true,
    limit: (size, path) => (isUsual(size) ? (path === '/ours' ? 1.5 : 1.2) : undefined)
  },
  {
    title: 'total blocking time to rest, ms',
    figure: 'blocking',
    limit: size => ({ 24: 150, 250: 200 })[size]
  },
  {
    title: 'longest task after the first products, ms',
    figure: 'longestTask',
    limit: size => (isUsual(size) ? 50 : undefined)
  },
  { title: 'heap at rest, MB', figure: 'heap', limit: size => (size === 24 ? 2.5 : undefined) },
  { title: 'requests one after the other', figure: 'depth', limit: () => 2 },
  { title: 'layout shift of the host page', figure: 'hostShift', limit: () => 0 }
]

/** A budget beside a measured figure. */
interface Result {
  title: string
  where: string
  limit: string
  measured: string
  isKept: boolean
}

function resultOf(budget: Budget, measured: Measured, column: Column): Result | undefined {
  const limit = budget.limit(measured.size, column.page.path)
  const byHand = limitOf(measured, column)?.figures[budget.figure]
  if (limit === undefined || (budget.isRatio && !byHand)) return undefined
  const value = column.figures[budget.figure] / (budget.isRatio && byHand ? byHand : 1)
  return {
    title: budget.title,
    where: `${measured.size} products, ${networks[measured.network].title}, ${column.page.title}`,
    limit: `≤ ${limit}`,
    measured: budget.isRatio ? value.toFixed(2) : figureText(budget.figure, value),
    isKept: value <= limit
  }
}

/** Prints each budget beside the first visits that it applies to. Returns true if all are kept. */
export function printBudgets(all: Measured[]): boolean {
  const results = budgets.flatMap(budget =>
    all.flatMap(measured =>
      measured.columns
        .filter(({ page, visit }) => page.isOurs && visit === 'first')
        .map(column => resultOf(budget, measured, column))
        .filter(result => result !== undefined)
    )
  )
  console.log('\nBudgets:')
  for (const { title, where, limit, measured, isKept } of results) {
    const cells = `${limit.padStart(8)}${measured.padStart(10)}`
    console.log(`  ${isKept ? '✓' : '✗'} ${title.padEnd(44)}${where.padEnd(46)}${cells}`)
  }
  return results.every(result => result.isKept)
}
