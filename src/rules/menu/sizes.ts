import { amountOf } from './filter-key.ts'

/** The sizes that most shoppers look for, the most wanted first. */
const common: readonly string[] = ['3.5 g', '7 g', '14 g', '28 g', '1 g']

/** How sizes are grouped after the common ones: grams, several pieces of some grams, liquids, seeds, measures of tools, then packs. */
const groups: readonly RegExp[] = [/^[\d.]+ ?g$/, /^\d+ x [\d.]+ ?g$/, /\d ?m?l$/, /^\d+ (seed|graine)s?$/, /^\d/]

const rankOf = (key: string): number => {
  const index = common.indexOf(key)
  return index < 0 ? common.length : index
}

const groupOf = (key: string): number => {
  const index = groups.findIndex(group => group.test(key))
  return index < 0 ? groups.length : index
}

/** Compares two size keys by use: the common sizes first, then each group from small to large, packs and tools last. */
export function compareSizes(a: string, b: string): number {
  if (rankOf(a) !== rankOf(b)) return rankOf(a) - rankOf(b)
  if (groupOf(a) !== groupOf(b)) return groupOf(a) - groupOf(b)
  const [left, right] = [amountOf(a), amountOf(b)]
  if (left.unit !== right.unit) return left.unit < right.unit ? -1 : 1
  return left.amount - right.amount
}
