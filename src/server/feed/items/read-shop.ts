import type { Transaction } from '../../db/types.ts'
import { createClassifier, type Place } from '../../import/categories.ts'
import { plainMapping } from '../../import/read/mapping.ts'
import { readSettings, readShelves, shelfForTheRest } from '../../import/shelves.ts'
import type { Shop } from '../../import/write/plan.ts'
import type { ProductRow } from '../../import/write/stored.ts'
import type { LocationRow } from '../../shop/locations/find-location.ts'
import type { Reading } from './merge-items.ts'

/** Reads the data of the shop that a batch for a location needs. */
export async function readShop(
  tx: Transaction,
  { id, purchaseLimit }: LocationRow,
  source: string
): Promise<{ shop: Shop; reading: Reading }> {
  const shelves = await readShelves(tx)
  const { taxCodes } = await readSettings(tx)
  const uncategorised = await shelfForTheRest(tx, false)
  const slugs = new Map([...shelves].map(([slug, shelf]) => [shelf.id, slug]))
  return {
    shop: {
      source,
      location: { id, limitMilli: Math.round(purchaseLimit.dried * 1000) },
      categoryIds: new Map([...shelves].map(([slug, shelf]) => [slug, shelf.id])),
      forms: new Map([...shelves].map(([slug, shelf]) => [slug, shelf.form])),
      uncategorised,
      takesPictures: true,
      hasLegacy: false
    },
    reading: {
      classify: createClassifier(plainMapping, [...shelves.values()]),
      filed: ({ categoryId, subCategoryId, limitClass }: ProductRow): Place | undefined => {
        const category = slugs.get(categoryId)
        if (category === undefined || categoryId === uncategorised) return undefined
        return { category, subCategory: slugs.get(subCategoryId ?? '') ?? null, limitClass }
      },
      taxCodes: new Set(taxCodes.values())
    }
  }
}
