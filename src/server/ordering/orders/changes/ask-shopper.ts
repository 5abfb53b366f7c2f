import { eq } from 'drizzle-orm'
import { newId, orderQuestions, products, type StoredSubstitute } from '../../../db/schema.ts'
import type { Transaction } from '../../../db/types.ts'
import { enqueue } from '../../../outbox/jobs.ts'
import { publishStock } from '../../../shop/locations/publish-location.ts'
import { pictureOf } from '../../../shop/menu/picture.ts'
import { emailJobs } from '../emails/order-emails.ts'
import type { OrderLineRow } from '../place/insert-order.ts'
import type { OrderRow } from '../read-orders.ts'
import { publishOrder } from '../publish-order.ts'
import type { ChangeContext, Changer } from './apply-change.ts'
import type { Missing } from './missing-edit.ts'
import { takeUnits } from './move-stock.ts'
import type { PlannedChange } from './plan-change.ts'
import { ANSWER_MINUTES } from './questions.ts'

/** A question about missing pieces, with what each answer makes of the order. */
export interface NewQuestion {
  missing: Missing & { line: OrderLineRow }
  /** The order with the substitute; undefined without one. */
  taken: PlannedChange | undefined
  /** The order's totals with the substitute and without the missing pieces. */
  takenTotal: number
  leftTotal: number
}

/** Asks the shopper about missing pieces: the substitute is reserved until the answer, or until the time is up. */
export async function askShopper(
  tx: Transaction,
  context: ChangeContext,
  { missing: { line, missing, substitute }, taken, takenTotal, leftTotal }: NewQuestion,
  { changer: { memberId = null, memberName = null }, order, now }: { changer: Changer; order: OrderRow; now: Date }
): Promise<void> {
  const id = newId()
  const offered = taken && substitute ? await substituteIn(tx, taken, substitute) : null
  const size = { locationId: order.locationId, variantId: offered?.variant ?? '' }
  const lots = offered ? await takeUnits(tx, size, offered.quantity, now) : null
  await tx.insert(orderQuestions).values({
    id,
    orderId: order.id,
    lineId: line.id,
    missing,
    substitute: offered,
    lots,
    takenTotal,
    leftTotal,
    memberId,
    memberName: memberName ?? '',
    at: now,
    dueAt: new Date(now.getTime() + ANSWER_MINUTES * 60_000)
  })
  await publishOrder(tx, context, order, order.status)
  if (offered) await publishStock(tx, context, order.locationId, [offered.variant])
  await enqueue(tx, ...emailJobs(order, 'question', { question: id }))
}

async function substituteIn(
  tx: Transaction,
  { sums }: PlannedChange,
  { variant, quantity }: { variant: string; quantity: number }
): Promise<StoredSubstitute | null> {
  const line = sums.lines.find(({ row }) => row.variant.id === variant)
  if (line === undefined) return null
  const { product, variant: size } = line.row
  const [strength] = await tx.select({ thc: products.thc }).from(products).where(eq(products.id, product.id))
  return {
    variant,
    product: product.id,
    productSlug: product.slug,
    name: product.name,
    brand: product.brand,
    variantName: size.size,
    picture: pictureOf(product),
    thc: strength?.thc ?? null,
    quantity,
    unitPrice: line.unitPrice
  }
}
