/** A tax by its code, with its amount in cents. */
export interface CodedTax {
  code: string
  amount: number
}

/** The amounts that were paid for a line, in cents for all of its pieces: goods after all discounts, deposits, and taxes on both. */
export interface PaidLine {
  line: string
  quantity: number
  goods: number
  deposits: number
  taxes: readonly CodedTax[]
  /** The part of its discounts that points and a reward paid. */
  redeemed?: number | undefined
}

/** The amounts that were paid for an order, in cents: its lines, the delivery fee with its taxes, and the tip. */
export interface PaidOrder {
  lines: readonly PaidLine[]
  fee: number
  feeTaxes: readonly CodedTax[]
  tip: number
}

/** The part of an order that is refunded: pieces by the ids of their lines, and whether the fee and the tip are. */
export interface RefundedPart {
  pieces: Readonly<Record<string, number>>
  fee: boolean
  tip: boolean
}

/** The sums of a refund, in cents. */
export interface RefundSums {
  goods: number
  deposits: number
  taxes: CodedTax[]
  fee: number
  tip: number
  /** What points and a reward paid of the refunded goods; it returns as points, not as money. */
  redeemed: number
  /** The money: all of the above but `redeemed`. */
  amount: number
}

/** The part of an order that is not refunded at all. */
export const nothingRefunded: RefundedPart = { pieces: {}, fee: false, tip: false }

/** Returns the part of an order that its refunds have given back so far. */
export function refundedBy(
  refunds: readonly { lines: readonly { line: string; quantity: number }[]; fee: number; tip: number }[]
): RefundedPart {
  const pieces: Record<string, number> = {}
  for (const { lines } of refunds) for (const { line, quantity } of lines) pieces[line] = (pieces[line] ?? 0) + quantity
  return { pieces, fee: refunds.some(({ fee }) => fee > 0), tip: refunds.some(({ tip }) => tip > 0) }
}

/** Returns all of an order. */
export const wholeOf = ({ lines }: Pick<PaidOrder, 'lines'>): RefundedPart => ({
  pieces: Object.fromEntries(lines.map(({ line, quantity }) => [line, quantity])),
  fee: true,
  tip: true
})

/** Returns whether a part is all of an order that costs anything. */
export function isWhole({ lines, fee, tip }: PaidOrder, part: RefundedPart): boolean {
  const hasAllPieces = lines.every(({ line, quantity }) => (part.pieces[line] ?? 0) === quantity)
  return hasAllPieces && (fee === 0 || part.fee) && (tip === 0 || part.tip)
}

/**
 * Returns the sums of the step from one refunded part of an order to a larger one. Each sum counts from the part before, so
 * that the refunds of an order add up to its sums to the cent, whatever the steps are.
 */
export function refundBetween(order: PaidOrder, before: RefundedPart, after: RefundedPart): RefundSums {
  const [from, to] = [sumsOf(order, before), sumsOf(order, after)]
  const step = (name: 'goods' | 'deposits' | 'fee' | 'tip' | 'redeemed'): number => to[name] - from[name]
  const taxes = [...to.taxes].flatMap(([code, cents]) => {
    const amount = cents - (from.taxes.get(code) ?? 0)
    return amount === 0 ? [] : [{ code, amount }]
  })
  const sums = { goods: step('goods'), deposits: step('deposits'), fee: step('fee'), tip: step('tip') }
  const taxed = taxes.reduce((sum, { amount }) => sum + amount, 0)
  const amount = sums.goods + sums.deposits + sums.fee + sums.tip + taxed
  return { ...sums, taxes, redeemed: step('redeemed'), amount }
}

function sumsOf({ lines, fee, feeTaxes, tip }: PaidOrder, part: RefundedPart) {
  const taxes = new Map<string, number>()
  const add = ({ code, amount }: CodedTax) => taxes.set(code, (taxes.get(code) ?? 0) + amount)
  const sums = { goods: 0, deposits: 0, redeemed: 0, fee: part.fee ? fee : 0, tip: part.tip ? tip : 0, taxes }
  for (const { line, quantity, ...paid } of lines) {
    const share = (cents: number) => shareOf(cents, part.pieces[line] ?? 0, quantity)
    sums.goods += share(paid.goods)
    sums.deposits += share(paid.deposits)
    sums.redeemed += share(paid.redeemed ?? 0)
    for (const { code, amount } of paid.taxes) add({ code, amount: share(amount) })
  }
  if (part.fee) feeTaxes.forEach(add)
  return sums
}

/** Returns the cents of some pieces of a line, rounded; all of its pieces have all of its cents. */
const shareOf = (cents: number, pieces: number, quantity: number): number =>
  quantity === 0 ? 0 : Math.round((cents * pieces) / quantity)

/**
 * Returns the points of an order that go with a refunded part, rounded down until all of it is refunded: `used` of those
 * that it redeemed, by their part in paying the refunded goods, and `earned` of those that it earned, by the goods.
 */
export function pointsIn(
  order: PaidOrder,
  part: RefundedPart,
  { used, earned }: { used: number; earned: number }
): { used: number; earned: number } {
  if (isWhole(order, part)) return { used, earned }
  const [some, all] = [sumsOf(order, part), sumsOf(order, wholeOf(order))]
  const share = (points: number, cents: number, of: number) => (of === 0 ? 0 : Math.floor((points * cents) / of))
  return { used: share(used, some.redeemed, all.redeemed), earned: share(earned, some.goods, all.goods) }
}
