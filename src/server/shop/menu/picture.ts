import { createHash } from 'node:crypto'
import type { products } from '../../db/schema.ts'
import { pictureWidths, storedPictureOf } from '../../pictures/picture-address.ts'

/** Increment when the drawings change: pictures are cached for a year. */
const edition = 1

/** The columns that a picture's URL depends on. */
type PicturedRow = Pick<
  typeof products.$inferSelect,
  'slug' | 'name' | 'brand' | 'form' | 'subCategoryId' | 'strainType' | 'picture'
>

/** Returns the path of a product's picture: its own, else the drawn one, whose path changes with its content. */
export function pictureOf(product: PicturedRow): string {
  if (product.picture !== null) return product.picture
  const { slug, name, form, brand, subCategoryId, strainType } = product
  const parts = JSON.stringify([edition, slug, name.en, form, brand, subCategoryId, strainType])
  return `/pictures/${slug}.svg?v=${createHash('sha256').update(parts).digest('hex').slice(0, 8)}`
}

/** Makes a path on this server absolute, so that it works on a retailer's page. */
export const whole = (origin: string, address: string): string => new URL(address, origin).href

/** Returns a picture in its API shape: its absolute address, and the widths of a stored one. */
export const viewPicture = (origin: string, address: string) => ({
  picture: whole(origin, address),
  pictureWidths: storedPictureOf(address) === undefined ? undefined : [...pictureWidths]
})
