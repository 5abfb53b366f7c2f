import { and, asc, count, eq, getTableColumns, ne } from 'drizzle-orm'
import { safeParse } from 'valibot'
import type { BodyOf } from '../../../contract/http/endpoint.ts'
import type { SavedAddress, saveAddress } from '../../../contract/account/me.ts'
import { id as idSchema } from '../../../contract/http/text.ts'
import { isPostalCode } from '../../../rules/market/postal-code.ts'
import { accounts, business, savedAddresses } from '../../db/schema.ts'
import { postalCodesOf } from '../../shop/business/market.ts'
import { transaction } from '../../db/connection/transaction.ts'
import type { Database, Queries } from '../../db/types.ts'
import { tooManyAddressesWords } from '../../http/messages.ts'
import { badFields, notFound, ApiError } from '../../http/api-error.ts'

const most = 10

/** Returns an account's saved addresses, oldest first. */
export async function readAddressesOf(db: Queries, accountId: string): Promise<SavedAddress[]> {
  const { accountId: _, createdAt, ...columns } = getTableColumns(savedAddresses)
  return db
    .select(columns)
    .from(savedAddresses)
    .where(eq(savedAddresses.accountId, accountId))
    .orderBy(asc(createdAt), asc(columns.id))
}

/** Saves a new address or updates the one with the same id; throws at the eleventh. */
export async function keepAddress(
  db: Database,
  { accountId, id, now }: { accountId: string; id: string; now: Date },
  body: BodyOf<typeof saveAddress>
): Promise<void> {
  if (!safeParse(idSchema, id).success) throw notFound()
  await transaction(db, async tx => {
    const [shop] = await tx.select({ market: business.market }).from(business)
    if (!isPostalCode(body.postalCode, postalCodesOf(shop?.market ?? null))) throw badFields({ postalCode: 'postal' })
    // One at a time per account, so that the count is right.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
    const [others] = await tx
      .select({ count: count() })
      .from(savedAddresses)
      .where(and(eq(savedAddresses.accountId, accountId), ne(savedAddresses.id, id)))
    if ((others?.count ?? 0) >= most) throw new ApiError(422, 'invalid', { words: tooManyAddressesWords(most) })
    await tx
      .insert(savedAddresses)
      .values({ ...body, accountId, id, createdAt: now })
      .onConflictDoUpdate({ target: [savedAddresses.accountId, savedAddresses.id], set: body })
  })
}

/** Deletes an address; does nothing if there is none. */
export async function forgetAddress(db: Queries, accountId: string, id: string): Promise<void> {
  await db.delete(savedAddresses).where(and(eq(savedAddresses.accountId, accountId), eq(savedAddresses.id, id)))
}
