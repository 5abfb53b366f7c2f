import { asc } from 'drizzle-orm'
import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { EditedLoyalty, EditedReward } from '../../../contract/staff/staff-catalogue.ts'
import { rewards } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { loyaltyId } from '../things/loyalty.ts'
import { things } from '../things/things.ts'

/** Returns the rewards in their order. */
export async function readRewardList(db: Queries): Promise<EditedReward[]> {
  const rows = await db.select().from(rewards).orderBy(asc(rewards.sortOrder), asc(rewards.points), asc(rewards.id))
  return rows.map(row => ({ id: row.id, fields: things.reward.fieldsOf(row) as DraftFields<'reward'> }))
}

/** Returns the rules of points; null before a business is set up. */
export async function readPointsRules(db: Queries): Promise<EditedLoyalty | null> {
  const row = (await things.loyalty.read(db, [loyaltyId], false)).get(loyaltyId)
  return row ? (things.loyalty.fieldsOf(row) as EditedLoyalty) : null
}
