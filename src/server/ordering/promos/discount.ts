import type { PromoItems, PromoKind } from '../../db/schema.ts'
import { allocate } from '../../../rules/money/allocate.ts'
import { isOf, type Piece, piecesOf, type PromoLine } from './pieces.ts'

/** Returns a code's discount on each line, in the order of the lines; undefined if the code applies to none of them. */
export function discountsOf(takes: PromoKind, lines: readonly PromoLine[]): number[] | undefined {
  switch (takes.kind) {
    case 'percent': {
      const { percent, most = Infinity, of = {} } = takes
      return offAll(lines, of, base => Math.min(Math.round((base * percent) / 100), most))
    }
    case 'amount':
      return offAll(lines, takes.of ?? {}, () => takes.cents)
    case 'buy_get':
      return offCheapest(lines, takes)
    case 'bundle':
      return offSets(lines, takes)
  }
}

function offAll(lines: readonly PromoLine[], of: PromoItems, amountOf: (base: number) => number): number[] | undefined {
  const bases = lines.map(line => (isOf(of, line) ? line.left : 0))
  if (!lines.some(line => isOf(of, line))) return undefined
  const base = sum(bases)
  return allocate(Math.min(amountOf(base), base), bases)
}

/** Sorts units by price; each full set of `buy` + `get` discounts its cheapest ones. */
function offCheapest(
  lines: readonly PromoLine[],
  { buy, get, percent, of }: Extract<PromoKind, { kind: 'buy_get' }>
): number[] | undefined {
  const pieces = piecesOf(lines.filter(line => isOf(of, line)))
  const full = pieces.length - (pieces.length % (buy + get))
  if (full === 0) return undefined
  const discountedPieces = pieces.slice(0, full).filter((_, at) => at % (buy + get) >= buy)
  return lines.map(line => sum(discountedPieces.filter(piece => piece.line === line).map(off(percent))))
}

/** Each full set has a discount in cents; sets are made of the most expensive units first. */
function offSets(
  lines: readonly PromoLine[],
  { parts, cents }: Extract<PromoKind, { kind: 'bundle' }>
): number[] | undefined {
  let rest = piecesOf(lines)
  const taken = new Map<PromoLine, number>()
  let sets = 0
  for (;;) {
    const set = pick(rest, parts)
    if (set === undefined) break
    sets += 1
    rest = rest.filter(piece => !set.includes(piece))
    const worth = set.map(piece => piece.cents)
    allocate(Math.min(cents, sum(worth)), worth).forEach((share, at) => {
      const line = set[at]?.line
      if (line) taken.set(line, (taken.get(line) ?? 0) + share)
    })
  }
  return sets === 0 ? undefined : lines.map(line => taken.get(line) ?? 0)
}

/** Returns the units of one set; undefined if a part is incomplete. */
function pick(pieces: readonly Piece[], parts: readonly { of: PromoItems; count: number }[]): Piece[] | undefined {
  const set: Piece[] = []
  for (const { of, count } of parts) {
    const matches = pieces.filter(piece => isOf(of, piece.line) && !set.includes(piece)).slice(0, count)
    if (matches.length < count) return undefined
    set.push(...matches)
  }
  return set.length === 0 ? undefined : set
}

const off =
  (percent: number) =>
  ({ cents }: Piece): number =>
    Math.min(cents, Math.round((cents * percent) / 100))

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
