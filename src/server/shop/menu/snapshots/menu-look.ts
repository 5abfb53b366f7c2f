import { createHash } from 'node:crypto'
import { product } from '../../../../contract/catalog/menu.ts'
import { runStatement, type Statement } from '../../../db/connection/statement.ts'
import type { Queries } from '../../../db/types.ts'
import { lotOrder } from '../../lots/fifo.ts'
import { offerAt, type OfferTimes } from '../../../../rules/promo/offer-times.ts'
import type { DepositTerms } from '../deposit.ts'
import type { StoreTime } from '../sale.ts'

/** Increment when the same rows are rendered differently; otherwise clients would keep the old rendering. */
const edition = 2

/** A digest of a location's menu. */
export interface Look {
  /** Hash of the menu's content, without stock here and elsewhere, but with the date of each next lot. */
  fingerprint: string
  /** Stock of each listed size, by its id. */
  stocks: Record<string, number>
}

// XOR of row hashes needs no order, and the rows themselves are not transferred.
const looking: Statement = {
  name: 'look_at_menu',
  text: `
    select concat_ws('/', count(*), bit_xor(hashtextextended(concat(
        products, variants, listings.price, '/', listings.sale_price, '/', listings.sale_name, '/', listings.sale_times,
        listings.available, next_lot.packaged_on
      ), 0)), (select features from locations where id = $1)) as rows,
      coalesce(json_agg(distinct listings.sale_times::text) filter (where listings.sale_price is not null), '[]') as "saleTimes",
      coalesce(json_object_agg(listings.variant_id, listings.stock), '{}') as stocks
    from listings
    join variants on variants.id = listings.variant_id
    join products on products.id = variants.product_id
    left join (
      select distinct on (variant_id) variant_id, '/' || packaged_on as packaged_on from lots
      where location_id = $1 and units_left > 0 order by variant_id, ${lotOrder}
    ) as next_lot on next_lot.variant_id = listings.variant_id
    where listings.location_id = $1 and not products.discontinued`
}

interface LookRow {
  rows: string
  /** The times of all sales, each once and as JSON; null for a sale that is always in force. */
  saleTimes: (string | null)[]
  stocks: Record<string, number>
}

/** Computes the digest of a location's menu, with the deposits and sales in force, in one query with a small result. */
export async function lookAt(
  db: Queries,
  locationId: string,
  { rules, day }: DepositTerms,
  { now, zone }: StoreTime
): Promise<Look> {
  const [row] = await runStatement<LookRow>(db, looking, [locationId])
  const { rows = '', saleTimes = [], stocks = {} } = row ?? {}
  const fields = Object.keys(product.entries)
  const sales = saleTimes.flatMap(times => (times === null ? [] : offerAt(JSON.parse(times) as OfferTimes, now, zone)))
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([edition, fields, rows, rules.filter(({ from }) => from <= day), sales]))
    .digest('hex')
  return { fingerprint, stocks }
}
