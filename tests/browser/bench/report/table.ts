import type { Column, Measured } from '../run-pages.ts'
import { type FigureName, figures } from '../visit/figures.ts'
import { networks } from '../visit/networks.ts'
import { SLOWER } from '../visitor.ts'

const WIDTH = 20

/** Returns a figure as text. A longest task of 0, or 50 of all, means that none was long; eight cards at 0, that fewer are drawn. */
export function figureText(name: FigureName, value: number): string {
  if ((name === 'longestTask' && value === 0) || (name === 'longestOfAll' && value === 50)) return '≤ 50'
  if (name === 'eightCards' && value === 0) return 'fewer'
  if (name === 'heap') return value.toFixed(2)
  if (name === 'hostShift' || name === 'shift') return value === 0 ? '0' : value.toFixed(4)
  return value.toFixed(0)
}

/** Figures for which a ratio means something; the others are small counts. */
const compared: FigureName[] = ['firstProduct', 'eightCards', 'blocking', 'heap', 'allBytes']

/** Returns the column drawn by hand that a column is compared with: of the same kind of visit. */
export const limitOf = ({ columns }: Measured, { visit }: Column): Column | undefined =>
  columns.find(one => one.visit === visit && one.page.path === '/by-hand')

function cell(measured: Measured, column: Column, name: FigureName): string {
  const value = column.figures[name]
  const limit = limitOf(measured, column)
  const text = figureText(name, value)
  const isCompared = limit && limit !== column && compared.includes(name) && value > 0 && limit.figures[name] > 0
  return isCompared ? `${text} (${(value / limit.figures[name]).toFixed(2)}×)` : text
}

/** Prints the figures of all pages of a shop on a network, with ratios to the page drawn by hand. */
export function printTable(measured: Measured, runs: number): void {
  const { size, network, columns, disturbed } = measured
  const row = (title: string, cells: string[]) =>
    console.log(`  ${title.padEnd(42)}${cells.map(text => text.padStart(WIDTH)).join('')}`)
  const { title } = networks[network]
  console.log(`\n${size} products, ${title}, processor ${SLOWER}× slower, medians of ${runs} (× the same by hand):`)
  if (disturbed > 0)
    console.log(`  ${disturbed} runs were repeated, because other processes took more than a tenth of the machine.`)
  row(
    '',
    columns.map(({ page, visit }) => (visit === 'first' ? page.title : `${page.title}, again`))
  )
  for (const [name, figure] of Object.entries(figures) as [FigureName, { title: string; unit: string }][]) {
    row(
      figure.unit ? `${figure.title}, ${figure.unit}` : figure.title,
      columns.map(column => cell(measured, column, name))
    )
  }
}
