import { and, eq, or } from 'drizzle-orm'
import type { ProductDetail } from '../../../../contract/catalog/product-detail.ts'
import { products } from '../../../db/schema.ts'
import type { Queries } from '../../../db/types.ts'
import { notFound } from '../../../http/api-error.ts'
import type { LocationRow } from '../../locations/find-location.ts'
import { readDepositTerms } from '../deposit.ts'
import { timeAt } from '../sale.ts'
import { listedAt, productColumns } from './columns.ts'
import { readAboutBrand } from './read-about-brand.ts'
import { readAlternatives, readLeft } from './read-left.ts'
import { readNextLots } from '../../lots/read-lots.ts'
import { type Viewer, viewProduct } from '../view-product.ts'

/** Reads one product of a location by its slug or id, with the other stores that have it. */
export async function readDetail(
  db: Queries,
  location: LocationRow,
  slugOrId: string,
  viewer: Viewer,
  now: Date
): Promise<ProductDetail> {
  const { id: locationId, features } = location
  const { description, ingredients, allergens, pictureAlt } = products
  const [row] = await db
    .select({ ...productColumns(locationId), description, ingredients, allergens, pictureAlt })
    .from(products)
    .where(and(or(eq(products.slug, slugOrId), eq(products.id, slugOrId)), listedAt(locationId)))
    .limit(1)
  if (row === undefined) throw notFound()
  const { language } = viewer
  const [alternatives, elsewhere, terms, lotsOf, aboutBrand] = await Promise.all([
    readAlternatives(db, locationId, [row], language),
    readLeft(db, locationId, [row.id], language),
    readDepositTerms(db, location, now),
    readNextLots(db, locationId, row.id, language),
    readAboutBrand(db, row.brand, viewer)
  ])
  const shown = viewProduct(row, viewer, { features, terms, time: timeAt(location, now), alternatives })
  return {
    ...shown,
    variants: shown.variants.map(variant => ({ ...variant, lots: lotsOf.get(variant.id) })),
    pictureAlt: (row.picture !== null && row.pictureAlt?.[language]) || null,
    aboutBrand,
    description: row.description[language],
    terpenes: row.terpenes.map(({ name, percent }) => ({ name: name[language], percent })),
    suggests: location.suggestions || undefined,
    ingredients: row.ingredients?.[language] ?? null,
    allergens: row.allergens?.[language] ?? null,
    elsewhere: elsewhere.map(({ location, name, stock }) => ({ location, name, stock }))
  }
}
