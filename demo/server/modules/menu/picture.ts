import { createHash } from 'node:crypto'

/** What the address of a product's picture is made of. */
export interface Pictured {
  slug: string
  picture: string | null
  form: string
  strain: string | null
  brand: string
}

/** Where a product's picture is: the one it was given, else the one that we draw, which gets a new address when it changes. */
export function pictureOf(product: Pictured): string {
  if (product.picture !== null) return product.picture
  const { slug, form, strain, brand } = product
  const version = createHash('sha256')
    .update(JSON.stringify([slug, form, strain, brand]))
    .digest('hex')
    .slice(0, 8)
  return `/pictures/${slug}.svg?v=${version}`
}

/** Makes an address on this server whole, so that it holds on a retailer's page too. */
export const whole = (origin: string, address: string): string => new URL(address, origin).href
