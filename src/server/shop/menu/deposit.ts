import { type Deposit, depositOf, type DepositRule } from '../../../rules/deposit/deposit-of.ts'
import { dateOf, wallAt } from '../../../rules/time/time-zone.ts'
import { business, type variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { depositRulesOf, type StoredMarket } from '../business/market.ts'
import type { LocationRow } from '../locations/find-location.ts'

/** The terms of deposits at a store: its province's rules, and the day there as `YYYY-MM-DD`. */
export interface DepositTerms {
  rules: readonly DepositRule[]
  day: string
}

/** The settings of a business on deposits. */
export interface DepositSettings {
  market: StoredMarket
  takesDeposits: boolean
}

/** Returns the terms of a store at an instant; without rules where the business takes no deposits by the table. */
export const depositTerms = (
  { market, takesDeposits }: DepositSettings,
  { address, timezone }: Pick<LocationRow, 'address' | 'timezone'>,
  now: Date
): DepositTerms => ({
  rules: takesDeposits ? depositRulesOf(market, address.province) : [],
  day: dateOf(wallAt(now.getTime(), timezone))
})

/** Reads the terms of a store at an instant. */
export async function readDepositTerms(
  db: Queries,
  location: Pick<LocationRow, 'address' | 'timezone'>,
  now: Date
): Promise<DepositTerms> {
  const { market, takesDeposits } = business
  const [settings = { market: null, takesDeposits: true }] = await db
    .select({ market, takesDeposits })
    .from(business)
    .limit(1)
  return depositTerms(settings, location, now)
}

/** Returns the deposit on one pack of a size: as the retailer gave it outright, or by its containers. */
export function depositOn(
  { deposit, containers }: Pick<typeof variants.$inferSelect, 'deposit' | 'containers'>,
  { rules, day }: DepositTerms
): Deposit {
  if (deposit !== null) return { cents: deposit, taxes: [] }
  return containers === null ? { cents: 0, taxes: [] } : depositOf(containers, rules, day)
}
