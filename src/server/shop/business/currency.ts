import { business } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** Returns the currency of the business. */
export async function readCurrency(db: Queries): Promise<string> {
  const [row] = await db.select({ currency: business.currency }).from(business).limit(1)
  return row?.currency ?? 'CAD'
}
