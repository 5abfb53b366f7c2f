import { canadaWithProductTaxes } from '../../../rules/market/canada-product-taxes.ts'
import { canadianDeposits } from '../../../rules/market/canada-deposits.ts'
import type { DepositRule } from '../../../rules/deposit/deposit-of.ts'
import type { MarketData } from '../../../rules/market/market-data.ts'

/** The market of a business as it is stored: null for Canada. */
export type StoredMarket = MarketData | null

/** Returns the postal codes of a market; null for any. */
export const postalCodesOf = (stored: StoredMarket) => ({ postalCodes: marketOf(stored).postalCodes ?? null })

/** Returns the facts of a market. */
export const marketOf = (stored: StoredMarket): MarketData => stored ?? canadaWithProductTaxes

/** Returns the deposits of a province, by the market's own table or Canada's; none where it has no entry. */
export const depositRulesOf = (stored: StoredMarket, province: string): readonly DepositRule[] =>
  (stored ? stored.provinces[province]?.deposits : canadianDeposits[province]) ?? []
