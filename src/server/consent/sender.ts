import { asc, desc, eq } from 'drizzle-orm'
import type { Sender } from '../../rules/text/sender-line.ts'
import { business, locations } from '../db/schema.ts'
import type { Queries } from '../db/types.ts'

/**
 * Returns the sender of messages that need consent: the business, with the address of a store, or without one that of its first
 * store, as the storefront lists them.
 */
export async function readSender(db: Queries, locationId?: string | null): Promise<Sender> {
  const [store] = await db
    .select({ address: locations.address, contacts: locations.contacts })
    .from(locations)
    .where(locationId ? eq(locations.id, locationId) : undefined)
    .orderBy(desc(locations.isListed), asc(locations.sortOrder), asc(locations.slug))
    .limit(1)
  const { name, email, phone } = business
  const [shop = { name: '', email: null, phone: null }] = await db.select({ name, email, phone }).from(business)
  return { business: shop, store }
}
