import type { Product, Variant } from '../../../../src/contract/menu.ts'
import type { products } from '../../db/schema.ts'
import type { Language } from '../../http/language.ts'
import type { VariantRow } from './columns.ts'
import { pictureOf, whole } from './picture.ts'

type Unlisted = 'source' | 'externalId' | 'description' | 'terpenes' | 'ingredients' | 'allergens'

/** A product as the menu's queries hand it over. */
export type ProductRow = Omit<typeof products.$inferSelect, Unlisted> & { variants: VariantRow[] }

/** How and for whom things are shown. */
export interface Viewer {
  language: Language
  origin: string
}

/** A product as it crosses the wire. */
export function viewProduct(row: ProductRow, { language, origin }: Viewer): Product {
  const { id, slug, brand, form, limitClass, strain, strainType, thc, cbd, discontinued, featured } = row
  return {
    id,
    slug,
    name: row.name[language],
    brand,
    category: row.categoryId,
    subCategory: row.subCategoryId,
    form,
    limitClass,
    strain,
    strainType,
    thc,
    cbd,
    picture: whole(origin, pictureOf(row)),
    discontinued,
    featured,
    addedAt: null,
    effects: [],
    rating: null,
    alternative: null,
    variants: row.variants.map(variant => viewVariant(variant, language))
  }
}

function viewVariant(row: VariantRow, language: Language): Variant {
  return {
    id: row.id,
    name: row.size[language],
    price: row.price,
    salePrice: row.salePrice,
    saleName: null,
    available: row.available && row.stock > 0,
    stock: row.stock,
    weight: row.weightMilli / 1000,
    equivalent: row.equivalentMilli === null ? null : row.equivalentMilli / 1000
  }
}
