import type { Causes } from '../profile/causes.ts'
import { tableOf } from './markdown.ts'

/** The goals that the causes explain, with their titles. */
const goals = {
  firstProduct: 'until the first product',
  blocking: 'longest tasks',
  heap: 'heap at rest'
} as const

type Goal = keyof typeof goals

const names = Object.keys(goals) as Goal[]

/** Prints the two largest causes of each figure that has a goal. */
export function printCauses(causes: Causes[]): void {
  console.log('\nThe two largest causes, by a profile of one visit, which makes it slower:')
  for (const { page, ...own } of causes) {
    console.log(`  ${page.title}`)
    for (const name of names) console.log(`    ${goals[name].padEnd(26)}${own[name]}`)
  }
}

/** The causes as a table in Markdown. */
export const causesTable = (causes: Causes[], titles: Record<string, string>): string =>
  tableOf([
    ['', ...names.map(name => goals[name])],
    ...causes.map(({ page, ...own }) => [titles[page.path] ?? page.title, ...names.map(name => own[name])])
  ])
