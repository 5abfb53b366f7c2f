import type { Method } from '../../../../contract/cart/method.ts'
import type { PlannedSlot } from '../../../../rules/time/slots.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { Transaction } from '../../../db/types.ts'
import type { LineRow } from '../../carts/load-cart.ts'
import { type PricedCart, priceCart } from '../../carts/pricing/price-cart.ts'
import { notSold, overLimit, soldOut } from '../../carts/refusals.ts'
import type { PromisedRange } from '../place/promise-of.ts'
import type { OrderRow } from '../read-orders.ts'
import { holdPoints, readChoices } from './choices.ts'
import { fulfilmentOf, renewedPromise, slotOf } from './fulfilment.ts'
import { addedRow, boughtRow, type LoadedOrder, loadOrder, lockListings } from './load-order.ts'
import type { OrderEdit } from './order-edit.ts'
import { readOffers } from './offers.ts'
import { uncataloguedWords } from './words.ts'

/** A change with the order that it results in, priced from scratch. */
export interface PlannedChange {
  loaded: LoadedOrder
  edit: OrderEdit
  rows: LineRow[]
  sums: PricedCart
  /** Units that are taken from the store's stock by size; negative ones go back. */
  moves: ReadonlyMap<string, number>
  /** The other slot; undefined if the order keeps its own. */
  slot: PlannedSlot | undefined
  method: Method
  /** The promise of an order with another time or method, null for none; undefined if it keeps its own. */
  promised: PromisedRange | null | undefined
}

/**
 * Prices a changed order from scratch, through the same pricing as a cart: lines that stay at the prices at which they were
 * bought, added ones at those of now, taxes, deposits, codes and deals as of the day when it was placed. Locks the order's
 * account, codes and listings, in the order in which other transactions lock them; the order itself must be locked. Throws 409 if a size is
 * short, isn't sold there, or exceeds the purchase limit.
 */
export async function planChange(tx: Transaction, order: OrderRow, edit: OrderEdit, now: Date): Promise<PlannedChange> {
  const { choices, points, promos } = await holdTerms(tx, order)
  const added = [...edit.quantities.keys()]
  await lockListings(tx, order.locationId, added)
  const loaded = await loadOrder(tx, order, added)
  const { location, market, takesDeposits } = loaded
  const rows = rowsOf(loaded, edit, now)
  const fulfilment = fulfilmentOf(loaded, edit)
  const { method, address } = fulfilment
  const cart = { method, address, tip: choices.tip, tipShare: choices.tipShare }
  const sums = priceCart({ lines: rows, location, market, takesDeposits, points, promos, cart })
  const moves = movesOf(loaded, edit)
  refuseUnlessSellable(loaded, rows, moves)
  if (sums.exceedMilli > 0 && [...moves.values()].some(units => units > 0)) throw overLimit(sums)
  const slot = slotOf(loaded, edit, fulfilment, now)
  const promised = slot && (await renewedPromise(tx, { loaded, rows, slot, method }, now))
  return { loaded, edit, rows, sums, moves, slot, method, promised }
}

/** Reads the terms by which an order is priced besides its lines: its choices, its points, whose account is locked, and its offers, with its codes locked. */
export async function holdTerms(tx: Transaction, order: OrderRow) {
  const choices = await readChoices(tx, order)
  const points = await holdPoints(tx, order, choices)
  const promos = await readOffers(tx, { order, codes: choices.codes }, true)
  return { choices, points, promos }
}

function rowsOf(loaded: LoadedOrder, { quantities, ifMissing = null }: OrderEdit, now: Date): LineRow[] {
  const { lines, location } = loaded
  const stays = lines.flatMap(line => {
    const quantity = quantities.get(line.variantId) ?? line.quantity
    if (quantity === 0) return []
    const row = boughtRow(line, loaded)
    if (row === undefined) throw new ApiError(409, 'conflict', { words: uncataloguedWords })
    return [{ ...row, quantity }]
  })
  const comes = [...quantities].flatMap(([variantId, quantity]) => {
    if (quantity === 0 || lines.some(line => line.variantId === variantId)) return []
    const row = addedRow(variantId, loaded, now)
    if (row === undefined || row.product.discontinued) throw notSold(location)
    return [{ ...row, quantity, ifMissing }]
  })
  return [...stays, ...comes]
}

function movesOf({ lines }: LoadedOrder, { quantities }: OrderEdit): Map<string, number> {
  const before = (variantId: string) => lines.find(line => line.variantId === variantId)?.quantity ?? 0
  const moves = [...quantities].map(([variantId, quantity]) => [variantId, quantity - before(variantId)] as const)
  return new Map(moves.filter(([, units]) => units !== 0))
}

/** Throws 409 if the store has less of a size than the change takes; its listing is locked. */
function refuseUnlessSellable(
  { sizes, location }: LoadedOrder,
  rows: readonly LineRow[],
  moves: ReadonlyMap<string, number>
): void {
  for (const [variantId, units] of moves) {
    const row = rows.find(({ variant }) => variant.id === variantId)
    if (units <= 0 || row === undefined) continue
    const size = sizes.get(variantId)
    const listing = size?.listing ?? null
    const stock = listing?.available && !size?.product.discontinued ? listing.stock : 0
    if (listing === null) throw notSold(location)
    if (stock < units) throw soldOut(location, { ...row, listing: { ...listing, stock, saleChange: Infinity } })
  }
}
