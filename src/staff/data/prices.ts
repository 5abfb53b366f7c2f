import type { Result } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { resettable } from '../../client/reset.ts'
import type { DraftFields } from '../../contract/staff/draft-fields.ts'
import { readPrices as readStorePrices } from '../../contract/staff/staff-catalogue.ts'
import { draftQuery } from './drafts.ts'

/** A size on the menu of a store. */
export interface StorePrice {
  /** As drafts have it: the store and the size. */
  id: string
  fields: DraftFields<'price'>
}

/** Products whose prices are read together. */
const AT_A_TIME = 250

/** The share of products whose prices are read, from 0 to 1; undefined while none are. */
export const $reading = resettable<number | undefined>('person', undefined)

/** Reads the prices of some products in some stores, as they would be with the current draft. */
export async function readPrices(
  products: readonly string[],
  stores: readonly string[]
): Promise<Result<readonly StorePrice[]>> {
  const prices: StorePrice[] = []
  for (let from = 0; from < products.length; from += AT_A_TIME) {
    $reading.set(from / products.length)
    const body = { products: products.slice(from, from + AT_A_TIME) }
    const result = await request(readStorePrices, { query: draftQuery(), body, isLong: true })
    if (!result.ok) {
      $reading.set(undefined)
      return result
    }
    for (const { size, store, fields } of result.value.prices)
      if (stores.includes(store)) prices.push({ id: `${store}/${size}`, fields })
  }
  $reading.set(undefined)
  return { ok: true, value: prices, message: '' }
}
