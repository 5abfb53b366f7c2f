import { createHash } from 'node:crypto'
import { product } from '../../../../../src/contract/catalog/menu.ts'
import { runStatement, type Statement } from '../../../db/connection/statement.ts'
import type { Queries } from '../../../db/types.ts'

/** To be raised when the same rows are shown in another way: who has kept a menu would keep the old way else. */
const edition = 1

/** What a location's menu is made of, at a glance. */
export interface Look {
  /** Stands for all that the menu says, but for how many are left and where else. */
  fingerprint: string
  /** How many are left of each listed size, by its id. */
  stocks: Record<string, number>
}

// Sums of hashes need no order, and rows that nobody has asked for are not brought over.
const looking: Statement = {
  name: 'look_at_menu',
  text: `
    select concat_ws('/', count(*), bit_xor(hashtextextended(concat(
        products, variants, listings.price, '/', listings.sale_price, '/', listings.sale_name, listings.available
      ), 0)), (select features from locations where id = $1)) as rows,
      coalesce(json_object_agg(listings.variant_id, listings.stock), '{}') as stocks
    from listings
    join variants on variants.id = listings.variant_id
    join products on products.id = variants.product_id
    where listings.location_id = $1 and not products.discontinued`
}

/** Looks at what a location's menu is made of, in one query whose answer is small. */
export async function lookAt(db: Queries, locationId: string): Promise<Look> {
  const [found] = await runStatement<{ rows: string; stocks: Record<string, number> }>(db, looking, [locationId])
  const { rows = '', stocks = {} } = found ?? {}
  const fields = Object.keys(product.entries)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([edition, fields, rows]))
    .digest('hex')
  return { fingerprint, stocks }
}
