import { and, desc, eq, exists, inArray, ne } from 'drizzle-orm'
import type { JoinChange } from '../../../../contract/account/loyalty.ts'
import { cartLines, carts } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Database, Transaction } from '../../../db/types.ts'
import type { Language } from '../../../http/request/language.ts'
import { notFound } from '../../../http/api-error.ts'
import { claim } from '../../../idempotency/claim.ts'
import type { OwnedKey } from '../../../idempotency/owner.ts'
import { loadCart, type LoadedCart } from '../load-cart.ts'
import { type LineJoin, planClaim } from './plan-claim.ts'
import { totalOf } from '../move/plan-move.ts'
import { bumpVersion } from '../changes/bump-version.ts'
import { mergedOptions, storedOptions } from '../changes/cart-options.ts'
import { writeLines } from '../changes/write-lines.ts'

/** A request to assign a cart to an account. */
interface MergeRequest {
  cart: string
  key: OwnedKey | undefined
  accountId: string
  now: Date
}

/**
 * Assigns a cart to an account, merges the account's own cart of that location into it, and returns the changed lines.
 */
export async function mergeCartsOf(db: Database, request: MergeRequest, language: Language): Promise<JoinChange[]> {
  return transaction(db, async tx => {
    const { cart, key, accountId, now } = request
    const own = await holdBoth(tx, request)
    const { isFirst } = await claim(tx, { scope: 'claims', key, body: { cart, accountId }, resource: cart })
    if (!isFirst) return []
    const into = await loadCart(tx, cart, request)
    const from = own === undefined ? undefined : await loadCart(tx, own, request)
    // A cart that is already theirs, with nothing to merge, doesn't change its version.
    if (from === undefined && into.cart.accountId === accountId) return []
    const isUsing = into.cart.accountId === accountId && (into.cart.points > 0 || into.cart.rewardId !== null)
    const reward = from && !isUsing ? { points: from.cart.points, rewardId: from.cart.rewardId } : {}
    const wishes = from && storedOptions(mergedOptions(from, into))
    await tx
      .update(carts)
      .set({ ...bumpVersion(into.cart, accountId, now), ...reward, ...wishes })
      .where(eq(carts.id, cart))
    if (from === undefined) return []
    const { lines, joins } = planClaim(from, into)
    await writeLines(tx, cart, lines)
    await tx.delete(carts).where(eq(carts.id, from.cart.id))
    return joins.map(join => viewJoin(join, into.location, language))
  })
}

/** Locks the cart and the account's own latest non-empty cart of the location; returns the id of the latter. */
async function holdBoth(tx: Transaction, { cart, accountId }: MergeRequest): Promise<string | undefined> {
  const [claimed] = await tx.select({ locationId: carts.locationId }).from(carts).where(eq(carts.id, cart))
  if (claimed === undefined) throw notFound()
  const lines = tx.select().from(cartLines).where(eq(cartLines.cartId, carts.id))
  const [own] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(eq(carts.accountId, accountId), eq(carts.locationId, claimed.locationId), ne(carts.id, cart), exists(lines))
    )
    .orderBy(desc(carts.updatedAt), carts.id)
    .limit(1)
  // In the order of their ids, so that a concurrent merge in the other direction waits instead of deadlocking.
  const locked = await tx
    .select({ id: carts.id, accountId: carts.accountId })
    .from(carts)
    .where(inArray(carts.id, own ? [cart, own.id] : [cart]))
    .orderBy(carts.id)
    .for('update')
  if (!locked.some(({ id }) => id === cart)) throw notFound()
  return locked.find(row => row.id === own?.id && row.accountId === accountId)?.id
}

const viewJoin = (
  { before, after, kind }: LineJoin,
  location: LoadedCart['location'],
  language: Language
): JoinChange => ({
  variant: after.variant.id,
  name: after.product.name[language],
  variantName: after.variant.size[language],
  kind,
  before: { quantity: before.quantity, total: totalOf(before, location) },
  after: { quantity: after.quantity, total: totalOf(after, location) }
})
