import { and, eq } from 'drizzle-orm'
import { cartLines, carts, listings, newId, products, variants } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Database, Transaction } from '../../../db/types.ts'
import { ApiError } from '../../../http/api-error.ts'
import { timeAt } from '../../../shop/menu/sale.ts'
import { listingAt } from '../listing-at.ts'
import { lineProduct, type LineRow, type LoadedCart, lockCart, stockOf } from '../load-cart.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { notSold, overLimit, soldOut } from '../refusals.ts'
import { bumpVersion } from './bump-version.ts'

/** The requested quantity of a variant, and the version of the cart that the shopper saw. */
export interface LineChange {
  cart: string
  variant: string
  version: number
  quantity: number
  /** The variant whose line it replaces. */
  instead?: string | undefined
  /** The account of the caller; null for a guest. */
  accountId: string | null
  now: Date
}

/**
 * Sets the quantity of a variant in a cart; throws if the version is stale, or the variant is not sold there, sold out
 * or over the purchase limit.
 */
export async function setLineOf(db: Database, change: LineChange): Promise<void> {
  await transaction(db, async tx => {
    const loaded = await lockCart(tx, change.cart, change)
    if (loaded.cart.version !== change.version) throw new ApiError(409, 'stale')
    const line = loaded.lines.find(candidate => candidate.variant.id === change.variant)
    const currentQuantity = line?.quantity ?? 0
    const replaced = loaded.lines.find(other => other.variant.id === change.instead && other !== line)
    if (change.quantity === currentQuantity && !replaced) return
    if (change.quantity > 0) {
      const row = line ?? (await newLine(tx, loaded, change))
      const lines = loaded.lines.filter(other => other !== replaced)
      refuseUnlessAllowed({ ...loaded, lines }, { ...row, quantity: change.quantity }, currentQuantity)
    }
    if (replaced && change.quantity > 0) await replace(tx, replaced, change, line)
    await write(tx, loaded, change)
  })
}

function refuseUnlessAllowed(loaded: LoadedCart, row: LineRow, currentQuantity: number): void {
  if (row.listing === null) throw notSold(loaded.location)
  if (row.quantity > stockOf(row)) throw soldOut(loaded.location, row)
  const others = loaded.lines.filter(line => line.id !== row.id)
  const sums = priceCart({ ...loaded, lines: [...others, row] })
  if (row.quantity > currentQuantity && sums.exceedMilli > 0) throw overLimit(sums)
}

async function newLine(
  tx: Transaction,
  { cart, location }: LoadedCart,
  { variant: variantId, now }: LineChange
): Promise<LineRow> {
  const [row] = await tx
    .select({ variant: variants, product: lineProduct, listing: listings })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(listings.locationId, cart.locationId), eq(listings.variantId, variantId)))
  if (row === undefined) throw notSold(location)
  return {
    ...row,
    listing: listingAt(row.listing, timeAt(location, now)),
    id: newId(),
    quantity: 0,
    note: null,
    ifMissing: null
  }
}

/** Makes a line one of another variant, which takes its place, note and choice; the cart's own line of that variant goes. */
async function replace(
  tx: Transaction,
  { id, note, ifMissing }: LineRow,
  change: LineChange,
  own?: LineRow
): Promise<void> {
  if (own) await tx.delete(cartLines).where(eq(cartLines.id, own.id))
  await tx
    .update(cartLines)
    .set({ variantId: change.variant, note: own?.note ?? note, ifMissing: own?.ifMissing ?? ifMissing })
    .where(eq(cartLines.id, id))
}

async function write(tx: Transaction, loaded: LoadedCart, change: LineChange): Promise<void> {
  const { cart, variant, quantity, accountId, now } = change
  if (quantity === 0) {
    await tx.delete(cartLines).where(and(eq(cartLines.cartId, cart), eq(cartLines.variantId, variant)))
  } else {
    await tx
      .insert(cartLines)
      .values({ id: newId(), cartId: cart, variantId: variant, quantity })
      .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.variantId], set: { quantity } })
  }
  await tx
    .update(carts)
    .set(bumpVersion(loaded.cart, accountId, now))
    .where(eq(carts.id, cart))
}
