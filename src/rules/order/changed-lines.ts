import type { Method } from '../../contract/cart/method.ts'
import type { OrderChange } from '../../contract/order/order-change.ts'

type Line = OrderChange['before']['lines'][number]

/** A line that a change has taken out, added, or given another quantity: its quantities before and after. */
export interface ChangedLine extends Pick<Line, 'variant' | 'name' | 'variantName'> {
  before: number
  after: number
}

/** Returns the lines that a change of an order has changed: first those with fewer pieces, then those with more. */
export function changedLines({ before, after }: Pick<OrderChange, 'before' | 'after'>): ChangedLine[] {
  const lines = new Map<string, ChangedLine>()
  const add = ({ variant, name, variantName, quantity }: Line, side: 'before' | 'after') => {
    const known = lines.get(variant) ?? { variant, name, variantName, before: 0, after: 0 }
    lines.set(variant, { ...known, [side]: quantity })
  }
  for (const line of before.lines) add(line, 'before')
  for (const line of after.lines) add(line, 'after')
  const changed = [...lines.values()].filter(line => line.before !== line.after)
  const [fewer, more] = [
    changed.filter(line => line.after < line.before),
    changed.filter(line => line.after > line.before)
  ]
  return [...fewer, ...more]
}

/** Returns whether a change has moved the order to another time. */
export const isTimeChanged = ({ before, after }: Pick<OrderChange, 'before' | 'after'>): boolean =>
  Date.parse(before.slotStart) !== Date.parse(after.slotStart)

/** Returns the method that a change has given the order; undefined if it has kept its own. */
export const newMethod = ({ before, after }: Pick<OrderChange, 'before' | 'after'>): Method | undefined =>
  after.method !== before.method ? after.method : undefined
