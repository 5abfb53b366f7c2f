import type { CartRow } from './cart-row.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { lineProblem } from '../../../../src/contract/cart/cart.ts'
import type { InferOutput } from 'valibot'
import { business, cartLines, carts, listings, locations, payments, products, variants } from '../../db/schema.ts'
import { prepared } from '../../db/connection/prepared.ts'
import type { Queries, Transaction } from '../../db/types.ts'
import { notFound } from '../../http/api-error.ts'
import { refuseUnlessOfAge } from '../accounts/age-gate.ts'
import type { LocationRow } from '../locations/find-location.ts'
import { type Person, personOf } from '../promos/person.ts'
import { type CartPromos, readPromos } from '../promos/read.ts'
import { type CartPoints, readPoints } from './pricing/points.ts'

/** A line with its current product; `listing` is null if the store no longer lists it. */
export interface LineRow {
  id: string
  quantity: number
  note: string | null
  variant: typeof variants.$inferSelect
  product: typeof products.$inferSelect
  listing: typeof listings.$inferSelect | null
}

/** A cart with its location, its lines in the order in which they were added, and the viewer's points and codes. */
export interface LoadedCart {
  cart: CartRow
  location: LocationRow
  /** The currency of the business. */
  currency: string
  /** True if a card payment was attempted. */
  hasPayments: boolean
  lines: LineRow[]
  points: CartPoints | undefined
  promos: CartPromos
  /** The viewer; undefined for a guest. */
  person: Person | undefined
  /** True if the business accepts guest orders. */
  guestCheckout: boolean
}

/** The account that views a cart, null for a guest, and the current time. */
export interface CartViewer {
  accountId: string | null
  now: Date
}

/** Loads a cart for a viewer; undefined if it doesn't exist. */
export async function findCart(db: Queries, id: string, viewer: CartViewer): Promise<LoadedCart | undefined> {
  const [found] = await prepared(db, 'find_cart', name => selectCart(db).prepare(name)).execute({ id })
  return found && loadRest(db, { ...found, lines: await readLines(db, id) }, viewer)
}

const currency = sql<string>`coalesce(${business.currency}, 'CAD')`
const guestCheckout = sql<boolean>`coalesce(${business.guestCheckout}, true)`
const hasPayments = sql<boolean>`exists (select from ${payments} where ${payments.cartId} = ${carts.id})`

interface Found extends Pick<LoadedCart, 'cart' | 'location' | 'currency' | 'hasPayments' | 'guestCheckout'> {
  ageGate: (typeof business.$inferSelect)['ageGate'] | null
}

/** Selects a cart with its location and settings in one statement. */
const selectCart = (db: Queries) =>
  db
    .select({ cart: carts, location: locations, currency, hasPayments, guestCheckout, ageGate: business.ageGate })
    .from(carts)
    .innerJoin(locations, eq(locations.id, carts.locationId))
    .leftJoin(business, sql`true`)
    .where(eq(carts.id, sql.placeholder('id')))

/** Selects a cart's lines in the order in which they were added, with the store's listings. */
const selectLines = (db: Queries) =>
  db
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      note: cartLines.note,
      variant: variants,
      product: products,
      listing: listings
    })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(listings, and(eq(listings.variantId, variants.id), eq(listings.locationId, carts.locationId)))
    .where(eq(cartLines.cartId, sql.placeholder('id')))
    .orderBy(asc(cartLines.added))

const readLines = (db: Queries, id: string): Promise<LineRow[]> =>
  prepared(db, 'cart_lines', name => selectLines(db).prepare(name)).execute({ id })

/** Loads a cart; throws 404 if it doesn't exist. */
export async function loadCart(db: Queries, id: string, viewer: CartViewer): Promise<LoadedCart> {
  const loaded = await findCart(db, id, viewer)
  if (loaded === undefined) throw notFound()
  return loaded
}

/** A cart locked until the transaction ends, undefined if it doesn't exist; `loadHeld` reads the rest. */
export type HeldCart = (Found & Pick<LoadedCart, 'lines'>) | undefined

/** Locks a cart until the transaction ends and reads it with its lines, in two pipelined statements. */
export async function holdCart(tx: Transaction, id: string): Promise<HeldCart> {
  const held = prepared(tx, 'lock_cart', name => selectCart(tx).for('update', { of: carts }).prepare(name)).execute({
    id
  })
  // Runs second on the transaction's connection, after the lock: other changes of the lines are committed by then.
  const [[found], lines] = await Promise.all([held, readLines(tx, id)])
  return found && { ...found, lines }
}

/**
 * Reads the rest of a locked cart, and locks the balance too if the cart uses points; throws 404 if there is no cart.
 */
export async function loadHeld(tx: Transaction, held: HeldCart, viewer: CartViewer): Promise<LoadedCart> {
  if (held === undefined) throw notFound()
  return loadRest(tx, held, viewer, held.cart.points > 0 || held.cart.rewardId !== null)
}

/**
 * Loads a cart and locks it until the transaction ends, and the balance too if the cart uses points; throws 404 if it
 * doesn't exist.
 */
export const lockCart = async (tx: Transaction, id: string, viewer: CartViewer): Promise<LoadedCart> =>
  loadHeld(tx, await holdCart(tx, id), viewer)

async function loadRest(
  db: Queries,
  { cart: kept, ageGate, lines, ...found }: Found & Pick<LoadedCart, 'lines'>,
  { accountId, now }: CartViewer,
  isBalanceHeld = false
): Promise<LoadedCart> {
  // An account's address must not be shown to another account or a guest.
  const isOthers = kept.accountId !== null && kept.accountId !== accountId
  const cart = isOthers ? { ...kept, address: null } : kept
  // A cart shows products and prices.
  if (ageGate === 'account') await refuseUnlessOfAge(db, accountId, found.location, now)
  const person = await personOf(db, accountId)
  return {
    ...found,
    cart,
    lines,
    points: await readPoints(db, cart, accountId, isBalanceHeld),
    promos: await readPromos(db, cart.promos, person, now),
    person
  }
}

/** Units of a line's variant that are available now. */
export const stockOf = ({ listing, product }: Pick<LineRow, 'listing' | 'product'>): number =>
  listing?.available && !product.discontinued ? listing.stock : 0

/** Returns the problem that keeps a line from being bought, or null. */
export function problemOf(line: LineRow): InferOutput<typeof lineProblem> | null {
  if (line.listing === null || line.product.discontinued) return 'discontinued'
  const stock = stockOf(line)
  if (stock === 0) return 'sold_out'
  return stock < line.quantity ? 'short' : null
}
