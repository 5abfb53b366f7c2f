import { asc, eq } from 'drizzle-orm'
import { mostPictureBytes, uploadPicture } from '../../../contract/staff/staff-pictures.ts'
import type { Context } from '../../context.ts'
import { pictureFiles } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { onlyDrafters } from '../rights.ts'
import { ApiError } from '../../http/api-error.ts'
import { whole } from '../../shop/menu/picture.ts'
import { audited } from '../../staff/audited.ts'
import type { ServeStaff } from '../../staff/serve-staff.ts'
import { createEncoder, type Encoder } from '../../pictures/encode/encoder.ts'
import { pathOfPicture } from '../../pictures/picture-address.ts'
import { faultWords, type PictureFault } from '../../pictures/picture-fault.ts'
import { takePicture } from '../../pictures/take-picture.ts'

/** Pictures of the staff that may wait to be encoded. */
const MOST_WAITING = 8

/**
 * Serves the upload of pictures from the staff's own devices. They have an encoder of their own, so that none waits for the
 * pictures of a long list.
 */
export function pictureUploadRoute(
  serve: ServeStaff,
  context: Context,
  encoder: Encoder = createEncoder({ most: MOST_WAITING })
): void {
  const { db } = context
  serve(uploadPicture, async ({ member, origin, readBytes }) => {
    await onlyDrafters(context, member, [], 'picture')
    const file = await readBytes()
    if (file.length > mostPictureBytes) throw refused('large')
    const id = await audited(context, member, { action: 'picture', detail: `${file.length} bytes` }, async () => {
      const taken = await takePicture({ db, encoder }, file)
      if (!taken.ok) throw refused(taken.fault ?? 'broken')
      return taken.id
    })
    const path = pathOfPicture(id)
    return { path, url: whole(origin, path), widths: await widthsOf(db, id) }
  })
}

function refused(fault: PictureFault): ApiError {
  const details = { words: faultWords[fault] }
  if (fault === 'large') return new ApiError(413, 'invalid', details)
  return fault === 'busy'
    ? new ApiError(503, 'unavailable', { ...details, retryAfter: 5 })
    : new ApiError(422, 'invalid', details)
}

async function widthsOf(db: Queries, id: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ width: pictureFiles.width })
    .from(pictureFiles)
    .where(eq(pictureFiles.pictureId, id))
    .orderBy(asc(pictureFiles.width))
  return rows.map(({ width }) => width)
}
