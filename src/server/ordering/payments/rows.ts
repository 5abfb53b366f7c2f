import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { CardSettings } from '../../../contract/order/card-settings.ts'
import type { Payment } from '../../../contract/order/payment.ts'
import type { Context } from '../../context.ts'
import { locations, payments } from '../../db/schema.ts'
import type { Queries } from '../../db/types.ts'
import type { Language } from '../../http/request/language.ts'
import { notFound } from '../../http/api-error.ts'
import type { PaymentRequest, CardGateway } from './providers/gateway.ts'

/** A stored payment. */
export type PaymentRow = typeof payments.$inferSelect

/** A payment with its gateway and its data for the provider. */
export interface ProviderPayment {
  row: PaymentRow
  gateway: CardGateway
  request: PaymentRequest
}

/** Condition for a cart's payments that are not used by an order. */
export const unusedOf = (cartId: string): SQL | undefined =>
  and(eq(payments.cartId, cartId), isNull(payments.orderId), inArray(payments.status, [...unused]))

/** The statuses in which a payment without an order can be voided. */
export const unused = ['open', 'challenge', 'authorised', 'refused'] as const

/** Finds payments whose gateway is configured. */
export async function findPayments(
  { db, gateways }: Pick<Context, 'db' | 'gateways'>,
  which: SQL | undefined,
  language: Language = 'en'
): Promise<ProviderPayment[]> {
  const rows = await db
    .select({ row: payments, cards: locations.cards })
    .from(payments)
    .innerJoin(locations, eq(locations.id, payments.locationId))
    .where(which)
    .orderBy(payments.createdAt)
  return rows.flatMap(({ row, cards }) => {
    const gateway = gateways[row.provider]
    return gateway ? [{ row, gateway, request: askedOf(row, cards, language) }] : []
  })
}

/** Finds a payment; throws 404 if it doesn't exist or belongs to another account. */
export async function findPayment(
  context: Pick<Context, 'db' | 'gateways'>,
  id: string,
  whose: { accountId: string | null; language: Language }
): Promise<ProviderPayment> {
  const [payment] = await findPayments(context, eq(payments.id, id), whose.language)
  const isTheirs = payment && (payment.row.accountId === null || payment.row.accountId === whose.accountId)
  if (!isTheirs) throw notFound()
  return payment
}

const none: CardSettings = { provider: 'stand-in', script: '', application: null, store: null, mode: 'test' }

/** Returns the cents of a payment that are captured: those that were authorised, or fewer. */
export const amountOf = ({ captureAmount, amount }: Pick<PaymentRow, 'captureAmount' | 'amount'>): number =>
  captureAmount ?? amount

/** Returns a payment's data for the provider. */
export const askedOf = (row: PaymentRow, cards: CardSettings | null, language: Language): PaymentRequest => ({
  payment: row.id,
  amount: amountOf(row),
  currency: row.currency,
  ticket: row.ticket,
  settings: cards ?? none,
  language,
  mayBeCaptured: row.captureBegunAt !== null
})

/** Returns a payment in its API shape. */
export function viewPayment(row: PaymentRow): Payment {
  const { id, provider, status, amount, currency, ticket, challenge, refusal, brand, last4 } = row
  return { id, provider, status, amount, currency, ticket, challenge, refusal, brand, last4 }
}

/** Reads a payment again; throws 404 if it is gone. */
export async function rowOf(db: Queries, id: string): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  if (row === undefined) throw notFound()
  return row
}
