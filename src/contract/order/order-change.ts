import { array, boolean, type InferOutput, object, picklist, string } from 'valibot'
import { method } from '../cart/method.ts'
import { pictureEntries } from '../catalog/menu.ts'
import { potency } from '../catalog/potency.ts'
import { price } from '../http/money.ts'
import { count } from '../http/number.ts'
import { maybe } from '../http/optional.ts'
import { id, slug } from '../http/text.ts'
import { instant } from '../http/time.ts'

/** An order at one side of a change. */
const orderState = object({
  lines: array(object({ variant: id, name: string(), variantName: string(), quantity: count, unitPrice: price })),
  total: price,
  slotStart: instant,
  /** Left out by back ends whose orders keep their method. */
  method: maybe(method)
})

/** A change of a placed order, with who made it: the shopper, the store, an answer to a question, or none in time. */
export const orderChange = object({
  id,
  at: instant,
  by: picklist(['shopper', 'staff', 'answer', 'timeout']),
  before: orderState,
  after: orderState,
  /** True if the shopper's note was changed too. */
  hasNewNotes: maybe(boolean(), false)
})

/** A question to the shopper about pieces of a line that the store is out of. */
export const orderQuestion = object({
  id,
  /** The id of the line, and the number of its pieces that are missing. */
  line: id,
  missing: count,
  /** When the missing pieces are left out if there is no answer. */
  until: instant,
  /** A product in place of the missing pieces; none if there is nothing alike. */
  substitute: maybe(
    object({
      variant: id,
      product: id,
      productSlug: slug,
      name: string(),
      brand: string(),
      variantName: string(),
      ...pictureEntries,
      thc: maybe(potency, null),
      quantity: count,
      unitPrice: price
    }),
    null
  ),
  /** The order's totals with the substitute, and without the missing pieces. */
  takenTotal: price,
  leftTotal: price
})

export type OrderChange = InferOutput<typeof orderChange>
export type OrderQuestion = InferOutput<typeof orderQuestion>
