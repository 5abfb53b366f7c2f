import type { OrderLine } from '../../../contract/order/order.ts'
import type { orderLines } from '../../db/schema.ts'
import { viewPicture } from '../../shop/menu/picture.ts'
import type { Viewer } from '../../shop/menu/view-product.ts'

/** Returns a line of an order as it was bought, in its API shape. */
export function viewLine(line: typeof orderLines.$inferSelect, { language, origin }: Viewer): OrderLine {
  const { id, variantId, productId, productSlug, brand, quantity, note, unitPrice, regularPrice, limitClass } = line
  return {
    id,
    variant: variantId,
    product: productId,
    productSlug,
    sku: line.sku ?? undefined,
    name: line.name[language],
    brand,
    variantName: line.variantName[language],
    ...(line.picture === null ? { picture: null } : viewPicture(origin, line.picture)),
    quantity,
    note,
    ifMissing: line.ifMissing ?? undefined,
    unitPrice,
    regularPrice,
    total: unitPrice * quantity,
    deposit: line.deposit ?? undefined,
    limitClass,
    equivalent: line.equivalentMilli / 1000,
    lots: line.lots?.map(({ number, packagedOn, quantity: units }) => ({ number, packagedOn, quantity: units }))
  }
}
