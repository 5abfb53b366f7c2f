import type { ProductForm } from '../../../src/contract/catalog/menu.ts'
import { hash } from '../hash.ts'
import { pictureOfCategory } from './category.ts'
import { drawAccessory } from './forms/accessory.ts'
import { drawBottle, drawCapsules } from './forms/bottle.ts'
import { drawCan } from './forms/can.ts'
import { drawChocolate } from './forms/chocolate.ts'
import { drawConcentrate } from './forms/concentrate.ts'
import { drawJar } from './forms/jar.ts'
import { drawPouch } from './forms/pouch.ts'
import { drawPreRoll } from './forms/pre-roll.ts'
import { drawSeeds } from './forms/seed.ts'
import { drawTopical } from './forms/topical.ts'
import { drawVape } from './forms/vape.ts'
import { type Look, lookOf, type Pictured } from './look.ts'
import { createPen, type Pen } from './pen.ts'

export type { Pictured } from './look.ts'
export { drawLogo } from './logo.ts'

const forms: Record<ProductForm, (pen: Pen, look: Look) => string> = {
  flower: drawJar,
  'pre-roll': drawPreRoll,
  vape: drawVape,
  concentrate: drawConcentrate,
  edible: drawPouch,
  chocolate: drawChocolate,
  beverage: (pen, look) => (look.subCategory === 'drink-mixes' ? drawPouch : drawCan)(pen, look),
  oil: drawBottle,
  capsule: drawCapsules,
  topical: drawTopical,
  seed: drawSeeds,
  accessory: drawAccessory
}

/**
 * Returns a product's picture: an SVG of 600 × 600 on a transparent background, always the same for the same product.
 */
export function drawProduct(product: Pictured): string {
  const pen = createPen(`p${(hash(product.slug) % 46656).toString(36)}`)
  return pen.finish(forms[product.form](pen, lookOf(product)), `${product.brand} ${product.name}`)
}

/** Returns a category's picture, drawn as a product of the retailer's own brand, without words on the label. */
export function drawCategory(slug: string): string {
  return drawProduct(pictureOfCategory(slug))
}
