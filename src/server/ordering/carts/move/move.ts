import { and, eq, inArray } from 'drizzle-orm'
import type { CartMove } from '../../../../contract/cart/cart-move.ts'
import { carts, listings, locations, newId } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Database, Queries, Transaction } from '../../../db/types.ts'
import type { Language } from '../../../http/request/language.ts'
import { hasControl } from '../../../http/request/controls.ts'
import { badFields, ApiError } from '../../../http/api-error.ts'
import { readCurrency } from '../../../shop/business/currency.ts'
import { claim } from '../../../idempotency/claim.ts'
import type { OwnedKey } from '../../../idempotency/owner.ts'
import { locationColumns, type LocationRow } from '../../../shop/locations/find-location.ts'
import { timeAt } from '../../../shop/menu/sale.ts'
import { listingAt } from '../listing-at.ts'
import { findCart, loadCart, type LoadedCart, type CartViewer } from '../load-cart.ts'
import { type MoveTarget, planMove, totalOf } from './plan-move.ts'
import { type CartToPrice, priceCart } from '../pricing/price-cart.ts'
import { bumpVersion } from '../changes/bump-version.ts'
import { mergedOptions, storedOptions, type CartOptions, optionsAt } from '../changes/cart-options.ts'
import { writeLines } from '../changes/write-lines.ts'

/** A cart to move, the target location, and the existing cart there to merge with. */
interface Move extends CartViewer {
  cart: string
  location: string | undefined
  into: string | null
}

/** A move with its idempotency key and the version of the cart that the shopper saw. */
export interface MoveRequest extends Move {
  location: string
  version: number
  key: OwnedKey | undefined
}

/** Previews the changes of a move. */
export async function previewOf(db: Queries, move: Move, language: Language): Promise<CartMove> {
  const from = await loadCart(db, move.cart, move)
  const target = await targetOf(db, from, move)
  const { lines, moves } = planMove(from, target)
  const { location } = target
  const sums = (loaded: CartToPrice) => {
    const { count, subtotal, total } = priceCart(loaded)
    return { count, subtotal, total }
  }
  return {
    version: from.cart.version,
    changes: moves.map(({ before, after, kind }) => ({
      variant: before.variant.id,
      name: before.product.name[language],
      variantName: before.variant.size[language],
      kind,
      before: { quantity: before.quantity, total: totalOf(before, from.location) },
      after: { quantity: after.quantity, total: totalOf(after, location) }
    })),
    before: sums(from),
    after: sums({
      lines,
      location,
      market: from.market,
      points: (target.into ?? from).points,
      ...wishesIn(from, target)
    }),
    currency: await readCurrency(db)
  }
}

/** Moves a cart in one transaction; returns the id of the resulting cart. */
export async function moveCartOf(db: Database, request: MoveRequest): Promise<string> {
  return transaction(db, async tx => {
    const { cart, location, into, version, key } = request
    // In the order of their ids, so that two opposite moves wait for one another instead of deadlocking.
    const ids = [cart, into ?? cart]
    const locked = await tx
      .select({ id: carts.id })
      .from(carts)
      .where(inArray(carts.id, ids))
      .orderBy(carts.id)
      .for('update')
    const id = locked.find(row => row.id === into)?.id ?? newId()
    const body = { cart, location, into, version }
    const { resource, isFirst } = await claim(tx, { scope: 'moves', key, body, resource: id })
    if (!isFirst) return resource
    const from = await loadCart(tx, cart, request)
    if (from.cart.version !== version) throw new ApiError(409, 'stale')
    await write(tx, { id, from, request, target: await targetOf(tx, from, request) })
    return id
  })
}

async function targetOf(db: Queries, from: LoadedCart, { location: slug, into, ...viewer }: Move): Promise<MoveTarget> {
  if (slug === undefined || slug === '') throw badFields({ location: 'required' })
  if (hasControl(slug)) throw badFields({ location: 'unknown' })
  if (into !== null && hasControl(into)) throw badFields({ into: 'unknown' })
  const location = await locationOf(db, slug)
  if (location.id === from.location.id) throw badFields({ location: 'choice' })
  const there = into === null ? undefined : await findCart(db, into, viewer)
  if (there !== undefined && there.location.id !== location.id) throw badFields({ into: 'choice' })
  const ids = from.lines.map(line => line.variant.id)
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(listings)
          .where(and(eq(listings.locationId, location.id), inArray(listings.variantId, ids)))
  return {
    location,
    into: there,
    listings: new Map(rows.map(row => [row.variantId, listingAt(row, timeAt(location, viewer.now))]))
  }
}

async function locationOf(db: Queries, slug: string): Promise<LocationRow> {
  const [row] = await db
    .select(locationColumns)
    .from(locations)
    .where(and(eq(locations.slug, slug), locations.isListed))
  if (row === undefined) throw badFields({ location: 'unknown' })
  return row
}

const wishesIn = (from: LoadedCart, { location, into }: MoveTarget): CartOptions =>
  into === undefined ? optionsAt(from, location) : mergedOptions(from, into)

interface Writing {
  id: string
  from: LoadedCart
  request: MoveRequest
  target: MoveTarget
}

async function write(tx: Transaction, { id, from, request, target }: Writing): Promise<void> {
  const { accountId, now } = request
  const { lines } = planMove(from, target)
  const wishes = storedOptions(wishesIn(from, target))
  if (target.into === undefined) {
    const { points, rewardId } = { ...from.cart, ...bumpVersion(from.cart, accountId, now) }
    const locationId = target.location.id
    await tx
      .insert(carts)
      .values({ id, locationId, accountId, points, rewardId, ...wishes, createdAt: now, updatedAt: now })
  } else {
    await tx
      .update(carts)
      .set({ ...bumpVersion(target.into.cart, accountId, now), ...wishes })
      .where(eq(carts.id, id))
  }
  await writeLines(tx, id, lines)
  await tx.delete(carts).where(eq(carts.id, from.cart.id))
}
