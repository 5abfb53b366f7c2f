/** The reason of a cancelled order, with the names of its customer and its total in cents. */
export interface CancelledOrder {
  reason: string | null
  firstName: string
  lastName: string
  total: number
}

/** A reason in words that may be shown, `none`, `unconfirmed` for orders that were not confirmed in time, or `other`. */
export interface CancelGroup {
  kind: 'given' | 'none' | 'unconfirmed' | 'other'
  reason: string | null
  orders: number
  amount: number
}

/** Names that were removed with an account, which can't be looked for any more. */
const removed = '–'

/**
 * Groups cancelled orders by their reasons, most orders first. Reasons are free text: one with the name, an email address or a number
 * as long as a phone's is `other`, so that no figure names a shopper. Reasons that differ in case and spaces are the same.
 */
export function groupReasons(orders: readonly CancelledOrder[], unconfirmed: readonly string[]): CancelGroup[] {
  const groups = new Map<string, CancelGroup>()
  for (const order of orders) {
    const reason = order.reason?.trim().replace(/\s+/g, ' ') || null
    const kind = kindOf({ ...order, reason }, unconfirmed)
    const key = `${kind} ${kind === 'given' ? reason?.toLowerCase() : ''}`
    const group = groups.get(key) ?? { kind, reason: kind === 'given' ? reason : null, orders: 0, amount: 0 }
    groups.set(key, { ...group, orders: group.orders + 1, amount: group.amount + order.total })
  }
  return [...groups.values()].sort((a, b) => b.orders - a.orders || b.amount - a.amount)
}

function kindOf(order: CancelledOrder, unconfirmed: readonly string[]): CancelGroup['kind'] {
  const { reason, firstName, lastName } = order
  if (reason === null) return 'none'
  if (unconfirmed.includes(reason)) return 'unconfirmed'
  if (firstName === removed || reason.includes('@') || /\d(?:\D?\d){6}/.test(reason)) return 'other'
  const words = wordsOf(reason)
  return wordsOf(`${firstName} ${lastName}`).some(name => words.includes(name)) ? 'other' : 'given'
}

/** The words of a text without their accents: people leave those out. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 1)
