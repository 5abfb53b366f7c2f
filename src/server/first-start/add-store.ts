import { asc, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '../../contract/http/endpoint.ts'
import type { SetupFacts } from '../../contract/staff/setup.ts'
import type { addStore } from '../../contract/staff/staff-stores.ts'
import type { Context } from '../context.ts'
import { transaction } from '../db/connection/transaction.ts'
import { business, listings, locations } from '../db/schema.ts'
import type { Queries, Transaction } from '../db/types.ts'
import { ApiError, badFields } from '../http/api-error.ts'
import { foreignStoreWords } from '../http/messages.ts'
import type { Language } from '../http/request/language.ts'
import { seedLocations } from '../seed/locations.ts'
import { marketOf } from '../shop/business/market.ts'
import { audited, noteStaff } from '../staff/audited.ts'
import type { StaffMember } from '../staff/only-staff.ts'
import { factsIn, purchaseLimit } from './facts.ts'
import { storeOf, storeSlug } from './new-store.ts'

const readShop = async (db: Queries) => {
  const [shop] = await db.select({ name: business.name, market: business.market }).from(business).limit(1)
  const stores = await db.select().from(locations).orderBy(asc(locations.sortOrder))
  return { name: shop?.name ?? '', market: marketOf(shop?.market ?? null), stores }
}

const zonesIn = (stores: readonly { timezone: string }[]) => [...new Set(stores.map(({ timezone }) => timezone))]

/** Reads the facts for the form of a new store. */
export async function readStoreFactsOf(db: Queries, language: Language): Promise<SetupFacts> {
  const { market, stores } = await readShop(db)
  return factsIn(market, language, zonesIn(stores))
}

/** Adds a store and returns its slug; 403 for members of some stores, and 422 for a name that another store has. */
export async function addStoreOf(
  context: Pick<Context, 'db' | 'clock'>,
  member: StaffMember,
  { copyFrom, ...typed }: BodyOf<typeof addStore>
): Promise<string> {
  const detail = typed.storeName
  if (member.locations !== null) {
    await noteStaff(context.db, context, member, { action: 'refused', detail }, false)
    throw new ApiError(403, 'forbidden', { words: foreignStoreWords })
  }
  return audited(context, member, { action: 'store', detail }, () =>
    transaction(context.db, async tx => {
      // One store after the other, so that no two have the same name.
      await tx.select({ id: business.id }).from(business).for('update')
      const { name: shopName, market, stores } = await readShop(tx)
      if (stores.some(({ name }) => name.en === typed.storeName)) throw badFields({ storeName: 'choice' })
      const slug = freeSlug(storeSlug(typed.storeName), new Set(stores.map(store => store.slug)))
      const likeHere = stores.find(({ address }) => address.province === typed.province)
      const limit = likeHere?.purchaseLimit ?? purchaseLimit
      const terms = { market, zones: zonesIn(stores), slug, purchaseLimit: limit, shopName }
      const sortOrder = Math.max(-1, ...stores.map(store => store.sortOrder)) + 1
      const ids = await seedLocations(tx, [storeOf(typed, terms)], context.clock(), { sortOrder, isListed: false })
      const source = stores.find(store => store.slug === copyFrom)
      if (source) await copyMenu(tx, source.id, ids.get(slug) ?? '', context.clock())
      else if (copyFrom) throw badFields({ copyFrom: 'choice' })
      return slug
    })
  )
}

function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let [slug, number] = [base, 2]
  while (taken.has(slug)) slug = `${base}-${number++}`
  return slug
}

/** Copies the products and prices of a store's menu, without sales and stock. */
async function copyMenu(tx: Transaction, from: string, to: string, now: Date): Promise<void> {
  const { variantId, price, available } = listings
  const columns = sql`location_id, variant_id, price, available, stock, updated_at`
  await tx.execute(sql`
    insert into ${listings} (${columns})
    select ${to}, ${variantId}, ${price}, ${available}, 0, ${now.toISOString()}::timestamptz
    from ${listings} where ${eq(listings.locationId, from)}`)
}
