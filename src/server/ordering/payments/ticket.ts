import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { payments } from '../../db/schema.ts'
import type { Outcome } from './providers/gateway.ts'
import { type ProviderPayment, findPayments, type PaymentRow, rowOf } from './rows.ts'

type Authorised = Extract<Outcome, { status: 'authorised' }>

/** The statuses in which a provider's own form may still take the money: after a declined card it takes another one. */
const payable = ['open', 'refused'] as const

const hasForm = and(isNotNull(payments.ticket), isNull(payments.orderId))

/** Condition for payments of which the provider may know more than we do. */
export const isUnreported = and(hasForm, inArray(payments.status, [...payable]))

/**
 * Asks the provider for a payment in its own form, which may have taken the money without a word to the page. A declined
 * card changes nothing, because the form is still open.
 */
export async function readForm(
  parts: Pick<Context, 'db' | 'clock' | 'log'>,
  { row, gateway, request }: ProviderPayment
): Promise<PaymentRow> {
  const isOpen = row.status === 'open' || row.status === 'refused'
  if (!isOpen || row.ticket === null) return row
  const outcome = await gateway.read(request, row.reference ?? '')
  if (outcome.status === 'authorised') await storePaid(parts, row, outcome)
  return rowOf(parts.db, row.id)
}

/** Stores that the form was paid; a voided payment is given back by the next round of settling. */
async function storePaid(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  row: PaymentRow,
  { amount, reference, brand, last4 }: Authorised
): Promise<void> {
  const isOther = amount !== row.amount
  if (isOther) log(`The card provider authorized ${amount} for a payment of ${row.amount}.`)
  const status = isOther ? ('voided' as const) : ('authorised' as const)
  await db
    .update(payments)
    .set({ status, reference, brand, last4, refusal: null, updatedAt: clock() })
    .where(and(eq(payments.id, row.id), isUnreported))
}

/**
 * Returns the payment that a provider's own form has taken for a cart at this total, so that a shopper who comes back
 * is not charged again.
 */
export async function findPaid(
  context: Pick<Context, 'db' | 'clock' | 'log' | 'gateways'>,
  cart: { id: string; total: number; currency: string },
  accountId: string | null
): Promise<PaymentRow | undefined> {
  const which = and(hasForm, eq(payments.cartId, cart.id), inArray(payments.status, [...payable, 'authorised']))
  const ownPayments = (await findPayments(context, which)).filter(({ row }) => row.accountId === accountId)
  const rows = await Promise.all(ownPayments.map(payment => readForm(context, payment)))
  return rows.find(row => row.status === 'authorised' && row.amount === cart.total && row.currency === cart.currency)
}
