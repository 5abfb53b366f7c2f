import type { CartRow } from './cart-row.ts'
import { getTableColumns } from 'drizzle-orm'
import type { lineProblem } from '../../../contract/cart/cart.ts'
import type { IfMissing } from '../../../contract/cart/if-missing.ts'
import type { InferOutput } from 'valibot'
import { rowOf } from '../../db/record.ts'
import { type business, carts, deals, listings, locations, products, variants } from '../../db/schema.ts'
import { runStatement, type Statement } from '../../db/connection/statement.ts'
import type { Queries, Transaction } from '../../db/types.ts'
import { notFound } from '../../http/api-error.ts'
import { refuseUnlessOfAge } from '../../people/accounts/age-gate.ts'
import type { StoredMarket } from '../../shop/business/market.ts'
import type { LocationRow } from '../../shop/locations/find-location.ts'
import { timeAt } from '../../shop/menu/sale.ts'
import { type Person, personOf } from '../promos/person.ts'
import type { DealRow } from '../promos/deals.ts'
import { type CartPromos, readPromos } from '../promos/read-promos.ts'
import { listingAt, type SoldListing } from './listing-at.ts'
import { type CartPoints, readPoints } from './pricing/points.ts'

/** The columns of a product that carts and orders need; its long texts are not read for them. */
export const lineProduct = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  brand: products.brand,
  categoryId: products.categoryId,
  subCategoryId: products.subCategoryId,
  form: products.form,
  strainType: products.strainType,
  picture: products.picture,
  limitClass: products.limitClass,
  discontinued: products.discontinued,
  tags: products.tags
}

/** A line with its current product and sale; `listing` is null if the store no longer lists it. */
export interface LineRow {
  id: string
  quantity: number
  note: string | null
  ifMissing: IfMissing | null
  variant: typeof variants.$inferSelect
  product: Pick<typeof products.$inferSelect, keyof typeof lineProduct>
  listing: SoldListing | null
}

/** A cart with its location, its lines in the order in which they were added, and the viewer's points and codes. */
export interface LoadedCart {
  cart: CartRow
  location: LocationRow
  /** The currency and the market of the business. */
  currency: string
  market: StoredMarket
  /** True if the business takes deposits on containers. */
  takesDeposits: boolean
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
  const row = await readCart(db, finding, id)
  return row && loadRest(db, { ...row, lines: await readLines(db, id) }, viewer)
}

interface CartRecord extends Pick<
  LoadedCart,
  'cart' | 'location' | 'currency' | 'market' | 'takesDeposits' | 'hasPayments' | 'guestCheckout'
> {
  /** All deals of the business, in their order. */
  deals: DealRow[]
  ageGate: (typeof business.$inferSelect)['ageGate'] | null
}

/** Reads a cart with its location and settings. */
const finding: Statement = {
  name: 'find_cart',
  text: `
    select row_to_json(cart) as cart, row_to_json(location) as location, coalesce(currency, 'CAD') as currency, market,
      coalesce(takes_deposits, true) as "takesDeposits", coalesce(guest_checkout, true) as "guestCheckout", age_gate as "ageGate",
      exists (select from payments where cart_id = cart.id) as "hasPayments",
      (select coalesce(json_agg(deal order by deal.sort_order, deal.id), '[]') from deals as deal) as deals
    from carts as cart join locations as location on location.id = cart.location_id left join business on true
    where cart.id = $1`
}

const locking: Statement = { name: 'lock_cart', text: `${finding.text} for update of cart` }

const [cartColumns, locationColumns] = [getTableColumns(carts), getTableColumns(locations)]
const dealColumns = getTableColumns(deals)

async function readCart(db: Queries, statement: Statement, id: string): Promise<CartRecord | undefined> {
  type Row = Omit<CartRecord, 'cart' | 'location' | 'deals'> & { cart: object; location: object; deals: object[] }
  const [row] = await runStatement<Row>(db, statement, [id])
  if (row === undefined) return undefined
  return {
    ...row,
    cart: rowOf(cartColumns, row.cart),
    location: rowOf(locationColumns, row.location),
    deals: row.deals.map(deal => rowOf(dealColumns, deal))
  }
}

