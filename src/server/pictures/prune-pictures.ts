import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { deleteInBatches, type IsOver } from '../db/batches.ts'
import {
  banners,
  business,
  brands,
  categories,
  draftChanges,
  drafts,
  orderLines,
  pictures,
  products,
  wantedPictures
} from '../db/schema.ts'
import type { Database } from '../db/types.ts'

/** The kinds of drafts whose things have a picture. */
const pictured = sql`('product', 'category', 'brand', 'banner')`

/**
 * The paths that are shown, are in a draft, or would be after a list or a draft is undone: one list, which the
 * database hashes, however many orders there are.
 */
const shown = sql`(
  select ${products.picture} as path from ${products}
  union all select ${categories.picture} from ${categories}
  union all select ${brands.picture} from ${brands}
  union all select ${banners.picture} from ${banners}
  union all select ${business.logo} from ${business}
  union all select ${orderLines.picture} from ${orderLines} where ${orderLines.picture} like '/v1/pictures/%'
  union all select ${wantedPictures.formerPicture} from ${wantedPictures}
  union all select ${draftChanges.fields}->'picture'->>'from' from ${draftChanges} where ${draftChanges.kind} in ${pictured}
  union all select ${draftChanges.fields}->'picture'->>'to' from ${draftChanges}
    join ${drafts} on ${drafts.id} = ${draftChanges.draftId} and ${drafts.publishedAt} is null
    where ${draftChanges.kind} in ${pictured}
  union all select ${draftChanges.fields}->'logo'->>'from' from ${draftChanges} where ${draftChanges.kind} = 'business'
  union all select ${draftChanges.fields}->'logo'->>'to' from ${draftChanges}
    join ${drafts} on ${drafts.id} = ${draftChanges.draftId} and ${drafts.publishedAt} is null
    where ${draftChanges.kind} = 'business'
) as shown`

/** True for a picture whose path, as `pathOfPicture` writes it, is shown. */
const isShown = sql`exists (select 1 from ${shown} where shown.path = '/v1/pictures/' || ${pictures.id} || '/640.jpg')`

/**
 * Notes which pictures are unused as of now, and deletes those that have been since `before`: open pages and cached menus may show
 * a picture for a while after its product has another.
 */
export async function prunePictures(db: Database, now: Date, before: Date, isOver?: IsOver): Promise<void> {
  await db
    .update(pictures)
    .set({ unusedSince: null })
    .where(and(isNotNull(pictures.unusedSince), isShown))
  await db
    .update(pictures)
    .set({ unusedSince: now })
    .where(and(isNull(pictures.unusedSince), sql`not ${isShown}`))
  await deleteInBatches(db, pictures, lt(pictures.unusedSince, before), isOver)
}
