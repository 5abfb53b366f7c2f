import { asc, sql } from 'drizzle-orm'
import type { ProductDetail } from '../../../../contract/catalog/product-detail.ts'
import { brandKey } from '../../../../rules/catalog/brand-key.ts'
import { brands } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import { viewPicture } from '../picture.ts'
import type { Viewer } from '../view-product.ts'

/** Reads the text and the picture of a brand by its name; null if it has neither. */
export async function readAboutBrand(
  db: Queries,
  name: string,
  { language, origin }: Viewer
): Promise<ProductDetail['aboutBrand']> {
  const [row] = await db
    .select()
    .from(brands)
    .where(sql`lower(trim(${brands.name})) = ${brandKey(name)}`)
    .orderBy(asc(brands.id))
    .limit(1)
  const text = row?.text?.[language] ?? ''
  if (row === undefined || (text === '' && row.picture === null)) return null
  return { text, picture: null, ...(row.picture !== null && viewPicture(origin, row.picture)) }
}
