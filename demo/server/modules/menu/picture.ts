import { createHash } from 'node:crypto'
import type { products } from '../../db/schema.ts'

/** To be raised when the drawings themselves change: a picture's address holds for a year. */
const edition = 1

/** What the address of a product's picture is made of. */
type PicturedRow = Pick<
  typeof products.$inferSelect,
  'slug' | 'name' | 'brand' | 'form' | 'subCategoryId' | 'strainType' | 'picture'
>

/** Where a product's picture is: the one it was given, else the one that we draw, which gets a new address when it changes. */
export function pictureOf(product: PicturedRow): string {
  if (product.picture !== null) return product.picture
  const { slug, name, form, brand, subCategoryId, strainType } = product
  const parts = JSON.stringify([edition, slug, name.en, form, brand, subCategoryId, strainType])
  return `/pictures/${slug}.svg?v=${createHash('sha256').update(parts).digest('hex').slice(0, 8)}`
}

/** Makes an address on this server whole, so that it holds on a retailer's page too. */
export const whole = (origin: string, address: string): string => new URL(address, origin).href
