import { and, eq, gt, sql } from 'drizzle-orm'
import type { Lot } from '../../../contract/catalog/lot.ts'
import { lots, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'
import { lotOrder } from './fifo.ts'

/** Number of lots that are shown of a size: an order of several units may come from more than one. */
const SHOWN = 3

/** Returns the lots of a product's sizes at a location that are sold next, by size; none of a size without lots. */
export async function readNextLots(
  db: Queries,
  locationId: string,
  productId: string,
  language: Language
): Promise<Map<string, Lot[]>> {
  const { variantId, number, packagedOn, thc, cbd, terpenes, coa } = lots
  const rows = await db
    .select({ variantId, number, packagedOn, thc, cbd, terpenes, coa })
    .from(lots)
    .innerJoin(variants, eq(variants.id, variantId))
    .where(and(eq(lots.locationId, locationId), eq(variants.productId, productId), gt(lots.left, 0)))
    .orderBy(sql.raw(lotOrder))
  const bySize = new Map<string, Lot[]>()
  for (const row of rows) {
    const shown = bySize.get(row.variantId) ?? []
    if (shown.length === SHOWN) continue
    bySize.set(row.variantId, [...shown, viewLot(row, language)])
  }
  return bySize
}

type LotRow = Pick<typeof lots.$inferSelect, 'number' | 'packagedOn' | 'thc' | 'cbd' | 'terpenes' | 'coa'>

const viewLot = ({ number, packagedOn, thc, cbd, terpenes, coa }: LotRow, language: Language): Lot => ({
  number,
  packagedOn: packagedOn ?? undefined,
  thc: thc ?? undefined,
  cbd: cbd ?? undefined,
  terpenes: terpenes?.map(({ name, percent }) => ({ name: name[language], percent })),
  coa: coa ?? undefined
})
