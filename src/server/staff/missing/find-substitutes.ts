import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Potency } from '../../../contract/catalog/potency.ts'
import type { Substitute } from '../../../contract/staff/staff-missing.ts'
import { rankSubstitutes } from '../../../rules/order/rank-substitutes.ts'
import { exceedOf, milligramsOf } from '../../../rules/cart/limit.ts'
import { listings, locations, orderLines, orders, products, variants } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import { notFound } from '../../http/api-error.ts'
import { listingAt } from '../../ordering/carts/listing-at.ts'
import type { LocationRow } from '../../shop/locations/find-location.ts'
import { pictureOf, viewPicture } from '../../shop/menu/picture.ts'
import { timeAt } from '../../shop/menu/sale.ts'
import type { Viewer } from '../../shop/menu/view-product.ts'
import { findListings } from '../listings.ts'

/** The most substitutes in the list: the staff look for another one by its name. */
const MOST = 12

interface Wanted {
  order: string
  line: string
  q: string
  now: Date
}

/** Finds sizes in place of a line; throws 404 if the order has no such line. */
export async function findSubstitutes(db: Queries, wanted: Wanted, viewer: Viewer): Promise<Substitute[]> {
  const [row] = await db
    .select({ line: orderLines, order: orders, location: locations, product: products, variant: variants })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .leftJoin(variants, eq(variants.id, orderLines.variantId))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.id, wanted.line), eq(orderLines.orderId, wanted.order)))
  if (row === undefined) throw notFound()
  const { line, order, location, product, variant } = row
  const ids =
    wanted.q === ''
      ? undefined
      : (await findListings(db, location.id, wanted.q, viewer.language)).map(listing => listing.variant)
  const isCandidate = ids ? inArray(variants.id, ids) : eq(products.categoryId, product?.categoryId ?? '')
  const rows = await db
    .select({ product: products, variant: variants, listing: listings })
    .from(listings)
    .innerJoin(variants, eq(variants.id, listings.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(listings.locationId, location.id),
        eq(listings.available, true),
        gt(listings.stock, 0),
        eq(products.discontinued, false),
        isCandidate
      )
    )
  const time = timeAt(location, wanted.now)
  const sizes = rows
    .filter(candidate => candidate.variant.id !== line.variantId)
    .map(candidate => {
      const listing = listingAt(candidate.listing, time)
      return {
        ...candidate,
        ...comparable(candidate),
        price: Math.min(listing.salePrice ?? listing.price, listing.price)
      }
    })
  const missing =
    product && variant
      ? { ...comparable({ product, variant }), price: line.unitPrice }
      : { subCategory: null, strainType: null, weight: 0, thc: null, price: line.unitPrice }
  const others = order.equivalentMilli - Math.round(line.equivalentMilli / line.quantity)
  return rankSubstitutes(missing, sizes)
    .map(size => viewSubstitute(size, { line, location, others }, viewer))
    .filter(({ isOverLimit }) => ids !== undefined || !isOverLimit)
    .slice(0, MOST)
}

interface Size {
  product: typeof products.$inferSelect
  variant: typeof variants.$inferSelect
}

const comparable = ({ product, variant }: Size) => ({
  subCategory: product.subCategoryId,
  strainType: product.strainType,
  weight: variant.weightMilli / 1000,
  thc: middleOf(product.thc)
})

const middleOf = (potency: Potency | null): number | null => (potency ? (potency.min + potency.max) / 2 : null)

interface Place {
  line: typeof orderLines.$inferSelect
  location: LocationRow
  /** The order's equivalent without one of the missing pieces, in milligrams. */
  others: number
}

function viewSubstitute(
  { product, variant, listing, price }: Size & { listing: typeof listings.$inferSelect; price: number },
  { line, location, others }: Place,
  { language, origin }: Viewer
): Substitute {
  const { limitClass } = product
  const { weightMilli, equivalentMilli } = variant
  const counted = {
    limitClass,
    weight: weightMilli / 1000,
    equivalent: equivalentMilli && equivalentMilli / 1000,
    quantity: 1
  }
  return {
    variant: variant.id,
    name: product.name[language],
    brand: product.brand,
    variantName: variant.size[language],
    sku: variant.sku ?? undefined,
    ...viewPicture(origin, pictureOf(product)),
    thc: product.thc,
    price,
    stock: listing.stock,
    isWithinPrice: price <= line.unitPrice,
    isOverLimit: exceedOf(others + milligramsOf(counted, location.purchaseLimit), location.purchaseLimit) > 0
  }
}
