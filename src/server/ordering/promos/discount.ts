import { allocate } from '../../../rules/money/allocate.ts'
import { isOfferOn, type OfferItems } from '../../../rules/promo/offer-items.ts'
import type { PromoKind } from '../../../rules/promo/promo-kind.ts'
import { type Piece, piecesOf, type PromoLine } from './pieces.ts'

/** Returns an offer's discount on each line, in the order of the lines; undefined if it applies to none of them. */
export function discountsOf(takes: PromoKind, lines: readonly PromoLine[]): number[] | undefined {
  switch (takes.kind) {
    case 'percent': {
      const { percent, most = Infinity } = takes
      return offAll(lines, takes, base => Math.min(Math.round((base * percent) / 100), most))
    }
    case 'amount':
      return offAll(lines, takes, () => takes.cents)
    case 'buy_get':
      return offCheapest(lines, takes)
    case 'bundle':
      return offSets(lines, takes.parts, worth => Math.min(takes.cents, worth))
    case 'bundle_price':
      return offSets(lines, takes.parts, worth => Math.max(0, worth - takes.price))
  }
}

function offAll(
  lines: readonly PromoLine[],
  { of = {}, from = 1 }: { of?: OfferItems; from?: number },
  amountOf: (base: number) => number
): number[] | undefined {
  const bases = lines.map(line => (isOfferOn(of, line) ? line.left : 0))
  if (unitsOf(of, lines) < from) return undefined
  const base = sum(bases)
  return allocate(Math.min(amountOf(base), base), bases)
}

/** Sorts units by price; each full set of `buy` + `get` discounts its cheapest ones. */
function offCheapest(
  lines: readonly PromoLine[],
  { buy, get, percent, of }: Extract<PromoKind, { kind: 'buy_get' }>
): number[] | undefined {
  const pieces = piecesOf(lines.filter(line => isOfferOn(of, line)))
  const full = pieces.length - (pieces.length % (buy + get))
  if (full === 0) return undefined
  const discountedPieces = pieces.slice(0, full).filter((_, at) => at % (buy + get) >= buy)
  return lines.map(line => sum(discountedPieces.filter(piece => piece.line === line).map(off(percent))))
}

/** A part of a bundle: so many units of some items. */
type Part = Extract<PromoKind, { kind: 'bundle' }>['parts'][number]

/** Each full set has a discount by its worth, both in cents; sets are made of the most expensive units first. */
function offSets(
  lines: readonly PromoLine[],
  parts: readonly Part[],
  amountOf: (worth: number) => number
): number[] | undefined {
  const taken = new Map<PromoLine, number>()
  const { sets } = setsOf(lines, parts)
  for (const set of sets) {
    const worth = set.map(piece => piece.cents)
    allocate(amountOf(sum(worth)), worth).forEach((share, at) => {
      const line = set[at]?.line
      if (line) taken.set(line, (taken.get(line) ?? 0) + share)
    })
  }
  return sets.length === 0 ? undefined : lines.map(line => taken.get(line) ?? 0)
}

/** Returns the full sets of a bundle, and the units that are left over. */
export function setsOf(lines: readonly PromoLine[], parts: readonly Part[]): { sets: Piece[][]; rest: Piece[] } {
  let rest = piecesOf(lines)
  const sets: Piece[][] = []
  for (;;) {
    const set = pick(rest, parts)
    if (set === undefined) return { sets, rest }
    sets.push(set)
    rest = rest.filter(piece => !set.includes(piece))
  }
}

/** Returns the units of one set; undefined if a part is incomplete. */
function pick(pieces: readonly Piece[], parts: readonly Part[]): Piece[] | undefined {
  const set: Piece[] = []
  for (const { of, count } of parts) {
    const matches = pieces.filter(piece => isOfferOn(of, piece.line) && !set.includes(piece)).slice(0, count)
    if (matches.length < count) return undefined
    set.push(...matches)
  }
  return set.length === 0 ? undefined : set
}

/** Returns the number of units of some items. */
export const unitsOf = (of: OfferItems, lines: readonly PromoLine[]): number =>
  sum(lines.map(line => (isOfferOn(of, line) ? line.quantity : 0)))

const off =
  (percent: number) =>
  ({ cents }: Piece): number =>
    Math.min(cents, Math.round((cents * percent) / 100))

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
