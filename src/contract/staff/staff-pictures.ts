import { array, object, string } from 'valibot'
import { upload } from '../http/endpoint.ts'
import { count } from '../http/number.ts'

/** Maximum size of an uploaded picture in bytes. */
export const mostPictureBytes = 10 * 1024 * 1024

/**
 * Uploads a picture (JPEG, PNG, WebP, AVIF or GIF) as the request's body, and stores it. `path` is the value that a draft has for
 * the picture of a product, a category, a brand or a banner, `url` shows it, and `widths` are those that it is to be had in. The same bytes
 * give the same picture. One that nothing shows and no draft has is deleted after a week. 403 `forbidden` without the right to the
 * menu, to promotions or to stores, 413 for a larger file, and 422 `invalid` with a sentence for one that can't be shown.
 */
export const uploadPicture = upload('/staff/pictures', {
  query: { locale: string() },
  reply: object({ path: string(), url: string(), widths: array(count) })
})
