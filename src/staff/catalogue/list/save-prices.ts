import type { Result } from '../../../client/http/problem.ts'
import type { DraftEdit } from '../../../contract/staff/drafts.ts'
import { readPrices, type StorePrice } from '../../data/prices.ts'
import { storesIn } from '../store-boxes.tsx'
import { saveAll } from './save-all.ts'

/** Reads the prices of products in the chosen stores, and saves the changes that are made of them to the draft. */
export async function savePrices(
  products: readonly string[],
  stores: string,
  change: (prices: readonly StorePrice[]) => readonly DraftEdit[]
): Promise<Result<unknown> | undefined> {
  const prices = await readPrices(products, storesIn(stores))
  return prices.ok ? saveAll(change(prices.value)) : prices
}
