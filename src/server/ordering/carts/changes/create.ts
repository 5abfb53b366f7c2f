import { and, eq } from 'drizzle-orm'
import type { BodyOf } from '../../../../contract/http/endpoint.ts'
import type { createCart } from '../../../../contract/cart/cart.ts'
import type { Context } from '../../../context.ts'
import { carts, locations, newId } from '../../../db/schema.ts'
import { transaction } from '../../../db/connection/transaction.ts'
import type { Transaction } from '../../../db/types.ts'
import { badFields } from '../../../http/api-error.ts'
import { claim } from '../../../idempotency/claim.ts'
import type { OwnedKey } from '../../../idempotency/owner.ts'
import { isOffered } from '../../../shop/locations/methods.ts'

/** Creates a cart and returns its id; the same idempotency key returns the same cart. */
export async function beginCart(
  { db, clock }: Context,
  body: BodyOf<typeof createCart>,
  key: OwnedKey | undefined,
  accountId: string | null
): Promise<string> {
  return transaction(db, async tx => {
    const id = newId()
    const { resource, isFirst } = await claim(tx, { scope: 'carts', key, body, resource: id })
    if (!isFirst) return resource
    await tx.insert(carts).values({
      id,
      locationId: await locationOf(tx, body),
      method: body.method,
      accountId,
      createdAt: clock(),
      updatedAt: clock()
    })
    return id
  })
}

async function locationOf(tx: Transaction, { location, method }: BodyOf<typeof createCart>): Promise<string> {
  const [row] = await tx
    .select()
    .from(locations)
    .where(and(eq(locations.slug, location), locations.isListed))
  if (row === undefined) throw badFields({ location: 'unknown' })
  if (!isOffered(row, method)) throw badFields({ method: 'choice' })
  return row.id
}
