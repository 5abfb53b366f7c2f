import type { Column, Measured, VisitKind } from '../run-pages.ts'
import type { FigureName } from '../visit/figures.ts'
import { networks } from '../visit/networks.ts'
import { figureText, limitOf } from './table.ts'

/** A budget of visits to a page of ours. */
interface Budget {
  title: string
  figure: FigureName
  /** Returns the limit for a size of the menu; undefined if there is none. */
  limit(size: number, path: string): number | undefined
  /** The figure of the page by hand that the limit is a multiple of. */
  of?: FigureName
  /** The visit that it is for; the first, unless it is named. */
  visit?: VisitKind
}

/** Limits of the first product by page, as multiples of the page by hand. */
const firstProduct: Record<string, number> = { '/ours': 1.5, '/ours-one': 1.1 }

const budgets: Budget[] = [
  {
    title: 'first product, × by hand',
    figure: 'firstProduct',
    of: 'firstProduct',
    limit: (_, path) => firstProduct[path]
  },
  {
    title: 'first product on a repeat visit, × by hand',
    figure: 'firstProduct',
    of: 'firstProduct',
    visit: 'repeat',
    limit: (_, path) => (path === '/ours-one' ? 0.8 : undefined)
  },
  { title: 'blocking time to rest, × by hand', figure: 'blocking', of: 'blocking', limit: () => 1.5 },
  {
    title: 'longest task after the first products, × longest by hand',
    figure: 'longestTask',
    of: 'longestOfAll',
    limit: () => 1
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
  const byHand = budget.of && limitOf(measured, column)?.figures[budget.of]
  if (limit === undefined || (budget.of && !byHand)) return undefined
  const value = column.figures[budget.figure] / (byHand || 1)
  return {
    title: budget.title,
    where: `${measured.size} products, ${networks[measured.network].title}, ${column.page.title}`,
    limit: `≤ ${limit}`,
    measured: budget.of ? value.toFixed(2) : figureText(budget.figure, value),
    isKept: value <= limit
  }
}

/** Returns each budget beside the visits that it applies to. */
export const resultsOf = (all: Measured[]): Result[] =>
  budgets.flatMap(budget =>
    all.flatMap(measured =>
      measured.columns
        .filter(({ page, visit }) => page.isOurs && visit === (budget.visit ?? 'first'))
        .map(column => resultOf(budget, measured, column))
        .filter(result => result !== undefined)
    )
  )

/** Prints each budget beside the visits that it applies to. Returns true if all are kept. */
export function printBudgets(all: Measured[]): boolean {
  const results = resultsOf(all)
  console.log('\nBudgets:')
  for (const { title, where, limit, measured, isKept } of results) {
    const cells = `${limit.padStart(8)}${measured.padStart(10)}`
    console.log(`  ${isKept ? '✓' : '✗'} ${title.padEnd(58)}${where.padEnd(46)}${cells}`)
  }
  return results.every(result => result.isKept)
}
