import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { EditedBanner } from '../../../contract/staff/staff-catalogue.ts'
import type { Queries } from '../../db/types.ts'
import { readBannerRows } from '../../shop/banners/stored-banners.ts'
import { whole } from '../../shop/menu/picture.ts'
import { things } from '../things/things.ts'

/** Returns the banners in their order. */
export async function readBannerList(db: Queries, origin: string): Promise<EditedBanner[]> {
  const rows = await readBannerRows(db)
  return rows.map(row => ({
    id: row.id,
    shown: row.picture === null ? null : whole(origin, row.picture),
    fields: things.banner.fieldsOf(row) as DraftFields<'banner'>
  }))
}
