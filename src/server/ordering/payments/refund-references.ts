import { and, eq, isNotNull } from 'drizzle-orm'
import { paymentReturns, refunds } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'

/** Returns the provider's ids of all that has been given back of a payment. */
export async function referencesOf(db: Queries, paymentId: string): Promise<string[]> {
  const rows = await Promise.all([
    db
      .select({ reference: refunds.reference })
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId), isNotNull(refunds.reference))),
    db
      .select({ reference: paymentReturns.reference })
      .from(paymentReturns)
      .where(and(eq(paymentReturns.paymentId, paymentId), isNotNull(paymentReturns.reference)))
  ])
  return rows.flat().flatMap(({ reference }) => reference ?? [])
}