const productNames = Object.values(lineProduct).map(({ name }) => `product.${name}`)

/** Reads a cart's lines in the order in which they were added, with the store's listings. */
const readingLines: Statement = {
  name: 'cart_lines',
  text: `
    select line.id, line.quantity, line.note, line.if_missing as "ifMissing", row_to_json(variant) as variant, row_to_json(listing) as listing,
      (select row_to_json(shown) from (select ${productNames.join(', ')}) as shown) as product
    from cart_lines as line join carts as cart on cart.id = line.cart_id
      join variants as variant on variant.id = line.variant_id
      join products as product on product.id = variant.product_id
      left join listings as listing on listing.variant_id = variant.id and listing.location_id = cart.location_id
    where line.cart_id = $1 order by line.added`
}

/** A line with the store's listing, whose sale may not be in force. */
type StoredLine = Omit<LineRow, 'listing'> & { listing: typeof listings.$inferSelect | null }

const [variantColumns, listingColumns] = [getTableColumns(variants), getTableColumns(listings)]

async function readLines(db: Queries, id: string): Promise<StoredLine[]> {
  type Row = Pick<LineRow, 'id' | 'quantity' | 'note' | 'ifMissing'> & {
    variant: object
    product: object
    listing: object | null
  }
  const rows = await runStatement<Row>(db, readingLines, [id])
  return rows.map(({ variant, product, listing, ...line }) => ({
    ...line,
    variant: rowOf(variantColumns, variant),
    product: rowOf(lineProduct, product),
    listing: listing && rowOf(listingColumns, listing)
  }))
}

/** Loads a cart; throws 404 if it doesn't exist. */
export async function loadCart(db: Queries, id: string, viewer: CartViewer): Promise<LoadedCart> {
  const loaded = await findCart(db, id, viewer)
  if (loaded === undefined) throw notFound()
  return loaded
}

/** A cart locked until the transaction ends, undefined if it doesn't exist; `loadHeld` reads the rest. */
export type HeldCart = (CartRecord & { lines: StoredLine[] }) | undefined

/** Locks a cart until the transaction ends and reads it with its lines, in two pipelined statements. */
export async function holdCart(tx: Transaction, id: string): Promise<HeldCart> {
  // The lines are read second on the transaction's connection, after the lock: other changes of them are committed by then.
  const [row, lines] = await Promise.all([readCart(tx, locking, id), readLines(tx, id)])
  return row && { ...row, lines }
}

/**
 * Reads the rest of a locked cart, and locks the balance too if the cart uses points; throws 404 if there is no cart.
 */
export async function loadHeld(tx: Transaction, heldCart: HeldCart, viewer: CartViewer): Promise<LoadedCart> {
  if (heldCart === undefined) throw notFound()
  return loadRest(tx, heldCart, viewer, heldCart.cart.points > 0 || heldCart.cart.rewardId !== null)
}

/**
 * Loads a cart and locks it until the transaction ends, and the balance too if the cart uses points; throws 404 if it
 * doesn't exist.
 */
export const lockCart = async (tx: Transaction, id: string, viewer: CartViewer): Promise<LoadedCart> =>
  loadHeld(tx, await holdCart(tx, id), viewer)

async function loadRest(
  db: Queries,
  { cart: storedCart, ageGate, lines, deals, ...rest }: NonNullable<HeldCart>,
  { accountId, now }: CartViewer,
  isBalanceHeld = false
): Promise<LoadedCart> {
  // An account's address must not be shown to another account or a guest.
  const isOthers = storedCart.accountId !== null && storedCart.accountId !== accountId
  const cart = isOthers ? { ...storedCart, address: null } : storedCart
  // A cart shows products and prices.
  if (ageGate === 'account') await refuseUnlessOfAge(db, accountId, rest.location, now)
  const person = await personOf(db, accountId)
  const time = timeAt(rest.location, now)
  return {
    ...rest,
    cart,
    lines: lines.map(line => ({ ...line, listing: line.listing && listingAt(line.listing, time) })),
    points: await readPoints(db, cart, { accountId, now }, isBalanceHeld),
    promos: await readPromos(db, { codes: cart.promos, deals, person, now }),
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
