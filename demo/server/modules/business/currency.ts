import { business } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** The currency in which the business sells. */
export async function readCurrency(db: Queries): Promise<string> {
  const [row] = await db.select({ currency: business.currency }).from(business).limit(1)
  return row?.currency ?? 'CAD'
}
