import { runStatement, type Statement } from '../../db/connection/statement.ts'
import type { Transaction } from '../../db/types.ts'
import { lotsTaken, takeLots } from './fifo.ts'

const trimming: Statement = {
  name: 'trim_lots',
  text: `
    with wanted as (
      select variant_id, sum(units_left) - stock as quantity from lots join listings using (location_id, variant_id)
      where location_id = $1 group by variant_id, stock having sum(units_left) > stock
    ), lot as (${lotsTaken('wanted')})
    ${takeLots}`
}

/**
 * Takes from a store's lots, first in, first out, whatever they hold beyond the stock of their listings. To be called in
 * each transaction that sets stock, after it has: a lower stock says that units are gone, and the oldest go first.
 * Listings that the transaction hasn't changed are left alone, because no committed state has such a surplus.
 */
export async function trimLots(tx: Transaction, locationId: string): Promise<void> {
  await runStatement(tx, trimming, [locationId])
}
