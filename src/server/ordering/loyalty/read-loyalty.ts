import { asc, desc, eq } from 'drizzle-orm'
import type { Loyalty } from '../../../contract/account/loyalty.ts'
import { accounts, business, locations, orders, pointsLedger, rewards } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'
import { isOffered } from '../../../rules/loyalty/is-offered.ts'
import { ApiError } from '../../http/api-error.ts'
import { standing, viewLoyalty } from '../../people/sessions/loyalty.ts'
import { lifetimePoints } from './lifetime-points.ts'

/** Number of latest ledger entries that are read. */
const LATEST = 100

interface Reader {
  language: Language
  now: Date
}

/** Returns an account's loyalty data; throws 403 if no location has loyalty enabled. */
export async function readLoyaltyOf(db: Queries, accountId: string, { language, now }: Reader): Promise<Loyalty> {
  const stores = await db.select({ features: locations.features }).from(locations).where(eq(locations.isListed, true))
  if (!stores.some(({ features }) => features.loyalty)) throw new ApiError(403, 'forbidden')
  const [account] = await db.select({ points: accounts.points }).from(accounts).where(eq(accounts.id, accountId))
  if (account === undefined) throw new ApiError(401, 'unauthorized')
  const [rules] = await db.select().from(business).limit(1)
  const gifts = await db.select().from(rewards).orderBy(asc(rewards.sortOrder), asc(rewards.points), asc(rewards.id))
  const entries = await db
    .select({ entry: pointsLedger, number: orders.number })
    .from(pointsLedger)
    .leftJoin(orders, eq(orders.id, pointsLedger.orderId))
    .where(eq(pointsLedger.accountId, accountId))
    .orderBy(desc(pointsLedger.at), asc(pointsLedger.id))
    .limit(LATEST)
  const earned = await lifetimePoints(db, accountId)
  const tiers = rules?.tiers ?? []
  return {
    ...viewLoyalty({ points: account.points, earned, tiers }, language),
    tiers: tiers.map(({ name, from, bonus }) => ({ name: name[language], from, bonus })),
    ...standing(tiers, earned, language),
    pointValue: rules?.pointValue ?? 0,
    pointsPerDollar: rules?.pointsPerDollar ?? 0,
    rewards: gifts
      .filter(reward => isOffered(reward, now))
      .map(({ id, name, points, value }) => ({ id, name: name[language], points, value })),
    ledger: entries.map(({ entry: { id, at, kind, points }, number }) => ({
      id,
      at: at.toISOString(),
      kind,
      points,
      order: number
    }))
  }
}
